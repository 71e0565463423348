import { faint, mix } from '../../canvas/color.ts';
import { ellipse, fill, inside, rectangle, type Shape, shaped, tapered } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Mouth } from '../../scenes/scene.ts';
import type { Look } from '../person.ts';
import { onFace } from './feature.ts';
import type { Head } from './head.ts';
import type { Mood } from './mood.ts';
import { softFold } from './shading.ts';

const mouthHeight = -6.75;

type Lips = { half: number; corner: number; top: number; bottom: number; pull: number };

function lipsOf(mouth: Mouth, mood: Mood): Lips {
  const round = Math.min(0, mouth.wide);
  const half =
    2.4 *
    (1 + 0.13 * Math.max(0, mouth.wide) + 0.36 * round) *
    (1 + 0.14 * Math.max(0, mood.smile)) *
    (1 - 0.2 * mood.purse);
  const gap = 1.85 * mouth.open * (1 - mouth.press);
  return {
    half,
    // An open mouth with corners pulled down would be a grimace.
    corner:
      -0.78 * mood.smile * (1 + round * 0.5) * (mood.smile < 0 ? 1 - 0.65 * Math.min(1, mouth.open * 3) : 1),
    top: -0.24 * gap,
    bottom: gap * 0.86,
    pull: mood.purse * 0.5 * (1 - mouth.open),
  };
}

/** What lips are painted with: the upper one in shade, the lower one in the light. */
function lipColors({ skin, lipstick }: Look) {
  const lip = lipstick ?? mix(skin.lip, skin.main, 0.12);
  return { upper: mix(lip, skin.line, 0.3), lower: lip, shine: mix(lip, '#fff1e2', 0.5) };
}

/** The seam of closed lips, from one corner to the other. */
function seamOf({ half, corner, pull }: Lips) {
  const sag = -corner * 0.75;
  const [left, right] = [-half + pull * 0.6, half + pull];
  const near = sag * 0.72 + corner * 0.1 + 0.06;
  return [
    { x: left, y: corner },
    { x: left * 0.5 + pull * 0.4, y: near },
    { x: pull * 0.8, y: sag + 0.1 },
    { x: right * 0.5 + pull * 0.4, y: near },
    { x: right, y: corner - pull * 0.7 },
  ] as const;
}

/** The upper lip above a seam: two soft hills with a dip between them. @param full how high they rise */
const upperLip = ([left, , middle, , right]: ReturnType<typeof seamOf>, full: number): Shape =>
  shaped((shape) => {
    const width = right.x - left.x;
    const peak = middle.y - full;
    shape.moveTo(left.x + width * 0.08, left.y + (middle.y - left.y) * 0.2);
    shape.bezierCurveTo(
      left.x + width * 0.26,
      peak + full * 0.35,
      middle.x - width * 0.16,
      peak - full * 0.2,
      middle.x,
      peak + full * 0.22,
    );
    shape.bezierCurveTo(
      middle.x + width * 0.16,
      peak - full * 0.2,
      right.x - width * 0.26,
      peak + full * 0.35,
      right.x - width * 0.08,
      right.y + (middle.y - right.y) * 0.2,
    );
    shape.quadraticCurveTo(middle.x, middle.y + (middle.y - left.y) * 0.7 + 0.2, left.x, left.y);
  });

/** The lower lip below a seam. @param full how far it reaches down */
const lowerLip = ([left, , middle, , right]: ReturnType<typeof seamOf>, full: number): Shape =>
  shaped((shape) => {
    const width = right.x - left.x;
    const [from, to] = [left.x + width * 0.13, right.x - width * 0.13];
    const [start, end] = [left.y + (middle.y - left.y) * 0.45, right.y + (middle.y - right.y) * 0.45];
    shape.moveTo(from, start);
    shape.bezierCurveTo(from + width * 0.14, middle.y + full, to - width * 0.14, middle.y + full, to, end);
    shape.quadraticCurveTo(middle.x, middle.y * 2 - (start + end) / 2 + 0.1, from, start);
  });

function drawClosed(pen: Pen, look: Look, lips: Lips, press: number) {
  const { skin, shape: face } = look;
  const { corner } = lips;
  const color = lipColors(look);
  const seam = seamOf(lips);
  const [left, , middle, , right] = seam;
  // Lips grow thin with age, and thinner when they are pressed.
  const full = 1.5 - face.age * 0.35 - press * 0.45;
  // A broad smile opens a little and shows the edge of the upper teeth: at the size of a phone, that is the smile.
  const smile = Math.max(0, Math.min(1, (-corner - 0.55) / 0.2)) * (1 - press);
  fill(pen, upperLip(seam, 0.62 - face.age * 0.16 - press * 0.3), color.upper);
  pen.translate(0, smile * 0.34);
  fill(pen, lowerLip(seam, full), color.lower);
  const shine = { x: middle.x - 0.25, y: middle.y + full * 0.46 };
  fill(pen, ellipse(shine.x, shine.y, lips.half * 0.3, 0.13), faint(color.shine, 0.55));
  pen.translate(0, smile * -0.34);
  if (smile > 0) drawSmile(pen, seam, smile);
  fill(pen, tapered(seam, 0.36 + press * 0.14), mix(skin.line, '#3a1618', 0.35));
  drawDimples(pen, look, lips, left, right);
}

