import { faint, mix, type Tone } from '../canvas/color.ts';
import { fill, inside, line, polygon, stroke } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { level, sheet, upright } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';

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
  /** A darker lower part of the wall, up to a height. */
  panel?: { tone: Tone; height: number };
};

export type Floor =
  | { kind: 'boards' | 'tiles'; tone: Tone; joint: string; size?: number }
  | { kind: 'plain'; tone: Tone };

const near = -120;

/** The floor from the front of the picture to the back wall. */
export function drawFloor(pen: Pen, view: Stage, floor: Floor, back: number, from = -900, to = 900): void {
  const ground = level(view, from, near, to - from, back - near);
  fill(pen, ground, floor.tone.main);
  inside(pen, ground, () => {
    if (floor.kind === 'boards')
      drawBoards(pen, view, floor.tone, floor.joint, floor.size ?? 16, back, from, to);
    if (floor.kind === 'tiles') drawTiles(pen, view, floor.joint, floor.size ?? 40, back, from, to);
  });
  // Where floor and wall meet the light does not reach.
  fill(pen, level(view, from, back - 14, to - from, 14), faint('#43263f', 0.1));
}

function drawBoards(
  pen: Pen,
  view: Stage,
  tone: Tone,
  joint: string,
  size: number,
  back: number,
  from: number,
  to: number,
) {
  const random = randomFrom('boards');
  for (let z = near; z < back; z += size) {
    for (let x = from - random() * 160; x < to; x += 120 + random() * 80) {
      const pick = random();
      if (pick < 0.22) fill(pen, level(view, x, z, 150, size), faint(tone.shade, 0.16));
      if (pick > 0.84) fill(pen, level(view, x, z, 150, size), faint('#fff3d8', 0.14));
      stroke(
        pen,
        line([view.at(place(x, 0, z)), view.at(place(x, 0, z + size))]),
        joint,
        view.scale(z) * 0.35,
      );
    }
    stroke(pen, line([view.at(place(from, 0, z)), view.at(place(to, 0, z))]), joint, view.scale(z) * 0.35);
  }
}

function drawTiles(
  pen: Pen,
  view: Stage,
  joint: string,
  size: number,
  back: number,
  from: number,
  to: number,
) {
  for (let z = back; z > near; z -= size) {
    stroke(pen, line([view.at(place(from, 0, z)), view.at(place(to, 0, z))]), joint, view.scale(z) * 0.5);
  }
  for (let x = Math.ceil(from / size) * size; x <= to; x += size) {
    stroke(
      pen,
      line([view.at(place(x, 0, near)), view.at(place(x, 0, back))]),
      joint,
      view.scale(back / 2) * 0.5,
    );
  }
}

function drawWalls(pen: Pen, view: Stage, { back, left, right, height = 250, wall, trim, panel }: Shell) {
  pen.fillStyle = wall.main;
  pen.fillRect(0, 0, frameWidth, frameHeight);
  const sides = [
    { x: left, color: mix(wall.main, wall.shade, 0.55), trimmed: mix(trim, wall.shade, 0.35) },
    { x: right, color: mix(wall.main, wall.shade, 0.22), trimmed: mix(trim, wall.shade, 0.15) },
  ];
  fill(pen, upright(view, -900, 0, 1800, height, back), wall.main);
  if (panel) {
    fill(pen, upright(view, -900, 0, 1800, panel.height, back), panel.tone.main);
    fill(pen, upright(view, -900, panel.height, 1800, 3.5, back), trim);
    fill(pen, upright(view, -900, panel.height - 1, 1800, 1, back), panel.tone.shade);
  }
  fill(pen, upright(view, -900, 0, 1800, 9, back), trim);
  fill(pen, upright(view, -900, 8.4, 1800, 0.8, back), mix(trim, wall.shade, 0.7));
  for (const { x, color, trimmed } of sides) {
    if (x === undefined) continue;
    const strip = (low: number, high: number) =>
      sheet(view, [place(x, low, near), place(x, low, back), place(x, high, back), place(x, high, near)]);
    fill(pen, strip(0, height + 200), color);
    if (panel) {
      fill(pen, strip(0, panel.height), mix(panel.tone.main, panel.tone.shade, 0.4));
      fill(pen, strip(panel.height, panel.height + 3.5), trimmed);
    }
    fill(pen, strip(0, 9), trimmed);
  }
}

/** Walls and floor: draw it first. */
export function drawShell(pen: Pen, view: Stage, shell: Shell): void {
  drawWalls(pen, view, shell);
  drawFloor(pen, view, shell.floor, shell.back, shell.left ?? -900, shell.right ?? 900);
}

/** Daylight that falls through a window and lies on the floor, aslant to the right. */
export function drawSunPatch(
  pen: Pen,
  view: Stage,
  x: number,
  width: number,
  back: number,
  reach = 190,
): void {
  const patch = polygon(
    [
      place(x, 0, back - 4),
      place(x + width, 0, back - 4),
      place(x + width + reach * 0.4, 0, back - reach),
      place(x + reach * 0.4, 0, back - reach),
    ].map(view.at),
  );
  fill(pen, patch, faint('#fff1c9', 0.3));
}
