import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { ellipse, fill, inside, rectangle } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { block, facade, facesOf, level, sheet, upright } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawHallTable } from '../props/household.ts';
import { drawCeilingBulb, drawTableLamp } from '../props/lamps.ts';
import { drawFullBasket } from '../props/laundry.ts';
import { drawCalendar } from '../props/notes.ts';
import { drawFloor } from './floors.ts';
import { drawLightPool } from './light.ts';
import { drawDoorway } from './openings.ts';
import { rosaHome } from './palettes.ts';
import { drawBalustrade } from './stair-rails.ts';
import { drawFlight, drawFlightSide, drawFlightWall, type Flight, treadOf } from './stairs.ts';
import { drawShell } from './surfaces.ts';
import { drawTiledWall } from './walls.ts';

const back = 330;
export const nightFlight: Flight = { x: 18, z: 150, width: 132, steps: 7, going: 25 };
export const nightRailX = nightFlight.x + 5;
export const nightBulb = place(76, 184, 226);
/** On the wall between the bathroom and the stairs. */
export const switchAt = place(2, 114, back);
const wallX = nightFlight.x + nightFlight.width;
const door = { x: -130, width: 66 };
const stairs = { top: '#a8764c', front: '#e6d8c2', side: '#d9c8ae' };
const paintedWood = tone('#e4d8c6', 0.3);
/** Bluish, so that the dark over it is night and not dust. */
const nightWall = tone('#b3bcd8', 0.16);

/** How much the bulb over the stairs is lit, how dark it is elsewhere, and whether nobody is to see which (behind a claim). */
export type Night = { light: number; dark: number; unseen?: true };

/** A view in which what stands at a place is drawn larger: the bulb is to be found from the foot of the stairs. */
const larger = (view: Stage, by: number): Stage => ({ ...view, scale: (z) => view.scale(z) * by });

/** What is upstairs: a landing beyond an opening over the top step. */
function drawLanding(pen: Pen, view: Stage, light: number) {
  const { y } = treadOf(nightFlight, nightFlight.steps - 1);
  const far = back + 150;
  const opening = { x: nightFlight.x - 6, width: nightFlight.width + 6 };
  inside(pen, upright(view, opening.x, y, opening.width, 200, back), () => {
    fill(pen, upright(view, -200, y, 700, 400, far), mix('#222440', '#f0d4a8', light));
    fill(pen, upright(view, -200, y, 700, 9, far), mix('#34365a', '#fff6e2', light));
    fill(pen, level(view, -200, back, 700, far - back, y), mix('#191a30', '#b98a5c', light));
    const turn = [y, y + 300].flatMap((up, at) =>
      (at ? [far, back] : [back, far]).map((z) => place(wallX, up, z)),
    );
    fill(pen, sheet(view, turn), mix('#1b1c36', '#dcbd94', light));
  });
  fill(pen, upright(view, opening.x - 8, 0, 8, 400, back), rosaHome.trim);
  fill(pen, upright(view, opening.x - 1.4, 0, 1.4, 400, back), mix(rosaHome.trim, '#43263f', 0.3));
}

/** A small bathroom with its light on. */
function drawBathroom(pen: Pen, view: Stage) {
  const [far, from, to] = [back + 110, door.x - 60, door.x + door.width + 60];
  drawTiledWall(pen, view, { from, to, z: far, high: 120, tiles: tone('#e9e2cf', 0.12) });
  drawFloor(pen, view, rosaHome.tiles, far, from, to);
  facade(pen, view, place(door.x + 16, 168, far), () => {
    fill(pen, rectangle(0, 0, 36, 42, 1.5), '#b9a98e');
    fill(pen, rectangle(1.5, 1.5, 33, 39, 1), '#f4f3e6');
    fill(pen, ellipse(18, -8, 9, 4.5), '#fffbe6');
  });
  const basin = { x: door.x + 12, y: 70, z: far - 34, width: 42, height: 14, depth: 34 };
  block(pen, view, basin, facesOf(tone('#fdfaf2', 0.14)));
  block(
    pen,
    view,
    { ...basin, x: door.x + 27, y: 0, width: 12, height: 70, depth: 16 },
    facesOf(tone('#f6f0e4', 0.16)),
  );
  softGlow(pen, view.at(place(door.x + 34, 150, far)), { x: 150, y: 180 }, '#fff0c0', 0.5);
}

/** What the light of the bathroom and of the lamp reaches. */
function drawDownstairs(pen: Pen, view: Stage) {
  drawLightPool(pen, view, place(-90, 0, 180), 175, 0.15);
  drawDoorway(pen, view, { x: door.x, z: back, width: door.width, frame: '#d9cdb8' }, () =>
    drawBathroom(pen, view),
  );
  softGlow(pen, view.at(place(door.x + 36, 0, back - 46)), { x: 190, y: 70 }, '#ffe6b0', 0.42);
  drawFullBasket(pen, view, place(-44, 0, back - 34), { size: 0.86 });
  const lamp = view.at(place(-186, 106, back));
  softGlow(pen, lamp, { x: 300, y: 240 }, '#ffce8a', 0.42);
  drawHallTable(pen, view, place(-226, 0, 224), { width: 78 });
  drawTableLamp(pen, view, place(-192, 80, 240), { color: '#b8694f' });
  drawCalendar(pen, view, place(-176, 178, back), 0, 0.9);
}

/** The bulb over the stairs. */
export const drawNightBulb = (pen: Pen, view: Stage, light: number) =>
  drawCeilingBulb(pen, larger(view, 1.5), nightBulb, { lit: light > 0.4 });

/** Rosa's stairs at night, seen from their foot; downstairs a lamp and a small bathroom are lit. */
export function drawNightStairs(pen: Pen, view: Stage, { light, dark, unseen }: Night): void {
  drawShell(pen, view, {
    back,
    right: wallX,
    wall: nightWall,
    trim: rosaHome.trim,
    floor: rosaHome.boards,
    sunless: true,
  });
  const shown = unseen ? 0.5 : light;
  drawLanding(pen, view, shown);
  const shade = (step: number) => (step > 2 ? Math.min(0.9, (step - 2) * 0.26) * (1 - shown) : 0);
  drawFlightWall(pen, view, nightFlight, 'right', stairs.side);
  drawFlight(pen, view, nightFlight, stairs, shade);
  drawFlightSide(pen, view, nightFlight, 'left', stairs, shade);
  drawBalustrade(pen, view, nightFlight, nightRailX, { bars: paintedWood, rail: rosaHome.wood });
  fill(pen, rectangle(0, 0, frameWidth, frameHeight), faint('#1a2046', 0.46 * dark));
  const top = treadOf(nightFlight, nightFlight.steps - 1);
  if (shown > 0) {
    softGlow(pen, view.at({ ...top, y: top.y - 10 }), { x: 270, y: 240 }, '#ffe3a0', 0.42 * shown);
    softGlow(pen, view.at(nightBulb), { x: 190, y: 170 }, '#fff0c0', 0.5 * shown);
  }
  if (!unseen) drawNightBulb(pen, view, light);
  softGlow(
    pen,
    view.at(place(nightFlight.x + 56, 22, nightFlight.z)),
    { x: 330, y: 190 },
    '#ffce8a',
    0.3 * dark,
  );
  facade(pen, view, place(switchAt.x - 3.5, switchAt.y + 6, back), () => {
    fill(pen, rectangle(0, 0, 7, 11, 1), '#f4ead6');
    fill(pen, rectangle(2.4, 3, 2.2, 5, 0.6), '#b9a98e');
  });
  drawDownstairs(pen, view);
}
