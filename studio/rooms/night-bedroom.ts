import { faint, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { fill, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { groundShadow, upright } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { drawPicture } from '../props/decor.ts';
import { drawCharger, drawHallTable, drawNightLight, drawSwitch } from '../props/household.ts';
import { drawTableLamp } from '../props/lamps.ts';
import { drawDigitalClock, drawPhone } from '../props/notes.ts';
import { drawNightstand } from '../props/tables.ts';
import { drawBasin } from './bathroom.ts';
import { bedroomBack, drawBedroom } from './bedroom.ts';
import { drawFloor } from './floors.ts';
import { drawLightPool, drawWash } from './light.ts';
import { drawDoorway, drawOutlet } from './openings.ts';
import { rosaHome } from './palettes.ts';
import { drawTiledWall, drawWall } from './walls.ts';

// Rosa's bedroom at two in the morning, and the hall beyond its door.

const bed: BedSpec = {
  stand: { at: place(-150, 0, 222), turn: -16 },
  blanket: tone('#8fa9bd', 0.2),
  frame: rosaHome.wood,
  height: 48,
  width: 104,
  open: true,
  sat: { side: 1, along: -18 },
};
/** Where she sits on its edge. */
export const onBed = { at: spotOn(bed.stand, 40, 0, -18), turn: 60 };
const nightstand = place(-64, 0, 258);
/** Her walls by night: the moon takes the yellow from them. */
const moonlit = tone('#bcc6de', 0.16);
const door = { x: 62, width: 140 };
export const hallBack = bedroomBack + 110;
const bathroom = { x: 60, z: hallBack, width: 72 };
const hallTable = place(166, 0, hallBack - 30);
export const outlet = place(147, 34, hallBack);
const phone = place(hallTable.x + 22, 75, hallBack - 6);
const lightOnFloor = place(126, 5, hallBack - 46);
/** Beside the door, where the lamp still shines. */
export const hallSwitch = place(door.x - 19, 108, bedroomBack);
/** The corners of the doorway: all that differs is within. */
export const doorway: readonly Place[] = [
  place(door.x, 0, bedroomBack),
  place(door.x + door.width, 205, bedroomBack),
];
/** The outlet and the floor below it. */
export const atOutlet: readonly Place[] = [
  place(lightOnFloor.x - 24, 0, lightOnFloor.z - 16),
  place(hallTable.x + 36, 88, outlet.z),
];

/** How the hall is: `dark`, `lit` by the night light, by the `lamp` at its ceiling, or by day. */
export type Hall = 'dark' | 'lit' | 'lamp' | 'day';

const shadeOf: Record<Hall, number> = { dark: 0.78, lit: 0.06, lamp: 0, day: 0 };

const larger = (view: Stage): Stage => ({ ...view, scale: (z) => view.scale(z) * 1.2 });

/** The hall as the night light shows it, or does not. */
export function drawHall(pen: Pen, view: Stage, hall: Hall) {
  const finish = { wall: hall === 'day' ? rosaHome.wall : moonlit, trim: rosaHome.trim };
  drawWall(pen, view, { from: -400, to: 500, z: hallBack, height: 280, ...finish, sunless: hall !== 'day' });
  drawFloor(pen, view, rosaHome.boards, hallBack, -400, 500);
  const shade = shadeOf[hall];
  drawDoorway(pen, view, { ...bathroom, frame: rosaHome.trim }, () => {
    const far = hallBack + 90;
    drawTiledWall(pen, view, { from: -60, to: 260, z: far, high: 250, tiles: tone('#d3e3e2', 0.14) });
    drawFloor(pen, view, { kind: 'plain', tone: tone('#dfe5e2', 0.12) }, far, -60, 260);
    drawBasin(pen, view, 102, far);
    if (shade > 0.2) fill(pen, upright(view, -60, 0, 320, 260, hallBack + 1), faint('#0a0f22', 0.5));
  });
  drawOutlet(pen, larger(view), outlet.x, outlet.y, outlet.z);
  if (hall === 'dark' || hall === 'lamp') drawPlugged(pen, view);
  drawHallTable(pen, view, hallTable, { width: 50, depth: 28, height: 66 });
  if (shade > 0) fill(pen, upright(view, -400, -80, 900, 360, bedroomBack + 1), faint('#0b1024', shade));
}

/** The plug of the phone is in the outlet. */
const drawPlugged = (pen: Pen, view: Stage) =>
  drawCharger(
    pen,
    larger(view),
    place(outlet.x + 1.4, outlet.y - 4, outlet.z),
    place(phone.x, phone.y - 12, phone.z),
  );

/** What shines in the hall, over the dark of the night. @param seconds the phone shows that it is charging */
export function drawHallLights(pen: Pen, view: Stage, hall: Hall, seconds: number) {
  if (hall === 'lit' || hall === 'day') {
    const socket = view.at(place(outlet.x + 2, outlet.y - 4, outlet.z));
    drawNightLight(pen, socket, view.scale(outlet.z) * 1.7, { lit: hall === 'lit' });
    if (hall === 'day') return;
    drawLightPool(pen, view, place(outlet.x - 20, 0, outlet.z - 40), 100, 0.16);
    return;
  }
  const { x, y } = view.at(phone);
  const scale = view.scale(phone.z);
  if (hall === 'lamp')
    softGlow(pen, view.at(place(120, 190, hallBack)), { x: 150 * scale, y: 200 * scale }, '#ffdf9a', 0.4);
  if (hall === 'dark') {
    drawPlugged(pen, view);
    softGlow(pen, { x, y }, { x: 40 * scale, y: 40 * scale }, '#cfe6ff', 0.34);
  }
  const fallen = view.at(lightOnFloor);
  const size = view.scale(lightOnFloor.z);
  groundShadow(pen, view, lightOnFloor.x, lightOnFloor.z, 13, 5, 0.4);
  drawNightLight(pen, { x: fallen.x, y: fallen.y - 1.5 * size }, size * 1.3, { lies: true });
  drawPhone(pen, { x, y }, scale * 1.2, { screen: () => drawBattery(pen, seconds) });
}

/** A phone that is charging: its battery fills, and begins anew. */
function drawBattery(pen: Pen, seconds: number) {
  const full = ((seconds * 0.8) % 1) * 9 + 1;
  stroke(pen, rectangle(4, 8, 6, 12, 1), '#2f5d73', 0.9);
  fill(pen, rectangle(5.4, 6.4, 3.2, 1.4), '#2f5d73');
  fill(pen, rectangle(5, 19 - full, 4, full, 0.4), '#4f9a6a');
}

/** The open door of the bedroom. */
export const drawDoorToHall = (pen: Pen, view: Stage, hall: Hall) =>
  drawDoorway(pen, view, { ...door, z: bedroomBack, frame: rosaHome.trim }, () => drawHall(pen, view, hall));

/** The bedroom: window, bed, nightstand, and the hall beyond the door. */
export function drawNightBedroom(pen: Pen, view: Stage, hall: Hall | null) {
  drawBedroom(
    pen,
    view,
    { ...rosaHome, wall: moonlit, floor: rosaHome.boards },
    { sky: 'night', windowX: -120, open: 0.9, pictureX: null },
  );
  drawPicture(pen, view, { x: -28, y: 122, z: bedroomBack, width: 46, height: 34 }, 'lighthouse');
  if (hall) {
    drawDoorToHall(pen, view, hall);
    drawSwitch(pen, view, hallSwitch);
  }
  drawLightPool(pen, view, place(-40, 0, 170), 120, 0.12, '#a9c2f5');
  drawNightstand(pen, view, nightstand, { width: 56 });
  drawBed(pen, view, bed);
}

const lamp = place(nightstand.x + 14, 56, nightstand.z + 24);

/** The night over the room, her lamp that shines as far as the door, and before it whoever is there. */
export function drawLampLight(pen: Pen, view: Stage, drawPeople: () => void) {
  drawWash(pen, 'night', 0.5);
  drawTableLamp(pen, view, lamp, { lit: true });
  drawDigitalClock(pen, view, place(nightstand.x + 26, 67, nightstand.z + 6), '2:00');
  drawPeople();
  drawWash(pen, 'night', 0.12);
  const shade = view.at({ ...lamp, y: lamp.y + 30 });
  const scale = view.scale(lamp.z);
  softGlow(pen, shade, { x: 190 * scale, y: 150 * scale }, '#ffdf9a', 0.36);
  drawLightPool(pen, view, place(10, 0, 250), 110, 0.11);
}
