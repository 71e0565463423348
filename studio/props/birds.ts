import { tone } from '../canvas/color.ts';
import { blob, ellipse, fill, line, polygon, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';

/** A cardinal, in centimeters, that looks to the left, its feet at the origin. @param spread of its wings, 0 folded to 1 */
export function drawCardinal(pen: Pen, spread: number): void {
  const red = tone('#c8382f', 0.3);
  for (const x of [-1.4, 1.2])
    stroke(
      pen,
      line([
        { x, y: -4.4 },
        { x: x - 0.6, y: 0 },
        { x: x - 2.4, y: 0 },
      ]),
      '#6b4a3c',
      0.6,
    );
  const tail = polygon([
    { x: 5, y: -9 },
    { x: 16.5, y: -4.4 },
    { x: 15.4, y: -2 },
    { x: 4, y: -5.6 },
  ]);
  solid(pen, tail, tone('#a92f2a', 0.3), 0.8, 0);
  const body = blob([
    { x: -8.6, y: -14.6 },
    { x: -4.6, y: -17 },
    { x: 1, y: -13.4 },
    { x: 7, y: -8 },
    { x: 2.6, y: -3.8 },
    { x: -4, y: -4.4 },
    { x: -7.4, y: -9 },
  ]);
  solid(pen, body, red, 1.4, 0.6);
  fill(
    pen,
    polygon([
      { x: -7.4, y: -16 },
      { x: -2.6, y: -20.6 },
      { x: -1.4, y: -14.6 },
    ]),
    red.main,
  );
  fill(
    pen,
    blob([
      { x: -9, y: -15 },
      { x: -6.4, y: -15.4 },
      { x: -6.2, y: -12.4 },
      { x: -8.4, y: -12.2 },
    ]),
    '#3a2226',
  );
  fill(
    pen,
    polygon([
      { x: -8.4, y: -15 },
      { x: -11.6, y: -13.2 },
      { x: -8.2, y: -12.4 },
    ]),
    '#ee9a3a',
  );
  fill(pen, ellipse(-6.4, -15.6, 0.7, 0.7), '#1d1618');
  const wing = blob([
    { x: -3.4, y: -11.6 },
    { x: 2 + 2 * spread, y: -11 - 13 * spread },
    { x: 9.4, y: -5.6 - 17 * spread },
    { x: 5, y: -6 - 6 * spread },
    { x: -0.6, y: -6.4 },
  ]);
  solid(pen, wing, tone('#9c2b29', 0.3), 0.9, 0.4);
}
