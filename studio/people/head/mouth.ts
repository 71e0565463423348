import { Path2D } from '@napi-rs/canvas';
import { faint } from '../../canvas/color.ts';
import { curve, ellipse, fill, inside, rectangle, stroke } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Mouth } from '../../scenes/scene.ts';
import type { Look } from '../person.ts';
import { onFace } from './feature.ts';
import type { Head } from './head.ts';
import type { Mood } from './mood.ts';

const mouthHeight = -6.75;

type Lips = { half: number; corner: number; top: number; bottom: number; pull: number };

function lipsOf(mouth: Mouth, mood: Mood): Lips {
  const round = Math.min(0, mouth.wide);
  const half =
    2.35 *
    (1 + 0.13 * Math.max(0, mouth.wide) + 0.36 * round) *
    (1 + 0.12 * Math.max(0, mood.smile)) *
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

function drawClosed(pen: Pen, look: Look, { half, corner, pull }: Lips, press: number) {
  const { skin, lipstick, shape: face } = look;
  const lip = lipstick ?? skin.lip;
  const sag = -corner * 0.75;
  // Lips grow thin with age, and thinner when they are pressed.
  const full = 1.6 - face.age * 0.4 - press * 0.35;
  const shape = new Path2D();
  // A full lower lip under one dark line reads as a mouth at rest at every size.
  shape.moveTo(-half * 0.78, 0.06 + corner * 0.5);
  shape.quadraticCurveTo(pull, sag + full, half * 0.78 + pull, 0.06 + corner * 0.5);
  shape.quadraticCurveTo(pull, sag + 0.3, -half * 0.78, 0.06 + corner * 0.5);
  // A broad smile opens a little and shows the edge of the upper teeth: at the size of a phone, that is the smile.
  const smile = Math.max(0, Math.min(1, (-corner - 0.55) / 0.2)) * (1 - press);
  if (smile > 0) pen.translate(0, smile * 0.3);
  fill(pen, shape, lip);
  if (smile > 0) pen.translate(0, smile * -0.3);
  const [left, right] = [-half + pull * 0.6, half + pull];
  const seam = curve([
    { x: left, y: corner },
    { x: left * 0.5 + pull * 0.4, y: sag * 0.72 + corner * 0.1 + 0.06 },
    { x: pull * 0.8, y: sag + 0.1 },
    { x: right * 0.5 + pull * 0.4, y: sag * 0.72 + corner * 0.1 + 0.06 },
    { x: right, y: corner - pull * 0.7 },
  ]);
  if (smile > 0) {
    const teeth = new Path2D();
    teeth.moveTo(left * 0.86, corner * 0.86);
    teeth.quadraticCurveTo(0, sag * 2 - corner * 0.1, right * 0.86, corner * 0.86);
    teeth.quadraticCurveTo(0, sag * 2 + 1.1 * smile, left * 0.86, corner * 0.86);
    fill(pen, teeth, '#fff8ee');
  }
  stroke(pen, seam, skin.line, 0.28 + press * 0.12);
  // The dimples that close a smile, the creases that hang from a worried mouth.
  const deep = Math.min(1, Math.abs(corner) * 1.3);
  if (deep < 0.2) return;
  for (const [x, y, out] of [
    [left, corner, -1],
    [right, corner - pull * 0.7, 1],
  ] as const) {
    const end = corner < 0 ? { x: x + out * 0.3, y: y - 0.42 } : { x: x + out * 0.3, y: y + 0.55 };
    const start = corner < 0 ? { x: x + out * 0.22, y: y + 0.3 } : { x: x - out * 0.1, y };
    stroke(pen, curve([start, { x: x + out * 0.34, y: (start.y + end.y) / 2 }, end]), skin.line, 0.2 * deep);
  }
}

function drawOpen(pen: Pen, look: Look, mouth: Mouth, { half, corner, top, bottom }: Lips) {
  const lip = look.lipstick ?? look.skin.lip;
  const bend = mouth.wide < 0 ? 0.66 : 0.5;
  const hole = new Path2D();
  hole.moveTo(-half, corner);
  hole.bezierCurveTo(-half * bend, top - 0.2, half * bend, top - 0.2, half, corner);
  hole.bezierCurveTo(half * (bend + 0.2), bottom + 0.3, -half * (bend + 0.2), bottom + 0.3, -half, corner);
  hole.closePath();
  stroke(pen, hole, lip, 0.5);
  fill(pen, hole, '#6b2c30');
  inside(pen, hole, () => {
    const tongue = 0.35 + 0.55 * mouth.tongue;
    fill(pen, ellipse(0, bottom + 0.5 - tongue * 0.75, half * 0.62, bottom * 0.42 + tongue * 0.5), '#c4646b');
    // Half of the opening stays dark, or speech looks like a grin.
    const edge = top + Math.min(0.42 * mouth.teeth + 0.05, (bottom - top) * 0.42);
    if (mouth.teeth > 0.05)
      fill(pen, rectangle(-half * 0.74, top - 1.2, half * 1.48, edge - top + 1.2, 0.3), '#fffaf2');
    if (mouth.tuck > 0.05) {
      fill(pen, ellipse(0, bottom + 0.75 - 0.75 * mouth.tuck, half * 0.9, bottom * 0.5 + 0.5), lip);
    }
  });
  fill(pen, ellipse(0, bottom + 0.72, half * 0.42, 0.13), faint(look.skin.line, 0.3));
}

/** The mouth, from silent to every sound; never a full row of teeth. */
export function drawMouth(pen: Pen, head: Head, look: Look, mouth: Mouth, mood: Mood): void {
  const lips = lipsOf(mouth, mood);
  onFace(pen, head, mouthHeight, 0, () => {
    if (lips.bottom - lips.top < 0.22) drawClosed(pen, look, lips, mouth.press);
    else drawOpen(pen, look, mouth, lips);
  });
}
