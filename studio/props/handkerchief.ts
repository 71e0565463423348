import { tone } from '../canvas/color.ts';
import { blob, curve, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import type { Place, Stage } from '../canvas/stage.ts';

/** A folded cloth in a hand: without it the hand would not be seen before his face. */
export function drawHandkerchief(pen: Pen, view: Stage, palm: Place): void {
  placed(pen, view.at(palm), view.scale(palm.z), 14, () => {
    const cloth = blob([
      { x: -5, y: -2.6 },
      { x: 1, y: -5 },
      { x: 6.4, y: -3.6 },
      { x: 7.4, y: 0.4 },
      { x: 5.4, y: 3.4 },
      { x: 6, y: 7.4 },
      { x: 2.4, y: 6 },
      { x: 0.4, y: 8 },
      { x: -3.4, y: 4 },
    ]);
    solid(pen, cloth, tone('#ffffff', 0.2), 1);
    for (const fold of [
      [
        { x: 5, y: -2.6 },
        { x: 3.6, y: 1.4 },
        { x: 5, y: 5.6 },
      ],
      [
        { x: 2.6, y: -3.6 },
        { x: 1, y: 1.4 },
        { x: 1.2, y: 6 },
      ],
    ])
      stroke(pen, curve(fold), '#c9bfca', 0.35);
  });
}
