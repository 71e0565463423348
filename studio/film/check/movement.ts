import { createCanvas } from '@napi-rs/canvas';
import { frameWidth } from '../../canvas/pen.ts';
import type { Camera, Moment, Performance } from '../../scenes/scene.ts';
import { FPS, FRAME } from '../frames.ts';
import { aim, momentsOf } from '../painter.ts';
import { alive } from '../takes/alive.ts';
import type { Beat, Filmed, Take } from '../takes/take.ts';

const SMALL = { width: 320, height: 180 };
/** How far one of a pixel's colors must go to count as changed, of 255. */
const SEEN = 20;
/** Instants of a beat that are compared with its beginning. */
const INSTANTS = [0.2, 0.35, 0.5, 0.65, 0.8, 1];

/** Everybody holds their breath: only the beat goes on. */
function frozen(seconds: number, beat: number, speaker: Performance | null): Moment {
  return { seconds, progress: 0.5, speaker, beat, idle: (seed) => alive(seed, 12)(2) };
}

/** What a camera sees at instants of a picture; its background is painted once. */
function framesOf(picture: Filmed, camera: Camera): (moment: Moment) => Uint8Array {
  const small = { ...camera, width: camera.width * 4 };
  const ground = createCanvas(SMALL.width, SMALL.height);
  const under = ground.getContext('2d');
  aim(under, small);
  picture.drawBackground(under);
  return (moment) => {
    const canvas = createCanvas(SMALL.width, SMALL.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(ground, 0, 0);
    aim(pen, small);
    picture.drawAction(pen, moment);
    return canvas.data();
  };
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
  const frame = framesOf(picture, camera);
  const before = frame(frozen(2, 0, speaker));
  return Math.max(...INSTANTS.map((beat) => changedShare(before, frame(frozen(2, beat, speaker)))));
}

/** The same in the shots of a take that are seen while one of its beats happens: the largest. */
export function movedInTake({ view }: Pick<Take, 'view'>, beat: Beat): number {
  return Math.max(
    ...INSTANTS.map((share) => {
      const { camera, picture, speaker } = view(beat.from + share * beat.seconds);
      return movedShare(picture, camera, speaker && alive('frozen', 12)(2));
    }),
  );
}

/** Frames are compared at this size, with this difference of a color, and this share of points that must differ. */
const FRAMES = { width: 480, height: 270, differs: 10, share: 0.0002 };

/**
 * The share of a clip's frames that look like the one before, as somebody sees who does not count a moving camera or a cut:
 * each frame is compared with what the same camera saw a frame earlier.
 */
export function stillShare(take: Take): number {
  const frames = Math.floor(take.speech.seconds * FPS);
  const momentAt = momentsOf(take);
  let still = 0;
  for (let frame = 1; frame < frames; frame++) {
    const at = frame / FPS;
    const { camera, picture, speaker } = take.view(at);
    const earlier = take.view(at - FRAME);
    const before = earlier.picture === picture ? earlier.speaker : speaker;
    const one = smallFrame(picture, camera, momentAt(at - FRAME, before));
    const other = smallFrame(picture, camera, momentAt(at, speaker));
    if (!differs(one, other)) still += 1;
  }
  return still / (frames - 1);
}

function smallFrame(picture: Filmed, camera: Camera, moment: Moment): Uint8Array {
  const canvas = createCanvas(FRAMES.width, FRAMES.height);
  const pen = canvas.getContext('2d');
  aim(pen, { ...camera, width: (camera.width * frameWidth) / FRAMES.width });
  picture.drawAction(pen, moment);
  return canvas.data();
}

function differs(one: Uint8Array, other: Uint8Array): boolean {
  let count = 0;
  for (let at = 0; at < one.length; at += 4)
    if (
      [0, 1, 2].some(
        (channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > FRAMES.differs,
      )
    )
      count += 1;
  return count > FRAMES.share * FRAMES.width * FRAMES.height;
}
