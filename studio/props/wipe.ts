import { tone } from '../canvas/color.ts';
import { blob, curve, fill, inside, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

const cloth = tone('#e9d9a8', 0.2);

/** A soft cloth gathered in a hand, its corners hanging over what it wipes. @param at the palm @param scale pixels a centimeter */
export function drawWipe(pen: Pen, at: Point, scale: number, turn: number): void {
  placed(pen, at, scale, turn, () => {
    const bunch = blob([
      { x: -5.4, y: -3 },
      { x: -2, y: -5.4 },
      { x: 2.4, y: -4.6 },
      { x: 5, y: -1.6 },
      { x: 4.4, y: 2.6 },
      { x: 1.4, y: 6.2 },
      { x: -1.4, y: 4.2 },
      { x: -4, y: 6.6 },
      { x: -6.2, y: 2.6 },
    ]);
    solid(pen, bunch, cloth, 1.2);
    inside(pen, bunch, () => {
      stroke(
        pen,
        curve([
          { x: -6, y: 1.4 },
          { x: -3.4, y: 5 },
          { x: -1.2, y: 3 },
          { x: 1.6, y: 5 },
          { x: 4.6, y: 1.6 },
        ]),
        '#b8603f',
        0.5,
      );
      for (const x of [-3.4, -0.8, 1.8])
        fill(
          pen,
          tapered(
            [
              { x, y: -4 },
              { x: x - 0.7, y: 0 },
              { x: x - 0.2, y: 4.4 },
            ],
            0.6,
          ),
          cloth.shade,
        );
    });
  });
}
