import { faint } from '../canvas/color.ts';
import { chain, fill, joined, stroke, withOpacity, wrap } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';

/** What touches where a hand lay, in centimeters about its middle: the ball of the hand, the palm below the fingers. */
const palm = wrap([
  { x: -2.2, y: 4.4, r: 2.4 },
  { x: 1.6, y: 4.6, r: 2.3 },
  { x: -2.8, y: -0.4, r: 1.9 },
  { x: 2.9, y: -0.2, r: 1.9 },
]);

/** Each finger from its root to its tip, then the thumb. A gap to the palm makes it a print and not a glove. */
const fingers = [
  [-3.6, -4.2, -4.8, -8.2, 1.05],
  [-1.3, -4.9, -1.7, -10.2, 1.1],
  [1.2, -4.8, 1.5, -9.9, 1.1],
  [3.5, -3.9, 4.6, -7.6, 1],
  [6, 3, 8, -0.8, 1.15],
].map(([x = 0, y = 0, tipX = 0, tipY = 0, r = 1]) =>
  chain([
    { x, y, r },
    { x: tipX, y: tipY, r: r * 0.92 },
  ]),
);

/** The print of a hand that held on, in centimeters about its own middle, fingers up. @param opacity 0-1 */
export function drawHandprint(pen: Pen, color: string, opacity: number, { mirrored = false } = {}): void {
  withOpacity(pen, opacity, () => {
    pen.scale(mirrored ? -1 : 1, 1);
    const print = joined([palm, ...fingers]);
    // A soft edge: it lies in the surface, not on it.
    for (const wide of [0.8, 1.8]) stroke(pen, print, faint(color, 0.14), wide);
    fill(pen, print, faint(color, 0.8));
  });
}
