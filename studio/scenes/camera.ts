import { type Box, frameHeight, frameWidth } from '../canvas/pen.ts';
import type { Camera, Picture, Scene, Shot } from './scene.ts';

/** The whole 1280 x 720 picture. */
export const wide: Camera = { x: 0, y: 0, width: frameWidth, height: frameHeight };

/** A 16:9 camera around a center, kept inside the picture. `width` in scene pixels. */
export function framed(centreX: number, centreY: number, width: number): Camera {
  const height = (width * frameHeight) / frameWidth;
  const x = Math.min(Math.max(centreX - width / 2, 0), frameWidth - width);
  const y = Math.min(Math.max(centreY - height / 2, 0), frameHeight - height);
  return { x, y, width, height };
}

/** A camera that shows a box in its middle, the box filling `share` (0-1) of the frame where it fits. */
export function closeOn(box: Box, share = 0.25): Camera {
  const area = (box.width * box.height) / share;
  const width = Math.max(
    Math.sqrt((area * frameWidth) / frameHeight),
    box.width * 1.1,
    (box.height * 1.1 * frameWidth) / frameHeight,
  );
  return framed(box.x + box.width / 2, box.y + box.height / 2, Math.min(width, frameWidth));
}

/** A box of a picture as the camera sees it: x, y, width and height from 0 to 1 of the frame, cut at its edges. */
export function seenBy(camera: Camera, box: Box): Box {
  const left = Math.max(0, (box.x - camera.x) / camera.width);
  const top = Math.max(0, (box.y - camera.y) / camera.height);
  const right = Math.min(1, (box.x + box.width - camera.x) / camera.width);
  const bottom = Math.min(1, (box.y + box.height - camera.y) / camera.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const smooth = (amount: number) => amount * amount * amount * (amount * (amount * 6 - 15) + 10);

function between(from: Camera, to: Camera, amount: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * amount;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}

/** The share of a shot in which its camera must have arrived: the rest is for looking. */
const ARRIVED = 0.75;

/**
 * What fills the frame at an instant of a clip. A camera that would arrive too late for its shot moves faster.
 * @param shots of the scene, the first from 0
 * @param seconds since the clip began
 * @param length of the clip in seconds
 */
export function viewAt(scene: Scene, shots: readonly Shot[], seconds: number, length: number) {
  let camera = shots[0]?.camera ?? wide;
  let picture: Picture = scene;
  for (const [index, shot] of shots.entries()) {
    const since = seconds - shot.from * length;
    if (since < 0) break;
    const next = shot.insert ?? scene;
    const cut = shot.easeSeconds === 0 || next !== picture;
    const until = ((shots[index + 1]?.from ?? 1) - shot.from) * length;
    const ease = Math.min(shot.easeSeconds, until * ARRIVED);
    camera = cut ? shot.camera : between(camera, shot.camera, smooth(Math.min(1, since / ease)));
    picture = next;
  }
  return { camera, picture };
}
