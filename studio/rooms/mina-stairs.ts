import { mix, tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facesOf, groundShadow, upright } from '../canvas/solids.ts';
import { mirrored, type Place, place, type Stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawNotesCalendar } from '../props/notes-calendar.ts';
import { minaHome } from './palettes.ts';
import { type SideFlight, sideRail } from './side/side-flight.ts';
import { drawWallLight } from './side/stair-light.ts';
import { drawSideFlight, drawSideLanding } from './side-stairs.ts';
import { drawWallRail } from './stair-rails.ts';
import { going0, rise0 } from './stairs.ts';
import { drawShell } from './surfaces.ts';

// The stairs of Mina's home climb to the left: they are drawn in the mirrored view, whose x grows to the left of the picture.
const flight: SideFlight = { at: place(-84, 0, 112), steps: 6 };
/** Where the stairs begin at the right, and the wall behind them. */
const foot = -flight.at.x;
export const stairWall = flight.at.z + 95;
const landingX = foot - flight.steps * going0;
const rail = sideRail(flight, 'wall');
/** The lower end of the slope of the rail; beyond it the rail is level. */
const [low] = rail;

/** The middle of a step, 0 the lowest, and -1 the floor before it. */
export const stepAt = (step: number): Place =>
  step < 0 ? place(foot + 14, 0, 176) : place(foot - (step + 0.5) * going0, (step + 1) * rise0, 176);

/** A place on the rail, by its place along the stairs. */
export const railAt = (x: number): Place =>
  place(x, low.y + Math.max(0, -low.x - x) * (rise0 / going0), low.z);

/** The upper left corner of the calendar at the foot of the stairs. */
export const calendar = place(74, 168, stairWall);

const paintedWood = tone('#c3cdb9', 0.18);
const steps = { ...facesOf(paintedWood), top: minaHome.wood.main, front: '#c29a6c', side: '#a9bba2' };

/** Doors of a cupboard under the landing. */
function drawCupboard(pen: Pen, view: Stage) {
  const near = flight.at.z;
  const field = (x: number, y: number, width: number, height: number, color: string) =>
    fill(pen, upright(view, x, y, width, height, near), color);
  for (const x of [-126, -174, -222, -270]) {
    field(x, 14, 43, 74, mix(steps.side, '#ffffff', 0.5));
    field(x + 1, 14, 42, 73, mix(steps.side, '#3a2434', 0.07));
    field(x + 6, 20, 32, 62, mix(steps.side, '#3a2434', 0.16));
    field(x + 7, 20, 31, 61, mix(steps.side, '#ffffff', 0.2));
  }
  field(-420, 0, 420 + landingX, 9, mix(steps.side, '#ffffff', 0.66));
  field(-420, 0, 420 + landingX, 8, mix(steps.side, '#fffaf0', 0.2));
}

/** @param written how much of the note on the calendar can be read, from 0 to 1 */
export function drawMinaStairs(pen: Pen, view: Stage, written = 0): void {
  const { wall, trim, boards, wood } = minaHome;
  drawShell(pen, view, { back: stairWall, height: 290, wall, trim, floor: boards });
  drawWallLight(pen, view, {
    x: -74,
    y: 128,
    z: stairWall,
    width: 92,
    height: 84,
    slant: 44,
    strength: 0.75,
  });
  drawPicture(pen, view, { x: -130, y: 160, z: stairWall, width: 42, height: 35 }, 'flowers');
  drawNotesCalendar(pen, view, calendar, worded({ en: 'Doctor: knee', es: 'Doctor: rodilla' }), written);
  const turned = mirrored(view);
  groundShadow(pen, view, landingX + 40, flight.at.z - 2, 190, 10, 0.2);
  drawSideLanding(pen, turned, flight, 340, { ...steps, trim });
  drawCupboard(pen, view);
  drawSideFlight(pen, turned, flight, steps);
  drawWallRail(pen, turned, rail, {
    wall: stairWall,
    brackets: [0.08, 0.52, 0.94],
    paint: wood,
    levelEnds: 24,
  });
  drawPlant(pen, view, place(165, 0, 176), 0.74);
}
