import { seenBy } from '../../scenes/camera.ts';
import type { Scene } from '../../scenes/scene.ts';
import { LIMITS } from '../limits.ts';

/** The largest share of the frame that the key object, or the whole of an insert, fills in any shot. */
export function keyObjectShare(scene: Pick<Scene, 'keyObject' | 'shots' | 'closing'>): number {
  return Math.max(
    ...[...scene.shots, ...scene.closing].map(({ camera, insert }) => {
      const { width, height } = seenBy(camera, (insert ?? scene).keyObject);
      return width * height;
    }),
  );
}

/** What is wrong with the shots of a scene. */
export function sceneFaults(scene: Scene): string[] {
  const faults: string[] = [];
  const share = keyObjectShare(scene);
  if (share < LIMITS.keyObject) {
    faults.push(`the key object fills ${(share * 100).toFixed(0)} % of the frame at most: a sixth is needed`);
  }
  for (const [name, shots] of Object.entries({ shots: scene.shots, closing: scene.closing })) {
    if (shots[0]?.from !== 0) faults.push(`${name}: the first shot must start at 0`);
    if (shots.some((shot, index) => shot.from < (shots[index - 1]?.from ?? 0)))
      faults.push(`${name}: not in order`);
  }
  if (!scene.startsWide && (scene.shots[0]?.camera.width ?? 0) > LIMITS.firstShot)
    faults.push(
      `shots: the first must be a medium shot, at most ${LIMITS.firstShot} wide, or say startsWide`,
    );
  const { width, height } = seenBy(scene.look.camera, scene.look.picture.keyObject);
  if (width * height < LIMITS.lookObject)
    faults.push(`look: the key object fills ${(width * height * 100).toFixed(1)} % of the still`);
  return faults;
}
