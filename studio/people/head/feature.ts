import { apart } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Head } from './head.ts';

/**
 * Draws a flat feature on the face in centimeters around its middle: x to the right of the picture, y down; narrowed
 * where the face turns away.
 * @param height above the eyes; @param angle from the nose to the own left
 */
export function onFace(pen: Pen, head: Head, height: number, angle: number, draw: () => void): void {
  const middle = head.on(height, angle);
  apart(pen, () => {
    pen.translate(middle.x, middle.y);
    pen.rotate(head.lean);
    pen.scale(head.scale * (0.14 + 0.86 * head.facing(height, angle)), head.scale);
    draw();
  });
}
