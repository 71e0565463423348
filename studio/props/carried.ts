import { apart, ellipse, fill, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

/** Keys on a ring. */
export function drawKeys(pen: Pen, at: Point, scale: number): void {
  placed(pen, at, scale, 20, () => {
    stroke(pen, ellipse(0, 0, 2, 2), '#8f9aa1', 0.7);
    for (const turn of [-0.4, 0.3]) {
      apart(pen, () => {
        pen.rotate(turn);
        fill(pen, ellipse(0, 4, 1.7, 1.7), '#c9a24a');
        fill(pen, rectangle(-0.5, 5, 1, 6), '#c9a24a');
        fill(pen, rectangle(0.4, 8.6, 1.4, 0.9), '#c9a24a');
      });
    }
  });
}
