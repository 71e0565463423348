import type { Shape } from './paint.ts';
import type { Pen, Point } from './pen.ts';

/** A share of the way, 0 to 1, and the color there. */
export type Stop = readonly [share: number, color: string];

/** Fills a shape with colors that change evenly along a line. @param from where the first stop lies, in pixels of the pen */
export function graded(pen: Pen, shape: Shape, from: Point, to: Point, stops: readonly Stop[]): void {
  const change = pen.createLinearGradient(from.x, from.y, to.x, to.y);
  for (const [share, color] of stops) change.addColorStop(share, color);
  pen.fillStyle = change;
  pen.fill(shape);
}
