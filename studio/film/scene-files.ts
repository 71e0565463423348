import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from '../scenes/scene.ts';

const SCENES_DIR = join(import.meta.dirname, '..', 'scenes');

/** The file that draws an exercise, such as studio/scenes/ex07.ts; null if it is not drawn yet. */
export function sceneFile(exerciseId: number): string | null {
  const file = join(SCENES_DIR, `ex${String(exerciseId).padStart(2, '0')}.ts`);
  return existsSync(file) ? file : null;
}

/**
 * Loads a drawn exercise.
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
