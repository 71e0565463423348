import { faint } from '../canvas/color.ts';
import { fill, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';

/** From and to which direction a pair of bows runs, in degrees, and how far the nearer one is from the knuckles. */
const PAIRS = [
  { from: -24, to: 24, near: 11.4 },
  { from: 112, to: 156, near: 7.6 },
];

/**
 * Short bows close before and below the fingers of a hand that points to the left: it trembles.
 * @param palm in scene pixels @param scale pixels a centimeter
 */
export function drawTrembling(pen: Pen, palm: Point, scale: number, seconds: number): void {
  const shift = Math.sin(seconds * 7) * 0.4;
  for (const { from, to, near } of PAIRS) {
    for (const [far, strength] of [
      [near, 0.7],
      [near + 1.6, 0.45],
    ] as const) {
      const bow = Array.from({ length: 9 }, (_, step) => {
        const angle = ((from + ((to - from) * step) / 8) * Math.PI) / 180;
        const reach = scale * (far + shift);
        return { x: palm.x - scale * 4 - reach * Math.cos(angle), y: palm.y + reach * Math.sin(angle) };
      });
      fill(pen, tapered(bow, scale * 0.7), faint('#6b3d3a', strength));
    }
  }
}
