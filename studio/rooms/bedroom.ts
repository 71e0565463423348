import type { Tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Stage } from '../canvas/stage.ts';
import { drawPicture } from '../props/decor.ts';
import type { Floor } from './floors.ts';
import { drawWindow } from './openings.ts';
import { drawShell, drawSunPatch } from './surfaces.ts';
import { isSunny, type Sky } from './window-views.ts';

export const bedroomBack = 330;

/** The shell of a bedroom: a curtained window and a picture. Bed and nightstand are the scene's. */
export function drawBedroom(
  pen: Pen,
  view: Stage,
  { wall, trim, floor, curtain }: { wall: Tone; trim: string; floor: Floor; curtain: Tone },
  { sky = 'garden' as Sky, windowX = -40, open = 0.7, pictureX = 80 as number | null } = {},
): void {
  drawShell(pen, view, { back: bedroomBack, wall, trim, floor });
  drawWindow(pen, view, {
    x: windowX,
    sill: 84,
    z: bedroomBack,
    width: 112,
    height: 116,
    sky,
    curtains: curtain,
    open,
  });
  if (isSunny(sky)) drawSunPatch(pen, view, windowX - 40, 80, bedroomBack, 160);
  if (sky === 'night') drawSunPatch(pen, view, windowX - 40, 80, bedroomBack, 260, '#c4d6ff');
  if (pictureX !== null)
    drawPicture(pen, view, { x: pictureX, y: 138, z: bedroomBack, width: 52, height: 40 }, 'lighthouse');
}
