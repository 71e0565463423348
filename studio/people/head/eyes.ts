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

/** Heights of the lids and how far the upper one has sunk, on one side. */
function lidsOf(look: Look, side: 1 | -1, gaze: Gaze, mood: Mood, blink: number) {
  const smooth = look.eyes.lid === 'smooth';
  const narrowed = side === -1 ? Math.max(0, mood.skew) * mood.frown : 0;
  const sink = Math.max(0, gaze.y) * 0.22 + mood.droop * 0.6 + narrowed * 0.34 - mood.wide * 0.26;
  const upper = -0.5 + sink + mood.squint * 0.1;
  const lower = 0.4 - mood.squint * 0.42 - narrowed * 0.24 + mood.droop * 0.08;
  const lids: Lids = {
    side,
    inner: (smooth ? 0.2 : 0.16) - mood.squint * 0.04,
    outer: (smooth ? -0.16 : -0.02) + mood.droop * 0.2,
    upper: upper + (lower + 0.18 - upper) * blink,
    lower,
  };
  return { lids, upper, sink };
}

/** The skin between the lid's edge and its fold: seen when the lid sinks. */
function lidSkin({ inner, outer, upper, side }: Lids, fold: number): Shape {
  const shape = new Path2D();
  const x = (value: number) => value * side;
  shape.moveTo(x(-1.38), inner);
  shape.bezierCurveTo(x(-0.9), upper - 0.32, x(0.75), upper - 0.42, x(1.46), outer);
  shape.bezierCurveTo(x(1.1), fold - 0.1, x(-0.6), fold - 0.5, x(-1.38), inner);
  shape.closePath();
  return shape;
}

function drawEye(pen: Pen, look: Look, side: 1 | -1, gaze: Gaze, mood: Mood, blink: number) {
  const { eyes, skin, shape } = look;
  const smooth = eyes.lid === 'smooth';
  const { lids, upper, sink } = lidsOf(look, side, gaze, mood, blink);
  pen.scale(eyes.size * 1.16, eyes.size * 1.22);
  const hole = opening(lids);
  if (blink < 0.9) {
    fill(pen, hole, '#fffaf3');
    inside(pen, hole, () => drawIris(pen, look, gaze, lids.upper));
  } else {
    fill(pen, hole, skin.main);
  }
  if (mood.droop > 0) fill(pen, lidSkin(lids, upper - sink - 0.3), faint(skin.shade, 0.9 * mood.droop));
  stroke(pen, upperLid(lids), eyes.lash, eyes.lashes ? 0.26 : 0.22);
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
  // With age the fold hangs lower at its outer end.
  const crease = smooth ? 0.34 : 0.52;
  const hood = shape.age * 0.34;
  const foldAt = upper - sink * 0.75;
  stroke(
    pen,
    curve([
      { x: -1.1 * side, y: foldAt - crease + 0.3 },
      { x: 0.1 * side, y: foldAt - crease - 0.12 },
      { x: 1.5 * side, y: foldAt - crease + 0.46 + hood },
    ]),
    faint(skin.line, smooth ? 0.45 : 0.8),
    0.15,
  );
  drawBag(pen, look, side, mood);
}

/** The pouch below an eye: deeper with age, deepest when tired. */
function drawBag(pen: Pen, { skin, shape }: Look, side: 1 | -1, mood: Mood) {
  const depth = Math.max(0, shape.age - 0.2) + mood.droop * 0.5;
  if (depth <= 0) return;
  const rise = mood.squint * 0.16;
  const rim = [
    { x: -1.15 * side, y: 0.92 - rise },
    { x: 0.1 * side, y: 1.3 + depth * 0.12 - rise },
    { x: 1.35 * side, y: 0.86 - rise },
  ];
  if (depth > 0.4) {
    const pouch = curve([...rim, { x: 0.1 * side, y: 0.82 - rise }, rim[0] ?? { x: 0, y: 0 }]);
    fill(pen, pouch, faint(skin.shade, Math.min(0.75, depth * 0.5)));
  }
  stroke(pen, curve(rim), faint(skin.line, Math.min(0.9, depth * 0.85)), 0.16);
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
    const skew = mood.skew * (side === 1 ? 0.85 : -0.25);
    const lift = raise * 0.5 + skew + mood.lift * 0.6;
    // The raised brow of a doubting face arches; only the other one is drawn down.
    const drawn = mood.frown * (mood.skew > 0 && side === 1 ? 1 - mood.skew : 1);
    const inner = 0.28 - lift - mood.worry * 1.05 + drawn * 0.75;
    const outer = 0.42 - lift * 0.7 + mood.worry * 0.6 - drawn * 0.2;
    const middle = -0.24 - lift - mood.worry * 0.2 + drawn * 0.3;
    const near = -1.55 - mood.frown * 0.2 - mood.worry * 0.1;
    const { color } = look.brow;
    const weight = look.brow.weight * 1.15;
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
