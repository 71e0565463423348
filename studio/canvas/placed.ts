import { apart } from './paint.ts';
import type { Pen, Point } from './pen.ts';

/**
 * Draws something flat in centimeters at a point of the picture.
 * @param scale pixels a centimeter @param turn degrees clockwise @param flip mirrored, left for right
 */
export function placed(
  pen: Pen,
  at: Point,
  scale: number,
  turn: number,
  draw: () => void,
  flip = false,
): void {
  apart(pen, () => {
    pen.translate(at.x, at.y);
    pen.rotate((turn * Math.PI) / 180);
    pen.scale(flip ? -scale : scale, scale);
    draw();
  });
}
