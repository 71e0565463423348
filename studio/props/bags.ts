import { type Tone, tone } from '../canvas/color.ts';
import { curve, ellipse, fill, polygon, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facade, facesOf, groundShadow } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** A soft bag with two handles and paper looking out: a present. */
export function drawGiftBag(pen: Pen, view: Stage, at: Place, color: Tone = tone('#c9557a', 0.24)): void {
  if (at.y === 0) groundShadow(pen, view, at.x + 13, at.z + 8, 20, 11, 0.26);
  const top = view.at(place(at.x + 13, at.y + 36, at.z + 7));
  const scale = view.scale(at.z);
  for (const [dx, tall, paint] of [
    [-8, 12, '#fff3d8'],
    [0, 16, '#bfe0dc'],
    [7, 11, '#fff3d8'],
  ] as const) {
    solid(
      pen,
      polygon([
        { x: top.x + (dx - 6) * scale, y: top.y + 3 * scale },
        { x: top.x + (dx - 3) * scale, y: top.y - tall * 0.7 * scale },
        { x: top.x + dx * scale, y: top.y - tall * scale },
        { x: top.x + (dx + 5) * scale, y: top.y - tall * 0.6 * scale },
        { x: top.x + (dx + 6) * scale, y: top.y + 3 * scale },
      ]),
      tone(paint, 0.16),
      scale,
    );
  }
  block(pen, view, { x: at.x, y: at.y, z: at.z, width: 27, height: 36, depth: 14 }, facesOf(color));
  facade(pen, view, place(at.x, at.y + 36, at.z), () => {
    stroke(
      pen,
      curve([
        { x: 8, y: 1 },
        { x: 9, y: -9 },
        { x: 18, y: -9 },
        { x: 19, y: 1 },
      ]),
      '#fff3d8',
      1.1,
    );
    for (const [x, y] of [
      [6, 9],
      [18, 8],
      [12, 17],
      [22, 20],
      [5, 26],
      [15, 29],
    ] as const)
      fill(pen, ellipse(x, y, 1.8, 1.8), '#fff3d8');
  });
}
