import { createCanvas } from '@napi-rs/canvas';
import type { Camera, Moment, Performance } from '../../scenes/scene.ts';
import { aim } from '../painter.ts';
import { alive } from '../takes/alive.ts';
import type { Filmed, Take } from '../takes/take.ts';

const SMALL = { width: 320, height: 180 };
/** How far one of a pixel's colors must go to count as changed, of 255. */
const SEEN = 20;
/** Instants of a beat that are compared with its beginning. */
const INSTANTS = [0.2, 0.35, 0.5, 0.65, 0.8, 1];

/** Everybody holds their breath: only the beat goes on. */
function frozen(seconds: number, beat: number, speaker: Performance | null): Moment {
  return { seconds, progress: 0.5, speaker, beat, idle: (seed) => alive(seed, 12)(2) };
}

function drawn(picture: Filmed, camera: Camera, moment: Moment): Uint8Array {
  const canvas = createCanvas(SMALL.width, SMALL.height);
  const pen = canvas.getContext('2d');
  aim(pen, { ...camera, width: camera.width * 4 });
  picture.drawBackground(pen);
  picture.drawAction(pen, moment);
  return canvas.data();
}

function changedShare(before: Uint8Array, after: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < before.length; at += 4) {
    if (
      [0, 1, 2].some((channel) => Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)) > SEEN)
    )
      count += 1;
  }
  return count / (SMALL.width * SMALL.height);
}

/**
 * How much of the frame the beat of a picture changes at most, while mouths, gestures, breath, camera and everything
 * that moves by itself stand still.
 * @param speaker the owner as she or he stands, null where nobody visible speaks
 * @returns a share of the frame, 0 to 1
 */
export function movedShare(picture: Filmed, camera: Camera, speaker: Performance | null): number {
  const before = drawn(picture, camera, frozen(2, 0, speaker));
  return Math.max(
    ...INSTANTS.map((beat) => changedShare(before, drawn(picture, camera, frozen(2, beat, speaker)))),
  );
}

/** The same in the shots of a take that are seen while its beat happens: the largest. 0 without a beat. */
export function movedInTake({ beat, view }: Take): number {
  if (!beat) return 0;
  return Math.max(
    ...INSTANTS.map((share) => {
      const { camera, picture, speaker } = view(beat.from + share * beat.seconds);
      return movedShare(picture, camera, speaker && alive('frozen', 12)(2));
    }),
  );
}
