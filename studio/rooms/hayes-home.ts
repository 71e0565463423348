import { tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { upright } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawCounter, drawFridge, drawWallCabinet } from '../props/cabinets.ts';
import { armchair } from '../props/chairs.ts';
import { smoothWay } from '../props/cords.ts';
import { drawGlass, drawMug } from '../props/crockery.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawConcentrator } from '../props/home-oxygen.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawSideTable, drawTable } from '../props/tables.ts';
import { drawKitchen } from './kitchen.ts';
import { drawLivingRoom, livingRoomBack } from './living-room.ts';

// Where Mrs. Hayes lives: her living room with the oxygen machine, the ways her tube takes, and her kitchen.

const wood = tone('#a9744a', 0.24);
const home = {
  wall: tone('#efe3d6', 0.13),
  trim: '#fffaf2',
  floor: { kind: 'boards', tone: tone('#b98a5c', 0.2), joint: '#9f7448' } as const,
  curtain: tone('#7f9bb5', 0.2),
};
const kitchen = {
  wall: tone('#dfe7dc', 0.13),
  trim: '#fffaf2',
  cabinet: tone('#9db3a6', 0.2),
  top: tone('#e8d7b9', 0.2),
  tiles: { kind: 'tiles', tone: tone('#e9ebe4', 0.12), joint: '#d3d6cc', size: 38 } as const,
  curtain: tone('#c9a05f', 0.2),
};
/** Iced tea. */
export const tea = { top: '#e8b06a', front: '#d8903e', side: '#b06c26' };
const chair = { at: place(-158, 0, 196), turn: 40 };
const table = place(-34, 0, 286);
const machine = place(60, 0, 296);
const door = { x: 108, width: 92 };

const outlet = place(machine.x + 11, 36, machine.z - 15);

/** Three loops on the floor before her: no two are alike, they fall as a stiff tube does. */
const loops: Place[] = Array.from({ length: 61 }, (_, step) => {
  const turn = Math.PI * (-0.2 + (step / 60) * 6.7);
  const wide = 28 + 7 * Math.sin(step * 0.19 + 1);
  const deep = 40 + 9 * Math.cos(step * 0.14);
  return place(
    100 - (step / 60) * 118 + Math.cos(turn + 0.35) * wide,
    1,
    140 + 8 * Math.sin(step * 0.27) - Math.sin(turn) * deep,
  );
});

/** From the machine in loops over the floor. */
export const inLoops: readonly Place[] = [
  outlet,
  place(outlet.x + 12, 14, outlet.z - 8),
  place(outlet.x + 30, 1, outlet.z - 38),
  place(116, 1, 206),
  place(124, 1, 184),
  ...loops,
];

/** What is left lies in a loose coil by the machine. */
const coil: Place[] = Array.from({ length: 49 }, (_, step) => {
  const turn = Math.PI * (0.5 + (step / 48) * 6);
  return place(16 + Math.cos(turn) * (17 + (step % 16) * 0.3), 1.2, 276 + Math.sin(turn) * 19);
});
export const coilMiddle = place(16, 2, 276);

/** From the machine over the coil and along the wall. @param x where it leaves the wall */
export function alongWall(x: number): Place[] {
  const low = (at: number): Place => place(at, 1, livingRoomBack - 8);
  return [
    outlet,
    place(outlet.x - 4, 14, outlet.z - 8),
    place(outlet.x - 18, 1, outlet.z - 2),
    ...coil,
    place(-6, 1, 310),
    low(-24),
    ...(x < -70 ? [low((x - 24) / 2)] : []),
    low(Math.min(x, -34)),
  ];
}

/** A way between two others, each cut into the same number of steps. @param gone 0 the one, 1 the other */
export function drawnIn(one: readonly Place[], other: readonly Place[], gone: number): Place[] {
  const [from, to] = [smoothWay(one, 4), smoothWay(other, 4)];
  const count = 150;
  const at = (way: readonly Place[], step: number) =>
    way[Math.round((step / count) * (way.length - 1))] ?? outlet;
  return Array.from({ length: count + 1 }, (_, step) => {
    const [a, b] = [at(from, step), at(to, step)];
    return place(a.x + (b.x - a.x) * gone, a.y + (b.y - a.y) * gone, a.z + (b.z - a.z) * gone);
  });
}

/** The floor between her and the kitchen, from the loops to the wall. */
export const floorSeen: readonly Place[] = [...loops, place(-62, 0, livingRoomBack - 4), place(138, 0, 250)];

function drawKitchenBeyond(pen: Pen, view: Stage) {
  const far = livingRoomBack + 190;
  const { cabinet: paint, top } = kitchen;
  fill(pen, upright(view, -60, 0, 420, 260, far), '#dfe7dc');
  drawWallCabinet(pen, view, { x: 100, z: far, width: 80, height: 60, paint });
  drawCounter(pen, view, { x: 60, width: 110, z: far - 60, paint, top });
  drawFridge(pen, view, { x: 176, z: far - 60 });
  drawTable(pen, view, place(150, 0, far - 130), { width: 70, depth: 50, paint: wood });
  drawGlass(pen, { ...view, scale: (z) => view.scale(z) * 1.5 }, place(170, 74, far - 110), 0.85, tea);
}

export function drawHayesRoom(pen: Pen, view: Stage): void {
  drawLivingRoom(pen, view, home, {
    windowX: -128,
    doorX: door.x,
    doorWidth: door.width,
    beyond: () => drawKitchenBeyond(pen, view),
  });
  drawPlant(pen, view, place(-232, 0, 300), 0.9);
  drawPicture(pen, view, { x: 12, y: 96, z: livingRoomBack, width: 60, height: 45 }, 'hills');
  drawFloorLamp(pen, view, place(-56, 0, 312), { height: 141 });
  drawSideTable(pen, view, table, { height: 56, radius: 21 });
  drawMug(pen, view, place(table.x - 4, 56, table.z - 2), tone('#d98d73', 0.2));
  drawConcentrator(pen, view, machine);
  const seat = armchair(view, chair, tone('#c08a4a', 0.24));
  seat.behind(pen);
  seat.front(pen);
}

/** Her kitchen; the stove is off. */
export function drawHayesKitchen(pen: Pen, view: Stage): void {
  drawKitchen(pen, view, kitchen);
}
