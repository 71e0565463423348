import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facesOf, groundShadow } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { dressed } from '../people/cast/dressed.ts';
import { neighbor } from '../people/cast/others.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawDishRack, drawFruitBowl, drawPot } from '../props/crockery.ts';
import { drawFernPot } from '../props/porch-garden.ts';
import { drawLacedShoe } from '../props/shoes.ts';
import { drawTable } from '../props/tables.ts';
import { drawKitchen, kitchenBack, kitchenCounterZ } from './kitchen.ts';
import { drawDoor } from './openings.ts';

const home = {
  wall: tone('#e9e4ee', 0.12),
  trim: '#fffaf0',
  cabinet: tone('#9fb3c8', 0.2),
  top: tone('#e3d6bf', 0.2),
  tiles: { kind: 'tiles', tone: tone('#ece6da', 0.12), joint: '#cfc6b6', size: 38 } as const,
  curtain: tone('#c98f9f', 0.2),
};
const sock = tone('#dba53c', 0.22);
export const inThinSocks = dressed(neighbor, {
  shoes: { kind: 'sock', tone: sock, sole: sock.main },
});
const shoeColor = tone('#6b4a3c', 0.26);
const shoeSole = '#a98a63';
export const inFirmShoes = dressed(neighbor, {
  shoes: { kind: 'laced', tone: shoeColor, sole: shoeSole, laces: '#fffaf0' },
});
/** The chair beside its table. */
export const chair = { at: place(-24, 0, 158), turn: 24 };
const table = { at: place(-184, 0, 112), width: 122, depth: 72 };
/** A low tray by the door, for shoes. */
const tray = { x: 124, y: 0, z: 196, width: 50, height: 2, depth: 34 };

/** Her kitchen in the morning. @param shoesOn her shoes are not on the tray by the door */
export function drawNovakKitchen(pen: Pen, view: Stage, shoesOn: boolean): void {
  drawKitchen(pen, view, home, { sky: 'garden', fridge: false });
  drawPot(pen, view, { x: -112, y: 90, z: kitchenCounterZ + 30 }, 0.8);
  drawFernPot(pen, view, place(-60, 90, kitchenCounterZ + 30), 0.5);
  drawDishRack(pen, view, { x: 122, y: 90, z: kitchenCounterZ + 20 });
  drawDoor(pen, view, { x: 178, z: kitchenBack, width: 80, frame: home.trim }, tone('#b98a5e', 0.22), 'left');
  groundShadow(pen, view, tray.x + tray.width / 2, tray.z + tray.depth / 2, 30, 18);
  block(pen, view, tray, facesOf(tone('#7d8a92', 0.24)));
  drawTable(pen, view, table.at, table);
  drawFruitBowl(pen, view, place(table.at.x + 88, 74, table.at.z + 40));
  const seat = woodenChair(view, chair, tone('#b98a5e', 0.24));
  seat.behind(pen);
  seat.front(pen);
  if (shoesOn) return;
  // A pair that is seen from its side: the far shoe shows behind the near one.
  for (const [x, z] of [
    [tray.x + 15, tray.z + 24],
    [tray.x + 5, tray.z + 9],
  ] as const) {
    const scale = view.scale(z);
    const under = view.at(place(x + 14, tray.height, z));
    softGlow(pen, under, { x: 17 * scale, y: 2 * scale }, '#43263f', 0.5);
    drawLacedShoe(pen, view.at(place(x, tray.height, z)), scale * 1.2, { color: shoeColor, sole: shoeSole });
  }
}
