import { faint, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { apart, fill, inside, polygon } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facade, facesOf, groundShadow, level, tube, upright } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawPicture } from '../props/decor.ts';
import { drawRobeOnHook } from '../props/hanging-robe.ts';
import { drawHallTable, drawSwitch } from '../props/household.ts';
import { drawCeilingBulb, drawTableLamp } from '../props/lamps.ts';
import { drawBush, drawTree } from '../props/trees.ts';
import { frontHallBack as back } from './halls/front-hall.ts';
import { drawWash } from './light.ts';
import { drawDoorway, drawOpenLeaf } from './openings.ts';
import { rosaHome } from './palettes.ts';
import { drawShell } from './surfaces.ts';
import { drawOutside } from './window-views.ts';

/** Rosa's back door, and the switch beside it. */
export const backDoor = { x: -70, z: back, width: 100, height: 208 };
export const hallSwitch = place(50, 108, back - 1);
/** The bench under the coat: its seat is 44 high. */
export const hallBench = { x: 72, z: back - 40, width: 124, height: 44, depth: 34 };
/** Where the lamp at the ceiling throws its light. */
const lit = place(16, 0, 196);

function drawYard(pen: Pen, view: Stage) {
  facade(pen, view, place(-260, 330, back + 500), () => drawOutside(pen, 'day', 520, 340));
  fill(pen, level(view, -300, back, 600, 520, -1), '#b7d68f');
  fill(pen, level(view, -62, back, 84, 500, -0.8), '#f4e7c4');
  drawTree(pen, view, place(70, 0, back + 420));
  drawBush(pen, view, place(-92, 0, back + 240));
  drawBush(pen, view, place(58, 0, back + 200));
}

/** A board with hooks, and a coat on one of them. */
function drawCoat(pen: Pen, view: Stage) {
  const z = back - 3;
  block(pen, view, { x: 98, y: 150, z, width: 72, height: 8, depth: 3 }, facesOf(rosaHome.wood));
  drawRobeOnHook(pen, view, place(122, 150, z), tone('#6f86a3', 0.26), '#4d607a');
}

function drawBench(pen: Pen, view: Stage) {
  const { x, z, width, height, depth } = hallBench;
  groundShadow(pen, view, x + width / 2, z + depth / 2, width * 0.54, depth * 0.7, 0.3);
  for (const dz of [depth - 4, 4])
    for (const dx of [5, width - 5])
      tube(pen, view, [place(x + dx, height - 4, z + dz), place(x + dx, 0, z + dz)], 2.4, rosaHome.wood);
  block(pen, view, { x, y: height - 7, z, width, height: 7, depth }, facesOf(rosaHome.wood));
}

/** Daylight reaches in only a little way, and less and less: on the floor, and on the edges that face the door. */
function drawSunOnFloor(pen: Pen, view: Stage) {
  const patch = (wider: number) =>
    polygon(
      [
        place(backDoor.x - wider * 0.2, 0, back),
        place(backDoor.x + backDoor.width + wider * 0.2, 0, back),
        place(backDoor.x + backDoor.width + 20 + wider, 0, back - 60),
        place(backDoor.x - 8 - wider, 0, back - 60),
      ].map(view.at),
    );
  const [from, to] = [view.at(place(0, 0, back)), view.at(place(0, 0, back - 58))];
  for (const wider of [0, 3, 6, 9, 12])
    graded(pen, patch(wider), { x: 0, y: from.y }, { x: 0, y: to.y }, [
      [0, faint('#fff1c9', 0.17)],
      [0.4, faint('#ffe6b0', 0.07)],
      [1, faint('#ffe6b0', 0)],
    ]);
  // It spreads over the wall on both sides of the frame, too.
  for (const x of [backDoor.x - 4, backDoor.x + backDoor.width + 4])
    softGlow(pen, view.at(place(x, 96, back)), { x: 190, y: 330 }, '#ffdf9f', 0.2);
}

/** The hall inside the back door by daylight, its floor and lamp as they are in either light. */
export function drawBackHall(pen: Pen, view: Stage): void {
  drawShell(pen, view, {
    back,
    wall: rosaHome.warmWall,
    trim: rosaHome.trim,
    floor: rosaHome.boards,
    sunless: true,
  });
  drawPicture(pen, view, { x: -186, y: 124, z: back, width: 50, height: 38 }, 'birches');
  drawHallTable(pen, view, place(-196, 0, back - 40), { width: 74 });
  drawTableLamp(pen, view, place(-160, 80, back - 24), { lit: false });
  drawCoat(pen, view);
  drawOpenLeaf(
    pen,
    view,
    { hingeX: backDoor.x, z: back, width: 96, angle: 64, opens: -1 },
    tone('#7d9a8a', 0.22),
  );
  drawWash(pen, 'dim', 1.06);
  // Away from the door hardly any daylight is left on the floor.
  const low = view.at(place(0, 0, back - 150)).y;
  graded(pen, floorOf(view), { x: 0, y: view.at(place(0, 0, back)).y }, { x: 0, y: low }, [
    [0, faint('#120a16', 0.34)],
    [1, faint('#120a16', 0.6)],
  ]);
  drawBench(pen, view);
  drawSunOnFloor(pen, view);
  drawDoorway(pen, view, { ...backDoor, frame: '#c2b6b0' }, () => drawYard(pen, view));
  fill(pen, upright(view, backDoor.x, 0, backDoor.width, 1.6, back), '#fffaf0');
  drawSwitch(pen, view, hallSwitch);
}

const lamp: Place = place(78, 172, 230);

const floorOf = (view: Stage) =>
  polygon([place(-400, 0, back), place(400, 0, back), place(400, 0, 0), place(-400, 0, 0)].map(view.at));

/** What the lamp does to the floor, and the lamp itself. @param on 0 off to 1 on */
export function drawHallLight(pen: Pen, view: Stage, on: number): void {
  const middle = view.at(lit);
  const scale = view.scale(lit.z);
  const tall = Math.abs(view.at({ ...lit, z: lit.z - 92 }).y - middle.y);
  const spread = (wider: number) => ({ x: 150 * scale * wider, y: tall * wider });
  if (on > 0)
    inside(pen, floorOf(view), () => {
      softGlow(pen, middle, spread(1.04), '#d79a5e', 0.75 * on);
      softGlow(pen, middle, spread(1), '#ffdc98', 0.6 * on);
      softGlow(pen, middle, spread(0.7), '#fff3cf', 0.5 * on);
    });
  apart(pen, () => {
    drawCeilingBulb(pen, view, lamp, { lit: false });
    pen.globalAlpha = on;
    if (on > 0) drawCeilingBulb(pen, view, lamp, { lit: true, glow: 34 });
  });
}
