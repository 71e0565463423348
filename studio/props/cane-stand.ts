import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facesOf, groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawCane } from './aids.ts';

const wood = tone('#c08a58', 0.26);

/** Half the width and the height of the stand, in centimeters. */
const HALF = 13;
const TALL = 52;

const corners = (at: Place, z: -1 | 1, up: number) =>
  [-1, 1].map((x) => place(at.x + x * HALF, up, at.z + z * HALF * 0.8));

/** Two posts of the frame, and the bars between them. */
function drawSide(pen: Pen, view: Stage, at: Place, z: -1 | 1) {
  for (const foot of corners(at, z, 0)) tube(pen, view, [foot, { ...foot, y: TALL }], 1.5, wood);
  for (const up of [TALL, 20]) tube(pen, view, corners(at, z, up), 1.3, wood);
}

/**
 * An open wooden stand, so that a cane is seen from its handle to its tip. @param at on the floor, under its middle
 * @param cane draws a cane in it
 */
export function drawCaneStand(pen: Pen, view: Stage, at: Place, { cane = true } = {}): void {
  groundShadow(pen, view, at.x, at.z, 19, 14, 0.26);
  drawSide(pen, view, at, 1);
  for (const x of [-1, 1])
    for (const up of [TALL, 20])
      tube(
        pen,
        view,
        [place(at.x + x * HALF, up, at.z + HALF * 0.8), place(at.x + x * HALF, up, at.z - HALF * 0.8)],
        1.3,
        wood,
      );
  block(
    pen,
    view,
    { x: at.x - HALF, y: 3, z: at.z - HALF * 0.8, width: HALF * 2, height: 2.4, depth: HALF * 1.6 },
    facesOf(wood),
  );
  if (cane)
    drawCane(pen, view, place(at.x - 7, 5.4, at.z), place(at.x + 17, 92, at.z + 4), { x: 1, y: 0, z: 0 });
  drawSide(pen, view, at, -1);
}
