import { faint } from '../canvas/color.ts';
import { fill, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';

/** The waves on each side: how far from the head, how high beside it, how long, in centimeters, and how strong. */
const WAVES = [
  { from: 22, up: 13, long: 23, strength: 0.5 },
  { from: 18, up: 2, long: 33, strength: 0.75 },
  { from: 22, up: -9, long: 23, strength: 0.5 },
];

/**
 * The room that seems to float: soft waves, drawn with a brush, beside a head.
 * @param at the middle of the head, in scene pixels @param scale pixels a centimeter
 */
export function drawDizziness(pen: Pen, at: Point, scale: number, seconds: number): void {
  for (const side of [-1, 1]) {
    for (const { from, up, long, strength } of WAVES) {
      const way: Point[] = Array.from({ length: 41 }, (_, step) => {
        const share = step / 40;
        // The wave runs out flat at both ends.
        const high = 1.8 * Math.sin(Math.PI * share ** 0.8);
        return {
          x: at.x + side * scale * (from + long * share),
          y: at.y - scale * (up + high * Math.sin(share * Math.PI * 3.5 - seconds * 2)),
        };
      });
      // A broad pale stroke below a narrow dark one, as a wet brush leaves it.
      fill(pen, tapered(way, scale * 3.4), faint('#a995c4', strength * 0.4));
      fill(pen, tapered(way, scale * 1.5), faint('#7d6aa0', strength));
    }
  }
}
