import { faint, mix, type Tone, tone } from '../../canvas/color.ts';
import { lettering } from '../../canvas/lettering.ts';
import { chain, fill, inside, type Round, rectangle, solid } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import { facade, level, sheet, tube, upright } from '../../canvas/solids.ts';
import { place, type Stage, stage } from '../../canvas/stage.ts';
import { type Worded, worded } from '../../language.ts';
import { drawFloor, type Floor } from '../floors.ts';
import { drawLightPool } from '../light.ts';
import { drawDoorway } from '../openings.ts';
import { careCenter } from '../palettes.ts';
import { drawSideWall, drawWall } from '../walls.ts';
import { drawOutside } from '../window-views.ts';

/** Half the width of the hall, its length and height, in centimeters. */
export const hall = { half: 150, back: 820, height: 250 };

/** Height of the rail along both walls, and how far it stands off. */
export const hallRail = { y: 86, off: 7 };

/** Nearest depth the walls of a hall are drawn from. */
const hallNear = -200;

/** The view down a hall: a wider lens, from eye height. */
export const hallView = (): Stage => stage({ eyeHeight: 158, horizon: 205, focal: 1260, distance: 330 });

function sideWall(view: Stage, x: number, low: number, high: number, from = hallNear, to = hall.back) {
  return sheet(view, [place(x, low, from), place(x, low, to), place(x, high, to), place(x, high, from)]);
}

/** A door in a side wall. @param side -1 left, 1 right @param open shows a lit room instead of a leaf */
function drawSideDoor(
  pen: Pen,
  view: Stage,
  side: -1 | 1,
  z: number,
  { open = false, leaf = tone('#c39a6c', 0.22), width = 95 } = {},
): void {
  const x = side * hall.half;
  const frame = side === -1 ? '#dfe3e0' : '#f3f4ef';
  fill(pen, sideWall(view, x, 0, 212, z - 7, z + width + 7), frame);
  const color = open ? '#f4ead2' : side === -1 ? leaf.shade : leaf.main;
  fill(pen, sideWall(view, x, 0, 205, z, z + width), color);
  if (open) {
    fill(
      pen,
      sheet(view, [
        place(x, 0, z),
        place(x, 0, z + width),
        place(x + side * 60, 0, z + width),
        place(x + side * 60, 0, z),
      ]),
      '#d9cdb4',
    );
    return;
  }
  fill(pen, sideWall(view, x, 112, 190, z + 34, z + width - 34), mix(color, '#dfeef2', 0.75));
  fill(pen, sideWall(view, x, 96, 102, z + 8, z + 20), '#8f9aa1');
}

function drawRail(pen: Pen, view: Stage, side: -1 | 1, from: number, to: number, paint: Tone) {
  const x = side * (hall.half - hallRail.off);
  for (let z = from + 30; z < to; z += 120) {
    tube(
      pen,
      view,
      [place(side * hall.half, hallRail.y - 5, z), place(x, hallRail.y - 1, z)],
      1.3,
      tone('#aeb7bd', 0.3),
    );
  }
  // One piece that gets thinner with the distance; both ends turn into the wall.
  const round = (across: number, z: number): Round => {
    const spot = place(across, hallRail.y, z);
    return { ...view.at(spot), r: 3 * view.scale(z) };
  };
  const [near, far] = [from - 2, to + 2];
  const wall = side * (hall.half - 1);
  const bar = chain([round(wall, far), round(x, far - 5), round(x, near + 5), round(wall, near)]);
  solid(pen, bar, paint, 2.4 * view.scale(from), 3 * view.scale(from));
}

export type HallEnd = { kind: 'doors' | 'window' | 'open'; label?: Worded };

export type HallSpec = {
  end?: HallEnd;
  floor?: Floor;
  /** Doors along the walls: side and distance. */
  doors?: readonly { side: -1 | 1; z: number; open?: boolean }[];
  /** Sides with a rail. */
  rails?: readonly (-1 | 1)[];
  lit?: boolean;
  /** Draws the room seen through an `open` end. */
  beyond?: () => void;
};

/** A hall of the care center, with rails on both walls. */
export function drawHallway(
  pen: Pen,
  view: Stage,
  {
    end = { kind: 'doors' },
    floor = careCenter.vinyl,
    doors = [],
    rails = [-1, 1],
    lit = true,
    beyond,
  }: HallSpec = {},
): void {
  const { half, back, height } = hall;
  const { wall, panel, trim, rail } = careCenter;
  const lower = { tone: panel, height: 92 };
  fill(pen, rectangle(-200, -400, 2000, 1600), '#f4f3ee');
  for (let z = 20; z < back; z += 200) {
    const lamp = sheet(view, [
      place(-34, height, z),
      place(34, height, z),
      place(34, height, z + 90),
      place(-34, height, z + 90),
    ]);
    fill(pen, lamp, lit ? '#fffbe9' : '#d7d8d6');
  }
  drawWall(pen, view, { from: -half, to: half, z: back, height, wall, trim, panel: lower });
  for (const side of [-1, 1] as const)
    drawSideWall(pen, view, {
      x: side * half,
      near: hallNear,
      far: back,
      height,
      dark: side === -1 ? 0.5 : 0.12,
      wall,
      trim,
      panel: lower,
    });
  drawFloor(pen, view, floor, back, -half, half);
  drawWallShade(pen, view);
  if (lit) drawLampsOnFloor(pen, view);
  drawEnd(pen, view, end, beyond);
  for (const door of doors) drawSideDoor(pen, view, door.side, door.z, { open: door.open ?? false });
  for (const side of rails)
    drawRailsBetweenDoors(
      pen,
      view,
      side,
      doors.filter((door) => door.side === side).map((door) => door.z),
      rail,
    );
}