/** The edge of the upper teeth. */
function drawSmile(pen: Pen, [left, , middle, , right]: ReturnType<typeof seamOf>, smile: number) {
  const teeth = shaped((shape) => {
    const [from, to] = [left.x * 0.84, right.x * 0.84];
    const [start, end] = [left.y + (middle.y - left.y) * 0.3, right.y + (middle.y - right.y) * 0.3];
    shape.moveTo(from, start);
    shape.quadraticCurveTo(middle.x, middle.y * 2 - (start + end) / 2, to, end);
    shape.quadraticCurveTo(middle.x, middle.y * 2 - (start + end) / 2 + 1.1 * smile, from, start);
  });
  fill(pen, teeth, '#fff8ee');
}

/** The dimples that close a smile, the folds that hang from a worried mouth. */
function drawDimples(
  pen: Pen,
  { skin }: Look,
  { corner }: Lips,
  left: { x: number; y: number },
  right: { x: number; y: number },
) {
  const deep = Math.min(1, Math.abs(corner) * 1.3);
  if (deep < 0.2) return;
  for (const [{ x, y }, out] of [
    [left, -1],
    [right, 1],
  ] as const) {
    const end = corner < 0 ? { x: x + out * 0.25, y: y - 0.5 } : { x: x + out * 0.3, y: y + 0.7 };
    const start = corner < 0 ? { x: x + out * 0.15, y: y + 0.4 } : { x: x - out * 0.1, y };
    const bow = { x: x + out * 0.36, y: (start.y + end.y) / 2 };
    softFold(pen, [start, bow, end], 0.5, skin.line, (corner < 0 ? 0.34 : 0.6) * deep);
  }
}

/** The dark between the lips. */
const openingOf = ({ half, corner, top, bottom }: Lips, bend: number): Shape =>
  shaped((shape) => {
    shape.moveTo(-half, corner);
    shape.bezierCurveTo(-half * bend, top - 0.2, half * bend, top - 0.2, half, corner);
    const low = bottom + 0.3;
    shape.bezierCurveTo(half * (bend + 0.2), low, -half * (bend + 0.2), low, -half, corner);
  });

/** Both lips around an opening: the lower one fuller. @param bend as of the opening @param thin 0 to 1 */
function drawLipsAround(pen: Pen, look: Look, { half, corner, top, bottom }: Lips, bend: number) {
  const color = lipColors(look);
  const [over, under] = [0.62 - look.shape.age * 0.16, 0.9 - look.shape.age * 0.2];
  const out = half + 0.16;
  const upper = shaped((shape) => {
    const peak = top - 0.2 - over;
    shape.moveTo(-out, corner);
    shape.bezierCurveTo(-half * bend, peak + 0.06, -half * 0.24, peak - 0.12, 0, peak + 0.28);
    shape.bezierCurveTo(half * 0.24, peak - 0.12, half * bend, peak + 0.06, out, corner);
    shape.quadraticCurveTo(0, top + 0.8, -out, corner);
  });
  const lower = shaped((shape) => {
    const low = bottom + 0.3 + under;
    shape.moveTo(-out, corner);
    shape.bezierCurveTo(-half * (bend + 0.16), low, half * (bend + 0.16), low, out, corner);
    shape.quadraticCurveTo(0, bottom, -out, corner);
  });
  fill(pen, upper, color.upper);
  fill(pen, lower, color.lower);
  return color;
}

function drawOpen(pen: Pen, look: Look, mouth: Mouth, lips: Lips) {
  const { half, top, bottom } = lips;
  const bend = mouth.wide < 0 ? 0.66 : 0.5;
  const color = drawLipsAround(pen, look, lips, bend);
  const hole = openingOf(lips, bend);
  fill(pen, hole, '#5e252b');
  inside(pen, hole, () => {
    const tongue = 0.35 + 0.55 * mouth.tongue;
    fill(pen, ellipse(0, bottom + 0.5 - tongue * 0.75, half * 0.62, bottom * 0.42 + tongue * 0.5), '#c4646b');
    // Half of the opening stays dark, or speech looks like a grin.
    const edge = top + Math.min(0.42 * mouth.teeth + 0.05, (bottom - top) * 0.42);
    if (mouth.teeth > 0.05)
      fill(pen, rectangle(-half * 0.74, top - 1.2, half * 1.48, edge - top + 1.2, 0.3), '#fffaf2');
    if (mouth.tuck > 0.05) {
      fill(pen, ellipse(0, bottom + 0.75 - 0.75 * mouth.tuck, half * 0.9, bottom * 0.5 + 0.5), color.lower);
    }
  });
  fill(pen, ellipse(-0.2, bottom + 0.52, half * 0.3, 0.1), faint(color.shine, 0.55));
}

/** The mouth, from silent to every sound; never a full row of teeth. */
export function drawMouth(pen: Pen, head: Head, look: Look, mouth: Mouth, mood: Mood): void {
  const lips = lipsOf(mouth, mood);
  onFace(pen, head, mouthHeight, 0, () => {
    if (lips.bottom - lips.top < 0.22) drawClosed(pen, look, lips, mouth.press);
    else drawOpen(pen, look, mouth, lips);
  });
}
