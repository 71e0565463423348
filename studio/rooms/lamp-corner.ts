import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { tippedOn } from '../canvas/tipped.ts';
import { armchair } from '../props/chairs.ts';
import { alongCord, drawCord, drawCordClips } from '../props/cords.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawHallTable } from '../props/household.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawPiano } from '../props/piano.ts';
import { drawLightPool, drawWash } from './light.ts';
import { drawLivingRoom, livingRoomBack } from './living-room.ts';
import { drawOutlet } from './openings.ts';
import { minaHome } from './palettes.ts';

// Mina's living room in the evening: a chair, its reading lamp, and where the cord of the lamp goes.

export const lampAt = place(-214, 0, 262);
/** Nearer to the outlet: where the lamp goes when its cord lay in the way. */
export const lampMoved = place(-52, 0, 286);
const chair = { at: place(-128, 0, 205), turn: 32 };
export const wallZ = livingRoomBack - 1;
const pianoX = 18;
export const outlet = { x: -28, y: 30 };
const doorX = 170;
const upToOutlet = [place(outlet.x, 7, wallZ), place(outlet.x, 29, wallZ)];

/** Wide over the open floor, across what leads to the hall. */
export const loop: Place[] = [
  place(lampAt.x + 8, 1, lampAt.z - 8),
  place(-182, 0, 124),
  place(-90, 0, 78),
  place(20, 0, 88),
  place(92, 0, 136),
  place(100, 0, 196),
  place(48, 0, 246),
  place(-14, 0, 292),
  place(outlet.x, 0, wallZ - 8),
  ...upToOutlet,
];
const clipAt = [-172, -88, -64, -40];
/** Behind the lamp and the chair, then along the foot of the wall. */
const byWall: Place[] = [
  place(lampAt.x + 6, 1, lampAt.z + 8),
  place(-198, 0.5, wallZ - 12),
  place(-186, 6.5, wallZ),
  ...clipAt.map((x) => place(x, 6.5, wallZ)),
  ...upToOutlet,
];
export const short: Place[] = [
  place(lampMoved.x + 6, 1, lampMoved.z + 8),
  place(-40, 0.5, wallZ - 12),
  place(-34, 3, wallZ),
  ...upToOutlet,
];

export type Lamp = { at: Place; tilt: number };
export type Cord = { kind: 'loop' | 'wall'; way: readonly Place[] };
export const standingLamp: Lamp = { at: lampAt, tilt: 0 };
export const onFloor: Cord = { kind: 'loop', way: loop };
export const alongWall: Cord = { kind: 'wall', way: byWall };

/** The dark cord of the lamp, wherever it lies. */
export const drawLampCord = (pen: Pen, view: Stage, way: readonly Place[]) =>
  drawCord(pen, view, way, 1.3, '#33262c', '#6d5a60');

/** What the way leads to. */
function drawHall(pen: Pen, view: Stage) {
  drawHallTable(pen, view, place(doorX + 20, 0, livingRoomBack + 130));
  drawPlant(pen, view, place(doorX + 42, 80, livingRoomBack + 146), 0.55);
}

/** All of the room but what stands around the chair. */
export function drawLampRoom(pen: Pen, view: Stage) {
  drawLivingRoom(
    pen,
    view,
    { ...minaHome, floor: minaHome.carpet },
    { sky: 'evening', windowX: -140, doorX, beyond: () => drawHall(pen, view) },
  );
  drawOutlet(pen, view, outlet.x, outlet.y, livingRoomBack);
  drawPiano(pen, view, place(pianoX, 0, livingRoomBack - 58));
  drawPicture(pen, view, { x: pianoX + 46, y: 140, z: livingRoomBack, width: 50, height: 38 }, 'birches');
  drawWash(pen, 'evening');
  drawLightPool(pen, view, place(-150, 0, 190), 150, 0.12);
}

/** @param behindChair draws somebody between the wall and the chair, who may have the lamp in her hands */
export function drawLampCorner(
  pen: Pen,
  view: Stage,
  cord: Cord | null,
  { lamp = standingLamp, behindChair = (drawLamp: () => void) => drawLamp(), clips = clipAt.length } = {},
) {
  if (cord?.kind === 'wall') {
    drawLampCord(pen, view, cord.way);
    drawCordClips(
      pen,
      view,
      clipAt.slice(0, clips).map((x) => place(x, 6.5, wallZ - 1)),
    );
  }
  const tipped = tippedOn(view, { at: lamp.at, turn: 0 }, -10, lamp.tilt);
  behindChair(() => drawFloorLamp(pen, tipped.view, lamp.at));
  const seat = armchair(view, chair, tone('#5d8a86', 0.26));
  seat.behind(pen);
  seat.front(pen);
  if (cord?.kind === 'loop') drawLampCord(pen, view, cord.way);
}

/** Places of a cord at even shares of it. */
export const manyOf = (way: readonly Place[], count: number): Place[] =>
  Array.from({ length: count + 1 }, (_, step) => alongCord(way, step / count));
