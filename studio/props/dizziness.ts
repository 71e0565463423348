import { faint } from '../canvas/color.ts';
import { fill, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';

/** The strokes on each side: how far from the head, how high beside it, how long, in centimeters, and how strong. */
const STROKES = [
  { from: 19, up: 11, long: 22, strength: 0.42 },
  { from: 23, up: 1, long: 30, strength: 0.6 },
  { from: 20, up: -9, long: 22, strength: 0.42 },
];

/**
 * The room that seems to float: soft waves, drawn with a brush, beside a head.
 * @param at the middle of the head, in scene pixels @param scale pixels a centimeter
 */
export function drawDizziness(pen: Pen, at: Point, scale: number, seconds: number): void {
  for (const side of [-1, 1]) {
    for (const { from, up, long, strength } of STROKES) {
      const way: Point[] = Array.from({ length: 25 }, (_, step) => ({
        x: at.x + side * scale * (from + (long * step) / 24),
        y: at.y - scale * (up + 1.9 * Math.sin((step / 24) * Math.PI * 3 - seconds * 2 + up)),
      }));
      fill(pen, tapered(way, scale * 1.5), faint('#7d6aa0', strength));
    }
  }
}
