import { type Tone, tone } from '../canvas/color.ts';
import { curve, fill, polygon, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, groundShadow } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/**
 * A shoulder bag that is open, half full of folded towels.
 * @param at its left front: on the floor, or in the air when it hangs from a hand
 * @param strap centimeters its handle reaches over its rim
 */
export function drawTowelBag(
  pen: Pen,
  view: Stage,
  at: Place,
  { color = tone('#4f7486', 0.24) as Tone, strap = 36 } = {},
): void {
  if (at.y === 0) groundShadow(pen, view, at.x + 20, at.z + 10, 27, 13, 0.26);
  facade(pen, view, place(at.x, at.y + 46, at.z + 8), () => {
    for (const [y, paint] of [
      [12, '#f7f0e2'],
      [7, '#9dbb97'],
      [2, '#e8b59a'],
    ] as const) {
      solid(pen, rectangle(5, y, 30, 7, 3), tone(paint, 0.16), 2, 1);
    }
    stroke(
      pen,
      curve([
        { x: 5, y: 14 },
        { x: 8, y: 14 - strap },
        { x: 32, y: 14 - strap },
        { x: 35, y: 14 },
      ]),
      color.shade,
      2.4,
    );
    const bag = polygon([
      { x: -1, y: 14 },
      { x: 41, y: 14 },
      { x: 38, y: 46 },
      { x: 2, y: 46 },
    ]);
    solid(pen, bag, color, 3.4, 0.6);
    fill(pen, rectangle(-1, 14, 42, 3), color.shade);
  });
}
