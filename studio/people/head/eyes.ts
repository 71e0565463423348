import { faint, mix } from '../../canvas/color.ts';
import { ellipse, fill, inside, type Shape, shaped } from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import type { Look } from '../person.ts';
import { onFace } from './feature.ts';
import type { Head } from './head.ts';
import type { Mood } from './mood.ts';
import { softFold } from './shading.ts';

/** Where the eyes look, from straight ahead: -1 to 1 to the right of the picture, and down. */
export type Gaze = { x: number; y: number };

const EYE_ANGLE = 24;

/** Degrees from the nose to an eye: seen from aside, the far eye is drawn nearer to the nose, or it would leave the face. */
export function eyeAngleOf({ turn }: Head, side: 1 | -1): number {
  const away = Math.min(1, Math.max(0, (side * turn - 14) / 22));
  return EYE_ANGLE - 3.5 * away;
}

/** How much larger eyes are than those of a real head: they are read on a phone. */
const LARGER = { x: 1.28, y: 1.34 };

const PUPIL = '#1d1416';
const INNER = -1.38;
const OUTER = 1.42;

type Lids = { inner: number; outer: number; upper: number; lower: number; side: 1 | -1 };

/** The edge of the upper lid from the inner to the outer corner. */
function followLid(shape: Shape, { outer, upper, side }: Lids) {
  shape.bezierCurveTo(-0.95 * side, upper - 0.34, 0.75 * side, upper - 0.44, OUTER * side, outer);
}

/** The opening between the lids, in centimeters; `upper` and `lower` are the heights of the lids' middles. */
function opening(lids: Lids): Shape {
  const { inner, lower, side } = lids;
  return shaped((shape) => {
    shape.moveTo(INNER * side, inner);
    followLid(shape, lids);
    shape.bezierCurveTo(0.85 * side, lower + 0.28, -0.85 * side, lower + 0.3, INNER * side, inner);
  });
}

/** The lashes of the upper lid: thin at the nose, broad towards the temple. @param thick in centimeters */
function lashLine(lids: Lids, thick: number, flick: number): Shape {
  const { inner, outer, upper, side } = lids;
  return shaped((shape) => {
    shape.moveTo(INNER * side, inner);
    followLid(shape, lids);
    shape.lineTo((OUTER + flick) * side, outer - flick * 0.55);
    shape.bezierCurveTo(
      0.95 * side,
      upper - 0.44 - thick * 1.1,
      -0.8 * side,
      upper - 0.34 - thick * 0.85,
      INNER * side,
      inner,
    );
  });
}

/** The skin between the lid's edge and its fold: seen more when the lid sinks. */
function lidSkin(lids: Lids, fold: number): Shape {
  const { inner, side } = lids;
  return shaped((shape) => {
    shape.moveTo(INNER * side, inner);
    followLid(shape, lids);
    shape.bezierCurveTo(1.25 * side, fold - 0.1, -0.5 * side, fold - 0.62, INNER * side, inner);
  });
}

function drawIris(pen: Pen, { eyes }: Look, gaze: Gaze, upper: number) {
  const x = gaze.x * 0.52;
  const y = 0.01 + gaze.y * 0.32;
  fill(pen, ellipse(x, y, 0.7, 0.71), mix(eyes.iris, PUPIL, 0.55));
  fill(pen, ellipse(x, y + 0.05, 0.57, 0.57), eyes.iris);
  // Light that enters above leaves the iris below.
  fill(pen, ellipse(x + 0.06, y + 0.27, 0.36, 0.24), faint(mix(eyes.iris, '#ffe9c8', 0.45), 0.75));
  fill(pen, ellipse(x, y, 0.33, 0.34), PUPIL);
  // The lid's shadow on the ball gives the eye its depth.
  fill(pen, ellipse(0, upper - 0.2, 1.8, 0.46), faint('#4a3040', 0.22));
  fill(pen, ellipse(x - 0.23, y - 0.25, 0.2, 0.19), '#ffffff');
  fill(pen, ellipse(x + 0.26, y + 0.24, 0.1, 0.09), faint('#ffffff', 0.6));
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

function drawEye(pen: Pen, look: Look, side: 1 | -1, gaze: Gaze, mood: Mood, blink: number) {
  const { eyes, skin, shape } = look;
  const smooth = eyes.lid === 'smooth';
  const { lids, upper, sink } = lidsOf(look, side, gaze, mood, blink);
  pen.scale(eyes.size * LARGER.x, eyes.size * LARGER.y);
  drawBag(pen, look, side, mood);
  const hole = opening(lids);
  const closed = blink >= 0.9;
  fill(pen, hole, closed ? skin.main : '#fffaf3');
  if (!closed) inside(pen, hole, () => drawIris(pen, look, gaze, lids.upper));
  // With age the fold hangs lower at its outer end.
  const foldAt = upper - sink * 0.75 - (smooth ? 0.3 : 0.46);
  const hood = shape.age * 0.3;
  fill(pen, lidSkin(lids, foldAt), faint(skin.shade, 0.5 + 0.4 * mood.droop));
  const fold: Point[] = [
    { x: -1.25 * side, y: foldAt + 0.36 },
    { x: -0.5 * side, y: foldAt - 0.1 },
    { x: 0.6 * side, y: foldAt - 0.06 },
    { x: 1.62 * side, y: foldAt + 0.5 + hood },
  ];
  softFold(pen, fold, 0.34, skin.line, smooth ? 0.5 : 0.85);
  const lash = eyes.lashes ? { thick: 0.36, flick: 0.46 } : { thick: 0.27, flick: 0.12 };
  fill(pen, lashLine(lids, lash.thick, lash.flick), eyes.lash);
}

/** The shade below an eye: deeper with age, deepest when tired. */
function drawBag(pen: Pen, { skin, shape }: Look, side: 1 | -1, mood: Mood) {
  const depth = Math.max(0, shape.age - 0.2) * 0.8 + mood.droop * 0.5;
  if (depth <= 0) return;
  const rise = mood.squint * 0.16;
  const rim: Point[] = [
    { x: -1.2 * side, y: 0.62 - rise },
    { x: -0.55 * side, y: 1.08 - rise },
    { x: 0.4 * side, y: 1.2 + depth * 0.12 - rise },
    { x: 1.3 * side, y: 0.78 - rise },
  ];
  softFold(pen, rim, 0.8, mix(skin.shade, skin.line, 0.5), 0.62 * depth);
}

/** Both eyes. @param gaze shared by both @param blink 0 open to 1 closed */
export function drawEyes(pen: Pen, head: Head, look: Look, gaze: Gaze, mood: Mood, blink: number): void {
  for (const side of [1, -1] as const) {
    const angle = eyeAngleOf(head, side) * side;
    if (head.facing(0, angle) < 0.15) continue;
    onFace(pen, head, 0, angle, () => drawEye(pen, look, side, gaze, mood, blink));
  }
}
