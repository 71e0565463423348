import { mix, tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { cylinder, facesOf, groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawCane } from './aids.ts';

const iron = tone('#4a4f57', 0.3);

/** The radius and the height of the stand, in centimeters. */
const ROUND = 13;
const TALL = 54;

/** A half of the stand's rings and bars: the far one (1) or the near one (-1). */
function drawHalf(pen: Pen, view: Stage, at: Place, side: 1 | -1) {
  const spot = (degrees: number, up: number) => {
    const angle = (degrees * Math.PI) / 180;
    return place(at.x + ROUND * Math.cos(angle), up, at.z + side * ROUND * Math.sin(angle));
  };
  const paint = side === 1 ? { main: mix(iron.main, '#d9c4ae', 0.24), shade: iron.main } : iron;
  for (const degrees of [0, 60, 120, 180].slice(side === 1 ? 1 : 0, side === 1 ? 3 : 4))
    tube(pen, view, [spot(degrees, 5), spot(degrees, TALL)], 0.8, paint);
  for (const up of [TALL, 26])
    tube(
      pen,
      view,
      Array.from({ length: 13 }, (_, step) => spot(step * 15, up)),
      1.1,
      paint,
    );
}

/**
 * A round stand of iron rings and bars, so that a cane is seen from its handle to its tip. @param at on the floor, under
 * its middle @param cane draws a cane in it
 */
export function drawCaneStand(pen: Pen, view: Stage, at: Place, { cane = true } = {}): void {
  groundShadow(pen, view, at.x, at.z, 20, 15, 0.3);
  cylinder(
    pen,
    view,
    { x: at.x, z: at.z, y: 0, height: 5, radius: ROUND + 0.6 },
    { ...facesOf(iron), top: mix(iron.main, '#fff6e4', 0.2) },
  );
  drawHalf(pen, view, at, 1);
  if (cane) drawCane(pen, view, place(at.x - 6, 5.4, at.z), place(at.x + 13, 92, at.z), { x: 1, y: 0, z: 0 });
  drawHalf(pen, view, at, -1);
}
