import { faint } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { ellipse, fill } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { drawThought } from './signals.ts';

/** Where the dots of a thought lie between its middle and the head, and how large they are. */
const DOTS = [
  [0.62, 0.13],
  [0.8, 0.085],
  [0.92, 0.055],
] as const;

/** A thought before a pale wall: a soft shadow lifts its cloud off the wall, and each of its dots has a rim. */
export function drawLiftedThought(
  pen: Pen,
  middle: Point,
  radius: number,
  head: Point,
  paint: () => void,
): void {
  const below = { x: middle.x + radius * 0.06, y: middle.y + radius * 0.12 };
  softGlow(pen, below, { x: radius * 2.1, y: radius * 1.4 }, '#4c4463', 0.5);
  for (const [share, size] of DOTS) {
    const [x, y] = [middle.x + (head.x - middle.x) * share, middle.y + (head.y - middle.y) * share];
    const r = radius * size;
    softGlow(pen, { x: x + r * 0.2, y: y + r * 0.4 }, { x: r * 2, y: r * 2 }, '#4c4463', 0.5);
    fill(pen, ellipse(x, y, r + radius * 0.02, r + radius * 0.02), faint('#8d8594', 1));
  }
  drawThought(pen, middle, radius, head, paint);
}
