import { faint } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { chain, fill, inside, joined, withOpacity, wrap } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';

/** The hand in centimeters about its middle: the palm, each finger from its root to its tip, and the thumb. */
const palm = wrap([
  { x: -2.3, y: 4.6, r: 2.2 },
  { x: 1.9, y: 4.8, r: 2.2 },
  { x: -2.7, y: -2, r: 1.7 },
  { x: 2.7, y: -2.4, r: 1.7 },
]);
const fingers = [
  [2.9, -2.8, 3.7, -7, 4.2, -10.6],
  [0.9, -3.4, 1.2, -8, 1.4, -12.2],
  [-1.1, -3.2, -1.6, -7.6, -2, -11.4],
  [-2.9, -2.4, -3.9, -5.8, -4.9, -8.6],
].map(([x = 0, y = 0, midX = 0, midY = 0, tipX = 0, tipY = 0]) =>
  chain([
    { x, y, r: 1.2 },
    { x: midX, y: midY, r: 1.08 },
    { x: tipX, y: tipY, r: 0.92 },
  ]),
);
const thumb = chain([
  { x: 2.2, y: 3.6, r: 2.1 },
  { x: 5.4, y: 1, r: 1.4 },
  { x: 7.6, y: -2.4, r: 1.05 },
]);

/** Where a hand that holds on presses hardest: its tips, the pads below the fingers, the balls of hand and thumb. */
const pressed = [
  [4.2, -10.5, 1.3],
  [1.4, -12, 1.3],
  [-2, -11.2, 1.3],
  [-4.8, -8.4, 1.2],
  [7.4, -2.1, 1.4],
  [2.2, -2.6, 2.4],
  [-2.2, -2.2, 2.4],
  [3, 3.6, 3],
  [-2.4, 4.4, 2.9],
] as const;

/** The print of a hand that held on, in centimeters about its own middle, fingers up. @param opacity 0-1 */
export function drawHandprint(pen: Pen, color: string, opacity: number): void {
  withOpacity(pen, opacity, () => {
    const print = joined([palm, ...fingers, thumb]);
    // A soft edge: it lies in the surface, not on it.
    fill(pen, print, faint(color, 0.7));
    inside(pen, print, () => {
      for (const [x, y, r] of pressed) softGlow(pen, { x, y }, { x: r * 1.4, y: r * 1.4 }, color, 0.55);
    });
  });
}
