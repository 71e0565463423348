import { faint, mix, tone } from '../../canvas/color.ts';
import { lettering } from '../../canvas/lettering.ts';
import { fill, rectangle } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import { facade, level, sheet, tube, upright } from '../../canvas/solids.ts';
import { place, type Stage } from '../../canvas/stage.ts';
import { armchair } from '../../props/chairs.ts';
import { drawPlant } from '../../props/decor.ts';
import { drawFloor } from '../floors.ts';
import { drawDoorway, drawWindow } from '../openings.ts';
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

/** The room beyond the doorway. */
const lounge = {
  floor: { kind: 'boards', tone: tone('#c79c70', 0.18), joint: '#ab8055' } as const,
  cover: tone('#b8694f', 0.24),
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
    const back = z + 240;
    drawWall(pen, view, { ...beyond, z: back, height: 260, wall: tone('#f1e6cd', 0.13), trim });
    drawFloor(pen, view, lounge.floor, back, beyond.from, beyond.to);
    const window = { x: doorX + 30, sill: 84, z: back, width: 84, height: 104 };
    drawWindow(pen, view, { ...window, sky: 'garden', curtains: careCenter.curtain });
    drawPlant(pen, view, place(doorX - 6, 0, back - 24), 0.9);
    const chair = armchair(view, { at: place(doorX + 92, 0, back - 62), turn: -38 }, lounge.cover);
    chair.behind(pen);
    chair.front(pen);
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
  const along = rightEnd - hallRail.off;
  tube(pen, view, [place(along, hallRail.y, far), place(along, hallRail.y, z - 60)], 3.2, rail);
  drawRoomNumber(pen, view, doorX - 34);
}

/** A plate beside the doorway. */
function drawRoomNumber(pen: Pen, view: Stage, x: number) {
  facade(pen, view, place(x, 158, hallCornerBack), () => {
    fill(pen, rectangle(0.6, 0.9, 15, 17, 1.4), faint('#43263f', 0.2));
    fill(pen, rectangle(0, 0, 15, 17, 1.4), '#2f5d73');
    lettering(pen, '12', { x: 7.5, y: 8.8 }, 9, '#fffdf6', 700);
  });
}
