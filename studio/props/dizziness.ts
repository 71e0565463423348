import { faint } from '../canvas/color.ts';
import { fill, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';

/** The waves, which pass behind the head: from and to where beside it, how high, in centimeters, and how strong each is. */
const WAVES = [
  { from: -34, to: 48, up: 13, strength: 0.5 },
  { from: -52, to: 40, up: 3, strength: 0.75 },
  { from: -40, to: 56, up: -8, strength: 0.55 },
];

/**
 * The room that seems to float: long soft waves, drawn with a brush, that run through it behind a head.
 * @param at the middle of the head, in scene pixels @param scale pixels a centimeter
 */
export function drawDizziness(pen: Pen, at: Point, scale: number, seconds: number): void {
  for (const { from, to, up, strength } of WAVES) {
    const way: Point[] = Array.from({ length: 61 }, (_, step) => {
      const share = step / 60;
      const beside = from + (to - from) * share;
      // The wave runs out flat at both ends, and falls a little to one side.
      const high = 2.6 * Math.sin(Math.PI * share) ** 0.7 * Math.sin(beside / 4.1 + up / 5 - seconds * 2);
      return { x: at.x + scale * beside, y: at.y - scale * (up + high - beside * 0.07) };
    });
    // A broad pale stroke below a narrow dark one, as a wet brush leaves it.
    fill(pen, tapered(way, scale * 4.2), faint('#a995c4', strength * 0.4));
    fill(pen, tapered(way, scale * 1.7), faint('#7d6aa0', strength));
  }
}
