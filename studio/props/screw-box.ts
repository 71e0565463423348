import { tone } from '../canvas/color.ts';
import { ellipse, fill, rectangle, solid } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

/** A small open box of screws, held in a hand at its middle. */
export function drawScrewBox(pen: Pen, at: Point, scale: number): void {
  placed(pen, at, scale, -4, () => {
    for (const [x, tall] of [
      [-3.6, 3.4],
      [-1.2, 4],
      [1.4, 3.2],
      [3.4, 3.8],
    ] as const) {
      fill(pen, rectangle(x - 0.35, -4 - tall + 2, 0.7, tall, 0.2), '#98a3ab');
      fill(pen, ellipse(x, -4 - tall + 2, 0.95, 0.6), '#dfe4e7');
    }
    solid(pen, rectangle(-5.4, -4, 10.8, 6.4, 0.6), tone('#5f87a6', 0.28), 0.8);
    fill(pen, rectangle(-3.6, -2.2, 7.2, 2.6, 0.4), '#f4efe2');
  });
}
