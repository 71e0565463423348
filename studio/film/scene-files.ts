import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ExerciseFilm } from '../scenes/exercise-film.ts';

const SCENES_DIR = join(import.meta.dirname, '..', 'scenes');

/** The file that draws an exercise, such as studio/scenes/ex07.ts; null if it is not drawn yet. */
export function sceneFile(exerciseId: number): string | null {
  const file = join(SCENES_DIR, `ex${String(exerciseId).padStart(2, '0')}.ts`);
  return existsSync(file) ? file : null;
}

/**
 * Loads the film of an exercise.
 * @throws Error when its file is missing or does not export the `film` of this exercise
 */
export async function loadFilm(exerciseId: number): Promise<ExerciseFilm> {
  const file = sceneFile(exerciseId);
  const { film } = file ? ((await import(file)) as { film?: ExerciseFilm }) : {};
  if (film?.exerciseId !== exerciseId)
    throw new Error(`studio/scenes must have a file that exports the film of exercise ${exerciseId}`);
  return film;
}
