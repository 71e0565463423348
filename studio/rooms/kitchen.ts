import { mix, type Tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Stage } from '../canvas/stage.ts';
import { drawCooker, drawCounter, drawFridge, drawWallCabinet } from '../props/cabinets.ts';
import type { Floor } from './floors.ts';
import { drawWindow } from './openings.ts';
import { drawShell, drawSunPatch } from './surfaces.ts';
import { drawTiledWall } from './walls.ts';
import { isSunny, type Sky } from './window-views.ts';

export type KitchenColors = {
  wall: Tone;
  trim: string;
  cabinet: Tone;
  top: Tone;
  tiles: Floor;
  curtain: Tone;
};

export const kitchenBack = 330;
/** Front of the worktop, and its height. */
export const kitchenCounterZ = kitchenBack - 60;

/**
 * A kitchen with the sink under a window in the middle, cooker left, fridge right.
 * @param fridge false leaves its place free
 */
export function drawKitchen(
  pen: Pen,
  view: Stage,
  { wall, trim, cabinet, top, tiles, curtain }: KitchenColors,
  { sky = 'garden' as Sky, fridge = true, cooker = true, cabinets = true } = {},
): void {
  drawShell(pen, view, { back: kitchenBack, wall, trim, floor: tiles });
  const splash = { main: mix(wall.main, '#ffffff', 0.45), shade: wall.shade };
  drawTiledWall(pen, view, {
    from: -230,
    to: 160,
    z: kitchenBack,
    low: 90,
    high: 135,
    tiles: splash,
    size: 15,
  });
  drawWindow(pen, view, { x: 0, sill: 118, z: kitchenBack, width: 104, height: 84, sky, curtains: curtain });
  if (isSunny(sky)) drawSunPatch(pen, view, -90, 130, kitchenCounterZ - 2, 150);
  if (cabinets) {
    drawWallCabinet(pen, view, { x: -228, z: kitchenBack, width: 130, height: 72, paint: cabinet });
    drawWallCabinet(pen, view, { x: 92, z: kitchenBack, width: 76, height: 72, paint: cabinet });
  }
  if (cooker) {
    drawCounter(pen, view, { x: -280, width: 72, z: kitchenCounterZ, paint: cabinet, top });
    drawCooker(pen, view, { x: -206, z: kitchenCounterZ });
  }
  drawCounter(pen, view, {
    x: cooker ? -144 : -280,
    width: cooker ? 306 : 442,
    z: kitchenCounterZ,
    paint: cabinet,
    top,
    sinkX: 0,
  });
  if (fridge) drawFridge(pen, view, { x: 172, z: kitchenCounterZ - 6 });
}
