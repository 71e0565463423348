import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import type { Camera, Moment, Performance } from '../scenes/scene.ts';
import { lightFrame } from './light.ts';
import { alive } from './takes/alive.ts';
import type { Beat, Filmed, Take } from './takes/take.ts';

/** Puts a part of the 1280 x 720 scene space on the whole frame. */
export function aim(pen: Pen, camera: Camera): void {
  const scale = frameWidth / camera.width;
  pen.setTransform(scale, 0, 0, scale, -camera.x * scale, -camera.y * scale);
}

/** What a picture knows about an instant of a take. */
export function momentsOf({ name, speech, beats = [] }: Pick<Take, 'name' | 'speech' | 'beats'>) {
  const [first, last] = [speech.words[0]?.start ?? 0, speech.words.at(-1)?.end ?? 1];
  const silent = new Map<string, (at: number) => Performance>();
  return (at: number, speaker: Performance | null): Moment => ({
    seconds: at,
    progress: Math.min(1, Math.max(0, (at - first) / (last - first))),
    speaker,
    beat: goneAt(beats, at),
    idle(seed) {
      const known = silent.get(seed) ?? alive(`${name} ${seed}`, speech.seconds);
      silent.set(seed, known);
      return known(at);
    },
  });
}

/** How far what happens at an instant has gone, evenly from 0 to 1: the pictures ease their movements. */
function goneAt(beats: readonly Beat[], at: number): number {
  const beat = beats.findLast(({ from }) => at >= from);
  if (!beat) return 0;
  return Math.min(1, (at - beat.from) / beat.seconds);
}

/**
 * Paints a take frame by frame on one canvas. The background is painted once for each camera and reused: only
 * while the camera moves, everything is drawn again. A still is painted once.
 */
export function painter(take: Take): (at: number) => Canvas {
  const frame = createCanvas(frameWidth, frameHeight);
  const pen = frame.getContext('2d');
  const background = createCanvas(frameWidth, frameHeight);
  const ground = background.getContext('2d');
  const momentAt = momentsOf(take);
  let painted: { camera: Camera; picture: Filmed } | null = null;

  return (second) => {
    if (take.still && painted) return frame;
    const at = take.still ? 0 : second;
    const { camera, picture, speaker } = take.view(at);
    if (!painted || painted.picture !== picture || !sameBox(painted.camera, camera)) {
      ground.resetTransform();
      ground.clearRect(0, 0, frameWidth, frameHeight);
      aim(ground, camera);
      picture.drawBackground(ground);
      painted = { camera, picture };
    }
    pen.resetTransform();
    pen.drawImage(background, 0, 0);
    aim(pen, camera);
    pen.save();
    picture.drawAction(pen, momentAt(at, speaker));
    pen.restore();
    lightFrame(pen);
    return frame;
  };
}

function sameBox(a: Camera, b: Camera): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
