import { type Tone, tone } from '../../canvas/color.ts';
import { fill } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import { facade, level, upright } from '../../canvas/solids.ts';
import type { Stage } from '../../canvas/stage.ts';
import { place } from '../../canvas/stage.ts';
import type { Floor } from '../floors.ts';
import { drawDoor, drawDoorway, drawOpenLeaf } from '../openings.ts';
import { drawShell } from '../surfaces.ts';
import { drawOutside, type Sky } from '../window-views.ts';

export const frontHallBack = 300;

/**
 * The inside of a front door. Closed, with a leaf that papers can hang on; or open to the street.
 * @param leafPaint draws on the closed leaf in centimeters from its upper left corner (94 x 208)
 * @param outside draws what is seen through the open door, over sky and lawn
 */
export function drawFrontHall(
  pen: Pen,
  view: Stage,
  { wall, trim, floor }: { wall: Tone; trim: string; floor: Floor },
  {
    doorX = -30,
    open = false,
    leaf = tone('#7d9a8a', 0.22),
    sky = 'day' as Sky,
    leafPaint = () => {},
    outside = () => {},
  } = {},
): void {
  const back = frontHallBack;
  drawShell(pen, view, { back, wall, trim, floor });
  if (!open) {
    drawDoor(pen, view, { x: doorX, z: back, width: 94, height: 208, frame: trim }, leaf, 'right', leafPaint);
    return;
  }
  drawDoorway(pen, view, { x: doorX, z: back, width: 94, height: 208, frame: trim }, () => {
    facade(pen, view, place(doorX - 80, 260, back + 300), () => drawOutside(pen, sky, 300, 260));
    fill(pen, level(view, doorX - 200, back, 500, 320, -1), '#a9bf93');
    fill(pen, upright(view, doorX - 200, -2, 500, 2, back), '#b9b09c');
    outside();
  });
  drawOpenLeaf(pen, view, { hingeX: doorX, z: back, width: 92, angle: 70, opens: -1 }, leaf);
}
