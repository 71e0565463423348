import { withOpacity } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import { clamp, degrees, dot, type Frame, minus, swivelled, tipped, unit } from '../../canvas/space.ts';
import type { Place, Stage } from '../../canvas/stage.ts';
import type { Performance } from '../../scenes/scene.ts';
import type { Look } from '../person.ts';
import { drawFolds } from './age.ts';
import { drawBrows } from './brows.ts';
import { drawEyes, type Gaze } from './eyes.ts';
import { drawGlasses } from './glasses.ts';
import { drawHair } from './hair.ts';
import { drawHat } from './hat.ts';
import { type Head, headAt, turnedNear } from './head.ts';
import { moodOf } from './mood.ts';
import { drawMoustache } from './moustache.ts';
import { drawMouth } from './mouth.ts';
import { drawNose } from './nose.ts';
import { drawEar, drawSkin } from './skin.ts';

/** Which way the head is turned and the eyes look. */
export type HeadPose = { head: Head; gaze: Gaze };

/** Degrees from a frame's front to a spot: towards the own left, and down. */
function bearing(frame: Frame, from: Place, to: Place) {
  const way = unit(minus(to, from));
  return {
    aside: degrees(Math.atan2(dot(way, frame.left), dot(way, frame.forward))),
    down: degrees(-Math.asin(clamp(dot(way, frame.up), -1, 1))),
  };
}

/**
 * Turns a head on its neck towards what it looks at: the head takes most of the way, the eyes the rest.
 * @param body frame of the upper body
 * @param target what `attention` 1 looks at; the viewer is 0
 */
export function poseHead(
  view: Stage,
  body: Frame,
  centre: Place,
  look: Look,
  performance: Performance,
  target: Place,
  size: number,
): HeadPose {
  const viewer = bearing(body, centre, view.eye);
  const object = bearing(body, centre, target);
  const { attention } = performance;
  const mood = moodOf(performance);
  const aside = viewer.aside + (object.aside - viewer.aside) * attention;
  const down = viewer.down + (object.down - viewer.down) * attention;
  // Faces stay readable: both eyes are always seen, and they go the rest of the way.
  const headAside = clamp(clamp(aside * 0.72, -50, 50), viewer.aside - 35, viewer.aside + 35);
  const headDown = clamp(down * 0.55, -14, 26);
  const turned = swivelled(body, headAside);
  const frame = tipped(
    turned,
    headDown + performance.nod * 5 + mood.sink * 9,
    performance.tilt * 6 + mood.tilt * 5,
  );
  const head = headAt(view, frame, centre, look.shape, size);
  const muse = mood.muse * (1 - attention);
  const gaze = {
    x: clamp((aside - headAside) / 26 + muse * 0.75, -1, 1),
    y: clamp((down - headDown) / 26 - muse * 0.85, -0.9, 1),
  };
  return { head, gaze };
}

/** A living head: face, hair, glasses; the hair behind it is drawn before the body. */
export function drawHead(pen: Pen, { head, gaze }: HeadPose, look: Look, performance: Performance): void {
  const mood = moodOf(performance);
  // The ear that faces us lies on the head, the other one behind its edge.
  const near = head.turn < 0 ? 1 : -1;
  const ears = look.hair.style !== 'short-bob' && look.hair.style !== 'waved';
  if (ears) drawEar(pen, head, look, near === 1 ? -1 : 1);
  if (ears) drawEar(pen, head, look, near);
  drawSkin(pen, head, look, mood);
  drawFolds(pen, head, look, mood);
  drawEyes(pen, head, look, gaze, mood, performance.blink);
  drawNose(pen, head, look);
  drawMouth(pen, head, look, performance.mouth, mood);
  if (look.moustache) {
    drawMoustache(pen, head, { hair: look.moustache, light: look.hair.light }, performance.mouth.open, mood);
  }
  drawHair(pen, head, look);
  // Curls fall over the ears.
  const before = ears && look.hair.style !== 'curly' ? turnedNear(head, near) : 0;
  if (before > 0) withOpacity(pen, before, () => drawEar(pen, head, look, near));
  drawBrows(pen, head, look, mood, performance.brow);
  if (look.hat) drawHat(pen, head, look.hat);
  if (look.glasses) drawGlasses(pen, head, look.glasses);
}
