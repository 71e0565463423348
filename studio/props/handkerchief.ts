import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { blob, curve, fill, inside, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import type { Place, Stage } from '../canvas/stage.ts';

const cloth = tone('#f4f8fb', 0.2);
const border = '#7ea3c4';

/**
 * A handkerchief bunched in a hand: its folds stand out before the fingers and one corner hangs below them.
 * @param raised 0-1: with the hand on a table, the corner lies beside it
 */
export function drawHandkerchief(pen: Pen, view: Stage, palm: Place, raised: number): void {
  placed(pen, view.at(palm), view.scale(palm.z), -72 * (1 - raised), () => {
    const corner = blob([
      { x: -2.4, y: 1 },
      { x: 3, y: 1.4 },
      { x: 4.2, y: 6 },
      { x: 2.2, y: 12.4 },
      { x: -0.6, y: 8 },
    ]);
    solid(pen, corner, cloth, 0.9);
    inside(pen, corner, () => {
      const edge = curve([
        { x: 4.4, y: 4 },
        { x: 2.6, y: 11 },
        { x: -1.2, y: 7.4 },
      ]);
      stroke(pen, edge, border, 0.7);
    });
    const bunch = blob([
      { x: -1.4, y: -4.2 },
      { x: 2, y: -7.6 },
      { x: 4.6, y: -6.2 },
      { x: 7.4, y: -6.6 },
      { x: 8.2, y: -2.6 },
      { x: 9.6, y: 0.6 },
      { x: 7, y: 2.8 },
      { x: 5.6, y: 5.2 },
      { x: 1.6, y: 4 },
    ]);
    softGlow(pen, { x: 6.4, y: 0.6 }, { x: 6.6, y: 7.4 }, '#7a3f35', 0.3);
    solid(pen, bunch, cloth, 1.1);
    inside(pen, bunch, () => {
      for (const fold of [
        [
          { x: 2.4, y: -7 },
          { x: 4.2, y: -3 },
          { x: 3.4, y: 0.6 },
        ],
        [
          { x: 7.2, y: -6 },
          { x: 5.4, y: -2.4 },
          { x: 5, y: 1 },
        ],
        [
          { x: 9, y: 0.2 },
          { x: 6.6, y: 0.4 },
          { x: 5, y: 2.8 },
        ],
      ])
        fill(pen, tapered(fold, 0.8), '#b9c6d4');
    });
  });
}
