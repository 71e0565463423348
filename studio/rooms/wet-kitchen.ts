import { inside, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawFruitBowl, drawPot } from '../props/crockery.ts';
import { drawWetPatch } from '../props/floor-signs.ts';
import { drawHearingAids } from '../props/spectacles.ts';
import { drawTable } from '../props/tables.ts';
import { drawKitchen, kitchenCounterZ } from './kitchen.ts';
import { minaHome } from './palettes.ts';

const table = { at: place(-150, 0, 138), width: 76, depth: 46, height: 72 };
/** The open case of the hearing aids, on the small table. */
export const aidCase: Place = place(-108, table.height + 6, 156);
const caseSize = 1.35;

/** Mina's kitchen, without the water. */
export function drawDryKitchen(pen: Pen, view: Stage): void {
  drawKitchen(pen, view, minaHome, { sky: 'house' });
  drawPot(pen, view, { x: -176, y: 92, z: kitchenCounterZ + 30 }, 0.8);
  drawFruitBowl(pen, view, place(104, 90, kitchenCounterZ + 30));
  drawTable(pen, view, table.at, { ...table, paint: minaHome.wood });
}

/** Water from the foot of the fridge to where Joon comes along. @param left share of it that is there */
export function drawFridgeWater(pen: Pen, view: Stage, left = 1): void {
  if (left < 0.05) return;
  const from = 1 - Math.sqrt(left);
  for (const [x, z, wide, deep] of [
    [172, 226, 34, 16],
    [122, 196, 46, 20],
    [52, 146, 78, 30],
  ] as const)
    drawWetPatch(pen, view, x - (x - 16) * from * 0.6, z, wide * (1 - from), deep * (1 - from * 0.8));
}

/** The open case. @param holds how many of the aids are in it; the others are in somebody's ears or hand */
export function drawAidCase(pen: Pen, view: Stage, holds: 'both' | 'one' | 'none'): void {
  const [at, scale] = [view.at(aidCase), view.scale(aidCase.z) * caseSize];
  drawHearingAids(pen, at, scale, { empty: holds !== 'both' });
  // The left half of the case, with the aid that still stands in it.
  const left = rectangle(at.x - 9 * scale, at.y - 12 * scale, 9.4 * scale, 20 * scale);
  if (holds === 'one') inside(pen, left, () => drawHearingAids(pen, at, scale));
}
