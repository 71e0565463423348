import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { curve, fill, inside, rectangle, shaped, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, groundShadow } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** A folded towel that looks out of the bag: two layers, the upper one rolled over at its left end. */
function drawFolded(pen: Pen, y: number, color: Tone) {
  solid(pen, rectangle(5, y, 30, 8, 3.6), color, 1.6, 0.8);
  stroke(
    pen,
    curve([
      { x: 9, y: y + 4.4 },
      { x: 20, y: y + 4 },
      { x: 34, y: y + 4.6 },
    ]),
    faint(color.shade, 0.9),
    0.5,
  );
  stroke(
    pen,
    curve([
      { x: 29, y: y + 0.6 },
      { x: 29.6, y: y + 4 },
      { x: 29, y: y + 7.6 },
    ]),
    mix(color.main, '#ffffff', 0.5),
    1,
  );
}

/**
 * A canvas shoulder bag that is open, half full of folded towels.
 * @param at its left front: on the floor, or in the air when it hangs from a hand
 * @param strap centimeters its handle reaches over its rim
 */
export function drawTowelBag(
  pen: Pen,
  view: Stage,
  at: Place,
  { color = tone('#4f7486', 0.24) as Tone, strap = 36 } = {},
): void {
  if (at.y === 0) groundShadow(pen, view, at.x + 20, at.z + 10, 27, 13, 0.3);
  facade(pen, view, place(at.x, at.y + 46, at.z + 8), () => {
    const band = (low: number, high: number) =>
      curve([
        { x: 7, y: low },
        { x: 9.4, y: high + 8 },
        { x: 16, y: high },
        { x: 25, y: high },
        { x: 31, y: high + 8 },
        { x: 33, y: low },
      ]);
    // The strap of the far side leans behind the near one.
    stroke(pen, band(12, 17 - strap), mix(color.shade, '#2a1a24', 0.3), 2.4);
    for (const [y, paint] of [
      [12, '#f7f0e2'],
      [6, '#9dbb97'],
      [0, '#e8b59a'],
    ] as const)
      drawFolded(pen, y, tone(paint, 0.18));
    const bag = shaped((edge) => {
      edge.moveTo(-1.4, 13);
      edge.quadraticCurveTo(20, 17, 41.4, 13);
      edge.quadraticCurveTo(41.6, 32, 38.6, 43);
      edge.quadraticCurveTo(38, 46.4, 34, 46.4);
      edge.lineTo(6, 46.4);
      edge.quadraticCurveTo(2, 46.4, 1.4, 43);
      edge.quadraticCurveTo(-1.6, 32, -1.4, 13);
    });
    solid(pen, bag, color, 3.4, 0.6);
    inside(pen, bag, () => {
      graded(pen, bag, { x: 0, y: 0 }, { x: 42, y: 8 }, [
        [0, faint('#fff6e4', 0.2)],
        [0.4, faint('#fff6e4', 0)],
        [1, faint('#2a1a24', 0.2)],
      ]);
      // It sags: folds run from the straps to the corners.
      for (const fold of [
        [
          { x: 8, y: 22 },
          { x: 6, y: 32 },
          { x: 8, y: 44 },
        ],
        [
          { x: 32, y: 22 },
          { x: 35, y: 32 },
          { x: 33, y: 44 },
        ],
        [
          { x: 20, y: 30 },
          { x: 22, y: 38 },
          { x: 20, y: 46 },
        ],
      ])
        fill(pen, tapered(fold, 2), faint(color.shade, 0.9));
      const hem = (y: number) =>
        curve([
          { x: -2, y },
          { x: 20, y: y + 3 },
          { x: 42, y },
        ]);
      stroke(pen, hem(14.6), mix(color.main, color.shade, 0.6), 3.4);
      stroke(pen, hem(16.8), faint('#fff6e4', 0.5), 0.4);
    });
    stroke(pen, band(24, 14 - strap), color.shade, 3);
    stroke(pen, band(24, 13.6 - strap), mix(color.main, '#fff6e4', 0.12), 2);
    for (const x of [5.4, 31.4]) stroke(pen, rectangle(x, 19, 3.2, 5, 0.4), faint('#fff6e4', 0.5), 0.4);
  });
}