/** The floor gets less light along both walls. */
function drawWallShade(pen: Pen, view: Stage) {
  for (const side of [-1, 1])
    for (const wide of [8, 16, 26, 38])
      fill(
        pen,
        sheet(view, [
          place(side * hall.half, 0, hallNear),
          place(side * hall.half, 0, hall.back),
          place(side * (hall.half - wide), 0, hall.back),
          place(side * (hall.half - wide), 0, hallNear),
        ]),
        faint('#43263f', 0.035),
      );
}

/** Ceiling lamps shine in the smooth floor. */
function drawLampsOnFloor(pen: Pen, view: Stage) {
  for (let z = 20; z < hall.back; z += 200)
    drawLightPool(pen, view, place(0, 0, z + 45), 110, 0.16, '#fffdf0');
}

function drawRailsBetweenDoors(pen: Pen, view: Stage, side: -1 | 1, doors: readonly number[], paint: Tone) {
  let from = hall.back - 12;
  for (const z of [...doors].sort((a, b) => b - a)) {
    drawRail(pen, view, side, z + 112, from, paint);
    from = z - 16;
  }
  drawRail(pen, view, side, -150, from, paint);
}

function drawEnd(pen: Pen, view: Stage, { kind, label }: HallEnd, beyond?: () => void) {
  const z = hall.back;
  if (kind === 'open') {
    drawDoorway(pen, view, { x: -75, z, width: 150, height: 210 }, () => {
      fill(pen, upright(view, -200, 0, 400, 260, z), '#f6e8cb');
      fill(pen, level(view, -200, z, 400, 300), '#dcc9a6');
      beyond?.();
    });
  }
  if (kind === 'doors') {
    drawDoorway(pen, view, { x: -85, z, width: 170, height: 210 }, () => {
      for (const left of [-85, 0]) {
        fill(pen, upright(view, left, 0, 85, 210, z), '#c39a6c');
        fill(pen, upright(view, left + 24, 105, 37, 80, z), '#eef5f2');
        fill(pen, upright(view, left === 0 ? 5 : -12, 92, 7, 26, z), '#8f9aa1');
      }
      fill(pen, upright(view, -0.8, 0, 1.6, 210, z), '#8a6a48');
    });
  }
  if (kind === 'window') {
    fill(pen, upright(view, -80, 70, 160, 150, z), '#fffaf0');
    facade(pen, view, place(-73, 213, z), () =>
      inside(pen, rectangle(0, 0, 146, 136), () => drawOutside(pen, 'garden', 146, 136)),
    );
    fill(pen, upright(view, -2.5, 77, 5, 136, z), '#fffaf0');
  }
  if (label) drawHallSign(pen, view, worded(label), 0, 232, z);
}

/** A sign over a door. */
export function drawHallSign(
  pen: Pen,
  view: Stage,
  label: string,
  x: number,
  y: number,
  z: number,
  size = 16,
): void {
  const wide = label.length * size * 0.62 + size;
  facade(pen, view, place(x - wide / 2, y + size * 0.75, z), () => {
    fill(pen, rectangle(0, 0, wide, size * 1.5, size * 0.2), '#2f5d73');
    lettering(pen, label, { x: wide / 2, y: size * 0.78 }, size, '#ffffff');
  });
}

/** The same hall as it is seen in a smooth floor. */
const upsideDown = (view: Stage): Stage => ({ ...view, at: ({ x, y, z }) => view.at(place(x, -y, z)) });

/** Walls, doors and rails mirrored in the floor, for whoever draws it wet. */
export function drawHallMirrored(pen: Pen, view: Stage, { doors = [], rails = [-1, 1] }: HallSpec): void {
  const { half, back, height } = hall;
  const { wall, panel, trim, rail } = careCenter;
  const below = upsideDown(view);
  fill(pen, upright(below, -half, 0, 2 * half, height, back), wall.main);
  fill(pen, upright(below, -half, 0, 2 * half, 92, back), panel.main);
  for (const side of [-1, 1] as const)
    drawSideWall(pen, below, {
      x: side * half,
      near: hallNear,
      far: back,
      height,
      dark: side === -1 ? 0.6 : 0.2,
      wall,
      trim,
      panel: { tone: panel, height: 92 },
    });
  drawEnd(pen, below, { kind: 'doors' });
  for (const { side, z } of doors) drawSideDoor(pen, below, side, z);
  for (const side of rails) {
    const between = doors.filter((door) => door.side === side).map((door) => door.z);
    drawRailsBetweenDoors(pen, below, side, between, rail);
  }
}
