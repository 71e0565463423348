import { seenBy } from '#studio/scenes/camera.ts';
import type { Scene, Shot } from '#studio/scenes/scene.ts';

/** How much of the frame the key object fills in a shot, 0 to 1. */
export function keyObjectFills(scene: Scene, { camera, insert }: Shot): number {
  const box = seenBy(camera, (insert ?? scene).keyObject);
  return box.width * box.height;
}

/** The shot of clip 1 in which the key object is largest. */
export function closestShot(scene: Scene): Shot {
  return scene.shots.reduce((best, shot) =>
    keyObjectFills(scene, shot) > keyObjectFills(scene, best) ? shot : best,
  );
}
