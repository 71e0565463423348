import { mix, tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { counterHeight, drawCounter } from '../props/cabinets.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawLivingRoom, livingRoomBack } from './living-room.ts';
import { rosaHome } from './palettes.ts';
import { drawTiledWall, drawWall } from './walls.ts';

// Rosa's living room with her kitchen beyond the doorway: an armchair, a side table at its arm, and a counter.

export const seat = { at: place(-70, 0, 138), turn: 30 };
const tableHeight = 56;
/** Where a phone can stand: at her elbow, or beyond the doorway. */
export const atElbow: Place = spotOn(seat, 66, tableHeight, 22);
export const inKitchen: Place = place(132, counterHeight, livingRoomBack + 52);
/** Where she stands before the counter. */
export const atCounter: Place = place(100, 0, livingRoomBack + 20);

function drawKitchenBeyond(pen: Pen, view: Stage) {
  const [z, far] = [livingRoomBack + 40, livingRoomBack + 170];
  const { wall, trim, cabinet: paint, top } = rosaHome;
  drawWall(pen, view, { from: 0, to: 300, z: far, wall, trim });
  const tiles = { main: mix(wall.main, '#ffffff', 0.45), shade: wall.shade };
  drawTiledWall(pen, view, { from: 0, to: 300, z: far, low: 88, high: 148, tiles, size: 15 });
  drawCounter(pen, view, { x: 10, width: 270, z, paint, top });
}

export function drawRoomAndKitchen(pen: Pen, view: Stage): void {
  drawLivingRoom(
    pen,
    view,
    { ...rosaHome, floor: rosaHome.boards },
    {
      sky: 'tree',
      windowX: -120,
      doorX: 62,
      doorWidth: 116,
      beyond: () => drawKitchenBeyond(pen, view),
    },
  );
  drawPicture(pen, view, { x: -20, y: 118, z: livingRoomBack, width: 46, height: 38 }, 'hills');
  drawFloorLamp(pen, view, place(204, 0, 306), { lit: false, height: 150 });
  drawPlant(pen, view, place(-206, 0, 300), 0.9);
  const { x, z } = spotOn(seat, 74, 0, 22);
  drawSideTable(pen, view, place(x, 0, z), { height: tableHeight, radius: 20, paint: tone('#a9744a', 0.24) });
}
