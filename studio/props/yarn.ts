import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { curve, ellipse, inside, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** A ball of yarn with a loose end. */
export function drawYarn(
  pen: Pen,
  view: Stage,
  at: Place,
  color: Tone = tone('#4f7fc0', 0.24),
  radius = 8,
): void {
  const middle = view.at(place(at.x, at.y + radius, at.z));
  const scale = view.scale(at.z);
  const r = radius * scale;
  softGlow(pen, { x: middle.x + r * 0.2, y: middle.y + r }, { x: r * 1.5, y: r * 0.36 }, '#43263f', 0.5);
  const end = curve([
    { x: middle.x + r * 0.5, y: middle.y + r * 0.86 },
    { x: middle.x + r * 1.5, y: middle.y + r * 1.12 },
    { x: middle.x + r * 2.3, y: middle.y + r * 0.8 },
    { x: middle.x + r * 2.9, y: middle.y + r * 0.92 },
    { x: middle.x + r * 3.7, y: middle.y + r * 1.2 },
  ]);
  stroke(pen, end, color.shade, r * 0.14);
  stroke(pen, end, color.main, r * 0.09);
  const ball = ellipse(middle.x, middle.y, r, r);
  solid(pen, ball, color, r * 0.4, r * 0.25);
  inside(pen, ball, () => drawWinding(pen, middle, r, color));
}

/** Threads of a ball of yarn, wound in three directions over one another: how they are turned and where they lie. */
const windings = [
  { turn: 0.5, from: -0.9, to: 0.9, light: 0 },
  { turn: -0.7, from: -0.5, to: 0.62, light: 0.16 },
  { turn: 1.9, from: -0.36, to: 0.3, light: 0.26 },
] as const;

function drawWinding(pen: Pen, middle: Point, r: number, color: Tone) {
  for (const { turn, from, to, light } of windings) {
    placed(pen, middle, r, (turn * 180) / Math.PI, () => {
      for (let at = from; at <= to; at += 0.15) {
        const half = Math.sqrt(Math.max(0, 1 - at * at)) * (light ? 0.94 : 1.02);
        const thread = curve([
          { x: -half, y: at * 0.86 },
          { x: 0, y: at * 1.06 - 0.1 },
          { x: half, y: at * 0.86 },
        ]);
        stroke(pen, thread, faint(color.shade, 0.8), 0.15);
        stroke(pen, thread, mix(color.main, '#ffffff', light), 0.1);
      }
    });
  }
}
