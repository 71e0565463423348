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

/** The first exercises, in whose scenes one thing must happen: the parts where players learn to look. */
const LAST_WITH_A_BEAT = 26;

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
  if (!scene.beat && scene.exerciseId <= LAST_WITH_A_BEAT) faults.push('beat: nothing happens in it');
  return [...faults, ...stillFaults(scene)];
}

/** What is wrong with the stills before and after: the one must be able to fade into the other. */
export function stillFaults({ look, safe }: Pick<Scene, 'look' | 'safe'>): string[] {
  const faults: string[] = [];
  if (Object.entries(look.camera).some(([edge, at]) => safe.camera[edge as 'x'] !== at))
    faults.push('safe: its camera is another than that of look');
  const box = seenBy(look.camera, look.picture.keyObject);
  if (box.width * box.height < LIMITS.lookObject)
    faults.push(`look: the key object fills ${(box.width * box.height * 100).toFixed(1)} % of the still`);
  return faults;
}
