import { tone } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import { fill, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facade, facesOf, upright } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawBacklessSlipper, drawLacedShoe, drawSafeSlipper } from '../props/shoes.ts';
import { drawWindow } from './openings.ts';
import { careCenter } from './palettes.ts';
import { drawShell, drawSunPatch } from './surfaces.ts';
import type { Sky } from './window-views.ts';

export const gatheringBack = 420;

/** The window of the lounge. @param open how far its curtains are drawn aside, 0 to 1 */
export function drawLoungeWindow(pen: Pen, view: Stage, { sky = 'garden' as Sky, open = 1 } = {}): void {
  const { curtain: curtains } = careCenter;
  const [sill, z] = [84, gatheringBack];
  drawWindow(pen, view, { x: -120, sill, z, width: 150, height: 116, sky, curtains, open });
}

/** The lounge of the care center: carpet, windows, plants. */
export function drawLounge(pen: Pen, view: Stage, { sky = 'garden' as Sky, open = 1 } = {}): void {
  const { wall, trim, panel } = careCenter;
  drawShell(pen, view, {
    back: gatheringBack,
    wall,
    trim,
    panel: { tone: panel, height: 70 },
    floor: { kind: 'carpet', tone: tone('#c9b79b', 0.16) },
  });
  drawLoungeWindow(pen, view, { sky, open });
  drawSunPatch(pen, view, -190, 140, gatheringBack, 170);
  drawPicture(pen, view, { x: 108, y: 96, z: gatheringBack, width: 64, height: 46 }, 'lighthouse');
  drawPlant(pen, view, place(-262, 0, gatheringBack - 40), 1.1);
  drawPlant(pen, view, place(262, 0, gatheringBack - 50), 1);
}

/** The senior lunch hall: a serving counter far across the room, and a clock. @param line people are drawn by the scene */
export function drawLunchHall(pen: Pen, view: Stage, { back = gatheringBack, counterX = 40 } = {}): void {
  drawShell(pen, view, {
    back,
    wall: tone('#f2e8d4', 0.13),
    trim: '#fffaf0',
    panel: { tone: tone('#d9b98c', 0.18), height: 90 },
    floor: { kind: 'tiles', tone: tone('#e0d8c8', 0.12), joint: '#cbc2b0', size: 46 },
  });
  drawWindow(pen, view, { x: -190, sill: 100, z: back, width: 120, height: 96, sky: 'street' });
  facade(pen, view, place(counterX, 180, back), () => {
    fill(pen, rectangle(0, 0, 200, 74, 2), '#8f9aa1');
    fill(pen, rectangle(4, 4, 192, 70), '#f8efd9');
    fill(pen, rectangle(0, -18, 200, 18, 2), '#2f5d73');
    lettering(pen, worded({ en: 'Lunch', es: 'Almuerzo' }), { x: 100, y: -9 }, 13, '#ffffff', 700);
  });
  block(
    pen,
    view,
    { x: counterX - 10, y: 0, z: back - 60, width: 220, height: 92, depth: 50 },
    facesOf(tone('#c9d0d2', 0.22)),
  );
  for (let pan = 0; pan < 4; pan++) {
    block(
      pen,
      view,
      { x: counterX + 4 + pan * 52, y: 92, z: back - 52, width: 40, height: 6, depth: 30 },
      {
        ...facesOf(tone('#aab4ba', 0.26)),
        top: ['#c9733f', '#d9b54a', '#8fae6a', '#b8543f'][pan] ?? '#c9733f',
      },
    );
  }
}

/** A shoe shop: shelves of shoes and boxes. */
export function drawShoeShop(pen: Pen, view: Stage, { back = 330 } = {}): void {
  drawShell(pen, view, {
    back,
    wall: tone('#efe4d6', 0.13),
    trim: '#fffaf0',
    floor: { kind: 'boards', tone: tone('#cfa477', 0.18), joint: '#b98f62' },
  });
  facade(pen, view, place(-80, 198, back), () => {
    fill(pen, rectangle(0, 0, 160, 26, 3), '#7d4f6a');
    lettering(pen, 'Comfort Shoes', { x: 80, y: 13.6 }, 17, '#fffaf0', 700);
  });
  for (const left of [-250, 96]) {
    fill(pen, upright(view, left, 20, 156, 175, back - 1), '#d9c3a3');
    for (const y of [40, 86, 132, 176]) {
      block(
        pen,
        view,
        { x: left, y, z: back - 34, width: 156, height: 3.4, depth: 34 },
        facesOf(tone('#b98a5e', 0.22)),
      );
      for (let pair = 0; pair < 4; pair++) {
        const at = view.at(place(left + 9 + pair * 37, y + 3.4, back - 26));
        const s = view.scale(back - 26) * 0.98;
        const colors = ['#6b4a3c', '#4f5a6b', '#8a5f41', '#5f6a4a', '#7d4f5a'];
        const color = tone(colors[(pair + y) % 5] ?? '#6b4a3c', 0.24);
        if ((pair + Math.round(y / 46)) % 3 === 0) drawSafeSlipper(pen, at, s, { color });
        else if ((pair + Math.round(y / 46)) % 3 === 1) drawLacedShoe(pen, at, s, { color });
        else drawBacklessSlipper(pen, at, s, { color });
      }
    }
  }
}
