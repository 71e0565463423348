import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { fill, line, polygon, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facade, facesOf, groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** An upright piano against the back wall. */
export function drawPiano(pen: Pen, view: Stage, at: Place, paint: Tone = tone('#6d4a35', 0.28)): void {
  groundShadow(pen, view, at.x + 72, at.z + 10, 84, 26);
  block(pen, view, { x: at.x, y: 0, z: at.z + 24, width: 145, height: 118, depth: 30 }, facesOf(paint));
  block(
    pen,
    view,
    { x: at.x + 4, y: 0, z: at.z + 20, width: 137, height: 62, depth: 6 },
    facesOf({ main: paint.shade, shade: paint.shade }),
  );
  // The lid, and a frame around each of the two panels over the keys.
  block(pen, view, { x: at.x - 2, y: 118, z: at.z + 22, width: 149, height: 3, depth: 34 }, facesOf(paint));
  for (const left of [6, 76])
    facade(pen, view, place(at.x + left, 113, at.z + 24), () => {
      stroke(pen, rectangle(0.8, 0.8, 63, 34, 1), faint('#fff6e4', 0.16), 0.8);
      stroke(pen, rectangle(0, 0, 63, 34, 1), mix(paint.shade, '#43263f', 0.3), 0.8);
    });
  for (const pedal of [64, 71, 78])
    block(
      pen,
      view,
      { x: at.x + pedal, y: 3, z: at.z + 12, width: 3.4, height: 1.4, depth: 9 },
      facesOf(tone('#c9a24e', 0.3)),
    );
  block(pen, view, { x: at.x, y: 62, z: at.z, width: 145, height: 8, depth: 26 }, facesOf(paint));
  for (const end of [0, 139])
    block(pen, view, { x: at.x + end, y: 70, z: at.z, width: 6, height: 6, depth: 26 }, facesOf(paint));
  facade(pen, view, place(at.x + 6, 70.6, at.z + 2), () => {
    fill(pen, rectangle(0, -3.4, 133, 3.6), '#fffaf0');
    for (let key = 0; key < 38; key++) {
      if ([2, 6].includes(key % 7)) continue;
      fill(pen, rectangle(2.4 + key * 3.5, -3.4, 1.7, 2.6), '#2f2a2c');
    }
  });
  for (const left of [6, 132])
    tube(pen, view, [place(at.x + left, 62, at.z + 3), place(at.x + left, 0, at.z + 3)], 2.6, paint);
  facade(pen, view, place(at.x + 46, 108, at.z + 23), () => {
    fill(
      pen,
      polygon([
        { x: 0, y: 0 },
        { x: 26, y: 0 },
        { x: 26, y: 22 },
        { x: 0, y: 22 },
      ]),
      '#fffaf0',
    );
    fill(
      pen,
      polygon([
        { x: 27, y: 0 },
        { x: 53, y: 0 },
        { x: 53, y: 22 },
        { x: 27, y: 22 },
      ]),
      '#f7efdf',
    );
    for (const page of [2, 29]) {
      for (let row = 0; row < 4; row++)
        stroke(
          pen,
          line([
            { x: page, y: 4 + row * 4.6 },
            { x: page + 22, y: 4 + row * 4.6 },
          ]),
          '#8a7f78',
          0.5,
        );
    }
  });
}
