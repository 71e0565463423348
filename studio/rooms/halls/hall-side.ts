import { faint, mix, type Tone, tone } from '../../canvas/color.ts';
import { fill, inside, rectangle } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import { disc, facade, level, sheet, tube, upright } from '../../canvas/solids.ts';
import { place, type Stage } from '../../canvas/stage.ts';
import { drawDoor } from '../openings.ts';
import { careCenter } from '../palettes.ts';
import { drawShell } from '../surfaces.ts';

/** The wall of the hall, as far as the back wall of a room. */
export const hallSideBack = 330;

/**
 * A hall of the care center seen across, with somebody walking along it: its wall with panel, a handrail and a door.
 * @param doorX left edge of the door; null for none @param railFrom left and @param railTo right end of the handrail
 */
export function drawHallSide(
  pen: Pen,
  view: Stage,
  { doorX = null as number | null, railFrom = -400, railTo = 400 } = {},
): void {
  const { wall, panel, trim, vinyl, rail, wood } = careCenter;
  const back = hallSideBack;
  drawShell(pen, view, { back, wall, trim, floor: vinyl, panel: { tone: panel, height: 92 } });
  if (doorX !== null) {
    drawDoor(pen, view, { x: doorX, z: back, width: 96, frame: trim }, wood, 'right');
  }
  for (let x = railFrom + 16; x < railTo; x += 110)
    tube(pen, view, [place(x, 80, back), place(x, 84, back - 7)], 1.3, careCenter.metal);
  facade(pen, view, place(railFrom, 84, back - 1), () =>
    fill(pen, rectangle(0, 0, railTo - railFrom, 9), faint('#43263f', 0.12)),
  );
  tube(pen, view, [place(railFrom, 86, back - 7), place(railTo, 86, back - 7)], 3.2, rail);
}

/**
 * Thick carpet that lies across the hall from a place to the right, with a raised metal strip at its edge.
 * @param x left edge of the strip @param rise of the strip in centimeters @param sloped it rises like a ramp, with screws in it
 */
export function drawCarpetAcross(
  pen: Pen,
  view: Stage,
  x: number,
  {
    rise = 2.6,
    width = 6,
    carpet = tone('#8a7ba0', 0.22),
    sloped = false,
  }: { rise?: number; width?: number; carpet?: Tone; sloped?: boolean } = {},
): void {
  const near = -120;
  const depth = hallSideBack - near;
  const ground = level(view, x + width, near, 900, depth, 2);
  fill(pen, ground, carpet.main);
  inside(pen, ground, () => {
    for (let row = 0; row < 34; row++)
      fill(pen, level(view, x + width, near + row * 14, 900, 3.4, 2), mix(carpet.main, carpet.shade, 0.45));
  });
  fill(pen, upright(view, x + width, 0, 900, 9, hallSideBack), careCenter.trim);
  // The strip: the face that stops a wheel, its bevelled top, and its shadow on the smooth floor.
  fill(pen, level(view, x - 9, near, 9, depth, 0.1), faint('#2f2430', 0.24));
  const along = (left: number, low: number, right: number, high: number) =>
    sheet(view, [
      place(left, low, near),
      place(left, low, hallSideBack),
      place(right, high, hallSideBack),
      place(right, high, near),
    ]);
  if (sloped) {
    fill(pen, along(x, 0, x + width, 2), '#d3d9dc');
    fill(pen, along(x, 0, x + width * 0.2, 0.4), '#9aa4aa');
    for (let z = near + 10; z < hallSideBack; z += 26)
      fill(pen, disc(view, x + width * 0.55, z, 0.8, 1.1, 1.2), '#6d767c');
    return;
  }
  fill(pen, along(x, 0, x, rise), '#7f888e');
  fill(pen, along(x, rise, x + width * 0.7, rise), '#e4e8ea');
  fill(pen, along(x + width * 0.7, rise, x + width, 2), '#aeb6bb');
}
