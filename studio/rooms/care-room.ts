import { mix, tone } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import { fill, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facade, facesOf } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { drawFloor } from './floors.ts';
import { drawDoorway, drawOpenLeaf, drawWindow, paleDoor } from './openings.ts';
import { careCenter } from './palettes.ts';
import { drawShell, drawSunPatch } from './surfaces.ts';
import { drawTiledWall } from './walls.ts';
import { isSunny, type Sky } from './window-views.ts';

export const careRoomBack = 330;

/** A bathroom seen through a doorway: tiles, a basin, a grab bar. @param x left edge of the doorway */
function drawBathroomBeyond(pen: Pen, view: Stage, x: number, back: number) {
  const far = back + 130;
  drawTiledWall(pen, view, { from: x - 80, to: x + 180, z: far, high: 112, tiles: tone('#cfe1e5', 0.14) });
  drawFloor(
    pen,
    view,
    { kind: 'tiles', tone: tone('#dfe6e4', 0.12), joint: '#c3cfce', size: 24 },
    far,
    x - 80,
    x + 200,
  );
  facade(pen, view, place(x + 16, 150, far), () => {
    fill(pen, rectangle(0, 0, 44, 50, 1.5), '#b9c9ce');
    fill(pen, rectangle(1.5, 1.5, 41, 47, 1), '#eaf3f5');
  });
  block(
    pen,
    view,
    { x: x + 14, y: 66, z: far - 38, width: 48, height: 16, depth: 38 },
    facesOf(tone('#fbfbf7', 0.16)),
  );
  block(
    pen,
    view,
    { x: x + 32, y: 0, z: far - 24, width: 12, height: 66, depth: 16 },
    facesOf(tone('#f1f1ec', 0.16)),
  );
}

/**
 * A room at the care center: window on the left, the bathroom door on the right, pale blue panels.
 * @param bathroomX left edge of the bathroom doorway; null for none
 */
export function drawCareRoom(
  pen: Pen,
  view: Stage,
  { sky = 'tree' as Sky, windowX = -70, bathroomX = 120 as number | null, leaf = true } = {},
): void {
  const { wall, trim, panel, vinyl, curtain, rail } = careCenter;
  const back = careRoomBack;
  drawShell(pen, view, { back, wall, trim, floor: vinyl, panel: { tone: panel, height: 86 } });
  drawWindow(pen, view, { x: windowX, sill: 96, z: back, width: 120, height: 104, sky, curtains: curtain });
  if (isSunny(sky)) drawSunPatch(pen, view, windowX - 55, 110, back, 170);
  if (bathroomX === null) return;
  drawDoorway(pen, view, { x: bathroomX, z: back, width: 92, frame: trim }, () =>
    drawBathroomBeyond(pen, view, bathroomX, back),
  );
  if (leaf) drawOpenLeaf(pen, view, { hingeX: bathroomX + 92, z: back, width: 90, angle: 62 }, paleDoor);
  drawBathroomSign(pen, view, bathroomX - 46, back, rail.main);
}

/** The small sign that says where the bathroom is. */
function drawBathroomSign(pen: Pen, view: Stage, x: number, z: number, color: string) {
  facade(pen, view, place(x, 152, z), () => {
    fill(pen, rectangle(0, 0, 33, 10, 1.2), mix(color, '#2f5d73', 0.8));
    lettering(pen, worded({ en: 'Bathroom', es: 'Baño' }), { x: 16.5, y: 5 }, 6, '#ffffff');
  });
}
