import { faint, mix, tone } from '../../canvas/color.ts';
import { fill } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import { level, sheet, tube, upright } from '../../canvas/solids.ts';
import { place, type Stage } from '../../canvas/stage.ts';
import { drawPicture, drawPlant } from '../../props/decor.ts';
import { drawFloor } from '../floors.ts';
import { drawDoorway } from '../openings.ts';
import { careCenter } from '../palettes.ts';
import { drawShell } from '../surfaces.ts';
import { drawWall } from '../walls.ts';
import { hallRail } from './hallway.ts';

/** Where the wall of the hall stands. */
export const hallCornerBack = 250;

export type HallCornerSpec = {
  /** Where the wall ends, and the width of the hall that begins there and leads away from us. */
  corner: number;
  width?: number;
  /** Left edge of an open doorway in the wall, 92 wide. */
  doorX: number;
};

/** A hall of the care center seen across it: a wall with a rail and an open doorway, and the corner of a second hall. */
export function drawHallCorner(pen: Pen, view: Stage, { corner, width = 170, doorX }: HallCornerSpec): void {
  const { wall, panel, trim, vinyl, rail } = careCenter;
  const z = hallCornerBack;
  const far = z + 420;
  drawShell(pen, view, {
    back: far,
    right: corner + width,
    wall,
    trim,
    floor: vinyl,
    panel: { tone: panel, height: 92 },
  });
  const rightEnd = corner + width;
  const finish = { z, height: 260, wall, trim, panel: { tone: panel, height: 92 } };
  drawWall(pen, view, { ...finish, from: rightEnd, to: rightEnd + 600 });
  fill(
    pen,
    sheet(view, [
      place(corner, 0, z),
      place(corner + 60, 0, z),
      place(corner + 30, 0, far),
      place(corner, 0, far),
    ]),
    faint('#43263f', 0.1),
  );
  drawWall(pen, view, { ...finish, to: corner });
  fill(pen, upright(view, corner - 7, 9, 7, 251, z), mix(trim, wall.shade, 0.9));
  fill(pen, level(view, -900, z - 14, corner + 900, 14), faint('#43263f', 0.1));
  drawDoorway(pen, view, { x: doorX, z, width: 92, frame: trim }, () => {
    const beyond = { from: doorX - 200, to: doorX + 300 };
    drawWall(pen, view, { ...beyond, z: z + 240, height: 260, wall: tone('#f1e6cd', 0.13), trim });
    drawFloor(pen, view, vinyl, z + 240, beyond.from, beyond.to);
    drawPicture(pen, view, { x: doorX + 22, y: 136, z: z + 240, width: 44, height: 34 }, 'leaf');
    drawPlant(pen, view, place(doorX + 88, 0, z + 190), 0.8);
  });
  for (const [from, to] of [
    [-600, doorX - 16],
    [doorX + 108, corner - 6],
  ] as const) {
    if (to - from < 30) continue;
    const off = z - hallRail.off;
    for (let x = to - 12; x > from; x -= 110)
      tube(pen, view, [place(x, hallRail.y - 5, z), place(x, hallRail.y - 1, off)], 1.3, careCenter.metal);
    tube(pen, view, [place(from, hallRail.y, off), place(to, hallRail.y, off)], 3.2, rail);
  }
}
