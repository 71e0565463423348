import { faint, type Tone } from '../canvas/color.ts';
import { fill, polygon } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawFloor, type Floor, floorNear } from './floors.ts';
import { drawSideWall, drawWall, type Panel } from './walls.ts';

/** The shell of a room, in centimeters. Walls that are not given are out of the picture. */
export type Shell = {
  back: number;
  left?: number;
  right?: number;
  height?: number;
  wall: Tone;
  /** Skirting board. */
  trim: string;
  floor: Floor;
  panel?: Panel;
  /** At night no sun falls on its walls. */
  sunless?: boolean;
};

function drawWalls(pen: Pen, view: Stage, { back, left, right, height = 250, ...finish }: Shell) {
  pen.fillStyle = finish.wall.main;
  pen.fillRect(0, 0, frameWidth, frameHeight);
  drawWall(pen, view, { ...finish, z: back, height });
  for (const { x, dark } of [
    { x: left, dark: 0.55 },
    { x: right, dark: 0.22 },
  ]) {
    if (x === undefined) continue;
    drawSideWall(pen, view, { ...finish, x, near: floorNear, far: back, height: height + 200, dark });
  }
}

/** Walls and floor: draw it first. */
export function drawShell(pen: Pen, view: Stage, shell: Shell): void {
  drawWalls(pen, view, shell);
  drawFloor(pen, view, shell.floor, shell.back, shell.left ?? -900, shell.right ?? 900);
}

/** Copies of a patch of light, each a little larger and longer: together their edge is soft, and the patch fades. */
const SOFT_EDGE = 12;

/** Daylight that falls through the two sides of a window and lies on the floor, aslant to the right. */
export function drawSunPatch(
  pen: Pen,
  view: Stage,
  x: number,
  width: number,
  back: number,
  reach = 190,
  color = '#fff3cf',
): void {
  const pane = (from: number, to: number, wider: number, long: number) => {
    const slant = (z: number) => (back - z) * 0.4;
    const [top, foot] = [back - 18 + wider * 0.8, back - reach * long - wider * 2];
    return polygon(
      [
        place(from - wider + slant(top), 0, top),
        place(to + wider + slant(top), 0, top),
        place(to + wider + slant(foot), 0, foot),
        place(from - wider + slant(foot), 0, foot),
      ].map(view.at),
    );
  };
  for (let copy = 0; copy < SOFT_EDGE; copy++) {
    const wider = copy * 1.1 - 5;
    for (const [from, to] of [
      [x, x + width * 0.46],
      [x + width * 0.54, x + width],
    ] as const)
      fill(pen, pane(from, to, wider, 0.5 + (0.5 * copy) / SOFT_EDGE), faint(color, 0.028));
  }
}
