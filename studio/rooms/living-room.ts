import { mix, type Tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { upright } from '../canvas/solids.ts';
import type { Stage } from '../canvas/stage.ts';
import { drawPicture } from '../props/decor.ts';
import { drawDoorway, drawWindow } from './openings.ts';
import { drawFloor, drawShell, drawSunPatch, type Floor } from './surfaces.ts';
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
    const far = mix(wall.main, wall.shade, 0.45);
    fill(pen, upright(view, doorX - 60, 0, doorWidth + 120, 260, back + 170), far);
    drawFloor(pen, view, floor, back + 170, doorX - 90, doorX + doorWidth + 90);
    fill(pen, upright(view, doorX - 60, 0, doorWidth + 120, 9, back + 170), trim);
    drawPicture(pen, view, { x: doorX + 8, y: 120, z: back + 169, width: 34, height: 44 }, 'leaf');
    beyond();
  });
}
