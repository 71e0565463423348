import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExerciseFilm } from '../scenes/exercise-film.ts';
import type { Scene } from '../scenes/scene.ts';

const SCENES_DIR = join(import.meta.dirname, '..', 'scenes');

/** The file that draws an exercise, such as studio/scenes/ex07.ts; null if it is not drawn yet. */
export function sceneFile(exerciseId: number): string | null {
  const file = join(SCENES_DIR, `ex${String(exerciseId).padStart(2, '0')}.ts`);
  return existsSync(file) ? file : null;
}

/** How an exercise is drawn: in both states, as the third edition is written, or as in the edition before. */
export function howDrawn(exerciseId: number): 'in states' | 'as before' | null {
  const file = sceneFile(exerciseId);
  if (!file) return null;
  return /^export const film\b/m.test(readFileSync(file, 'utf8')) ? 'in states' : 'as before';
}

/**
 * Loads an exercise that is drawn in both states.
 * @throws Error when its file is missing or does not export the `film` of this exercise
 */
export async function loadFilm(exerciseId: number): Promise<ExerciseFilm> {
  const file = sceneFile(exerciseId);
  const { film } = file ? ((await import(file)) as { film?: ExerciseFilm }) : {};
  if (film?.exerciseId !== exerciseId)
    throw new Error(`studio/scenes must have a file that exports the film of exercise ${exerciseId}`);
  return film;
}

/**
 * Loads an exercise that is drawn as in the edition before.
 * @throws Error when its file is missing or does not export the `scene` of this exercise
 */
export async function loadScene(exerciseId: number): Promise<Scene> {
  const file = sceneFile(exerciseId);
  if (!file) throw new Error(`nobody has drawn exercise ${exerciseId} yet: docs/studio.md says how`);
  const { scene } = (await import(file)) as { scene?: Scene };
  if (scene?.exerciseId !== exerciseId)
    throw new Error(`${file} must export the scene of exercise ${exerciseId}`);
  return scene;
}
