import { mix, type Tone, tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Stage } from '../canvas/stage.ts';
import { drawPicture } from '../props/decor.ts';
import { drawFloor, type Floor } from './floors.ts';
import { drawDoorway, drawWindow } from './openings.ts';
import { drawShell, drawSunPatch } from './surfaces.ts';
import { drawWall } from './walls.ts';
import { isSunny, type Sky } from './window-views.ts';

export type LivingRoomColors = {
  wall: Tone;
  trim: string;
  floor: Floor;
  curtain: Tone;
  panel?: Tone;
};

export const livingRoomBack = 330;

/**
 * A living room: a window left of the middle, an open doorway to the hall on the right.
 * @param beyond draws what is seen through the doorway, over a plain hall
 */
export function drawLivingRoom(
  pen: Pen,
  view: Stage,
  { wall, trim, floor, curtain, panel }: LivingRoomColors,
  { sky = 'street' as Sky, doorX = 92, doorWidth = 92, windowX = -60, beyond = () => {} } = {},
): void {
  const back = livingRoomBack;
  drawShell(pen, view, { back, wall, trim, floor, ...(panel ? { panel: { tone: panel, height: 82 } } : {}) });
  drawWindow(pen, view, { x: windowX, sill: 88, z: back, width: 110, height: 116, sky, curtains: curtain });
  if (isSunny(sky)) drawSunPatch(pen, view, windowX - 50, 100, back, 170);
  drawDoorway(pen, view, { x: doorX, z: back, width: doorWidth, frame: trim }, () => {
    const hall = { from: doorX - 60, to: doorX + doorWidth + 60, z: back + 170 };
    drawWall(pen, view, { ...hall, height: 260, wall: tone(mix(wall.main, wall.shade, 0.45), 0.13), trim });
    drawFloor(pen, view, floor, back + 170, doorX - 90, doorX + doorWidth + 90);
    drawPicture(pen, view, { x: doorX + 8, y: 120, z: back + 169, width: 34, height: 44 }, 'flowers');
    beyond();
  });
}
