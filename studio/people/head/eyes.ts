import { Path2D } from '@napi-rs/canvas';
import { faint, mix } from '../../canvas/color.ts';
import { curve, ellipse, fill, inside, type Shape, stroke } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Look } from '../person.ts';
import { onFace } from './feature.ts';
import type { Head } from './head.ts';
import type { Mood } from './mood.ts';

/** Where the eyes look, from straight ahead: -1 to 1 to the right of the picture, and down. */
export type Gaze = { x: number; y: number };

export const eyeAngle = 24;

type Lids = { inner: number; outer: number; upper: number; lower: number; side: 1 | -1 };

/** The opening between the lids, in centimeters; `upper` and `lower` are the heights of the lids' middles. */
function opening({ inner, outer, upper, lower, side }: Lids): Shape {
  const shape = new Path2D();
  const x = (value: number) => value * side;
  shape.moveTo(x(-1.38), inner);
  shape.bezierCurveTo(x(-0.9), upper - 0.32, x(0.75), upper - 0.42, x(1.42), outer);
  shape.bezierCurveTo(x(0.8), lower + 0.26, x(-0.85), lower + 0.28, x(-1.38), inner);
  shape.closePath();
  return shape;
}

function upperLid({ inner, outer, upper, side }: Lids): Shape {
  const shape = new Path2D();
  const x = (value: number) => value * side;
  shape.moveTo(x(-1.38), inner);
  shape.bezierCurveTo(x(-0.9), upper - 0.32, x(0.75), upper - 0.42, x(1.46), outer - 0.04);
  return shape;
}

function drawIris(pen: Pen, look: Look, gaze: Gaze, upper: number) {
  const x = gaze.x * 0.56;
  const y = 0.02 + gaze.y * 0.34;
  fill(pen, ellipse(x, y, 0.66, 0.68), mix(look.eyes.iris, '#1d1416', 0.45));
  fill(pen, ellipse(x, y + 0.06, 0.54, 0.54), look.eyes.iris);
  fill(pen, ellipse(x, y, 0.31, 0.32), '#1d1416');
  fill(pen, ellipse(x - 0.21, y - 0.24, 0.17, 0.16), '#ffffff');
  // The lid's shadow on the ball gives the eye its depth.
  fill(pen, ellipse(0, upper - 0.22, 1.7, 0.42), faint('#5b3a3a', 0.22));
}

function drawEye(pen: Pen, look: Look, side: 1 | -1, gaze: Gaze, mood: Mood, blink: number) {
  const { eyes, skin, shape } = look;
  const smooth = eyes.lid === 'smooth';
  const sink = Math.max(0, gaze.y) * 0.22 + mood.droop * 0.42;
  const open = { upper: -0.5 + sink + mood.squint * 0.06, lower: 0.4 - mood.squint * 0.2 };
  const lids: Lids = {
    side,
    inner: smooth ? 0.2 : 0.16,
    outer: smooth ? -0.16 : -0.02,
    upper: open.upper + (open.lower + 0.18 - open.upper) * blink,
    lower: open.lower,
  };
  pen.scale(eyes.size * 1.16, eyes.size * 1.22);
  const hole = opening(lids);
  if (blink < 0.9) {
    fill(pen, hole, '#fffaf3');
    inside(pen, hole, () => drawIris(pen, look, gaze, lids.upper));
  } else {
    fill(pen, hole, skin.main);
  }
  stroke(pen, upperLid(lids), eyes.lash, eyes.lashes ? 0.24 : 0.2);
  if (eyes.lashes) {
    const tip = lids.outer - 0.1;
    stroke(
      pen,
      curve([
        { x: 1.3 * side, y: tip + 0.06 },
        { x: 1.78 * side, y: tip - 0.2 },
      ]),
      eyes.lash,
      0.17,
    );
  }
  const crease = smooth ? 0.34 : 0.52;
  const fold = faint(skin.line, smooth ? 0.4 : 0.75);
  stroke(
    pen,
    curve([
      { x: -1.1 * side, y: open.upper - crease + 0.3 + sink * 0.2 },
      { x: 0.1 * side, y: open.upper - crease - 0.12 },
      { x: 1.5 * side, y: open.upper - crease + 0.46 },
    ]),
    fold,
    0.13,
  );
  const bag = shape.age * 0.75 + mood.droop * 0.3;
  stroke(
    pen,
    curve([
      { x: -1.0 * side, y: 0.98 - mood.squint * 0.12 },
      { x: 0.1 * side, y: 1.22 - mood.squint * 0.16 },
      { x: 1.2 * side, y: 0.9 - mood.squint * 0.16 },
    ]),
    faint(skin.line, Math.min(1, bag * 0.8)),
    0.13,
  );
}

/** Both eyes. @param gaze shared by both @param blink 0 open to 1 closed */
export function drawEyes(pen: Pen, head: Head, look: Look, gaze: Gaze, mood: Mood, blink: number): void {
  for (const side of [1, -1] as const) {
    if (head.facing(0, eyeAngle * side) < 0.15) continue;
    onFace(pen, head, 0, eyeAngle * side, () => drawEye(pen, look, side, gaze, mood, blink));
  }
}

/** Both brows. @param raise 0 at rest to 1 raised */
export function drawBrows(pen: Pen, head: Head, look: Look, mood: Mood, raise: number): void {
  for (const side of [1, -1] as const) {
    const angle = (eyeAngle + 1) * side;
    if (head.facing(2.6, angle) < 0.15) continue;
    const skew = mood.skew * (side === 1 ? 0.5 : -0.3);
    const lift = raise * 0.5 + skew;
    const inner = 0.28 - lift - mood.worry * 0.55 + mood.frown * 0.45;
    const outer = 0.42 - lift * 0.7 + mood.worry * 0.3;
    const middle = -0.24 - lift - mood.worry * 0.05 + mood.frown * 0.12;
    const near = -1.55 + mood.frown * -0.15;
    const { color, weight } = look.brow;
    onFace(pen, head, 2.35, angle, () => {
      const shape = new Path2D();
      shape.moveTo(near * side, inner - 0.24 * weight);
      shape.quadraticCurveTo(0.2 * side, middle - 0.42 * weight, 1.95 * side, outer);
      shape.quadraticCurveTo(0.3 * side, middle + 0.3 * weight, near * side, inner + 0.3 * weight);
      shape.closePath();
      fill(pen, shape, color);
    });
  }
}
