import { faint, tone } from '../canvas/color.ts';
import { ellipse, fill, inside } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facade, facesOf, upright } from '../canvas/solids.ts';
import { boxAround, place, type Stage, stage } from '../canvas/stage.ts';
import { drawLyingTip } from '../props/cane-tip.ts';
import { drawWindow } from '../rooms/openings.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { drawRain, drawWetStreet, panesOf } from '../rooms/street.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Picture, Scene } from './scene.ts';

const table = { x: -140, y: 70, z: 20, width: 280, height: 4, depth: 92 };
const glass = { x: 0, sill: 86, z: 130, width: 150, height: 54 };
// Tips drawn larger than life lie on the table.
const worn = place(16, 76, 56);
const fresh = place(65, 76, 58);
const larger = 3.3;

/** Draws in the panes of the window, in centimeters from their upper left corner. */
function outside(pen: Pen, view: Stage, draw: () => void) {
  facade(pen, view, place(glass.x - glass.width / 2, glass.sill + glass.height, glass.z), () =>
    inside(pen, panesOf(glass.width, glass.height), draw),
  );
}

/** @param changed the new tip is on the cane, and the worn one lies beside it */
function drawTips(pen: Pen, view: Stage, changed: boolean) {
  const [old, next] = [view.at(worn), view.at(fresh)];
  const scale = view.scale(worn.z) * larger;
  const shadow = (x: number, y: number, half: number) =>
    fill(pen, ellipse(x, y, half * scale, 0.8 * scale, 0.052), faint('#43263f', 0.24));
  shadow(old.x - 13 * scale, old.y + 1.2 * scale, 13);
  shadow(next.x - 2.6 * scale, next.y + 2.1 * scale, 5);
  drawLyingTip(pen, old, scale, { worn: !changed, shaft: 22, turn: 3 });
  drawLyingTip(pen, next, scale * 0.92, { worn: changed, turn: 5 });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  const scale = view.scale(worn.z) * larger;
  const [old, next] = [view.at(worn), view.at(fresh)];
  return {
    keyObject: boxAround([
      { x: old.x - 8.6 * scale, y: old.y - 4.4 * scale },
      { x: next.x + 2 * scale, y: next.y + 3.6 * scale },
    ]),
    drawBackground: (pen) => {
      fill(pen, upright(view, -400, -40, 800, 500, glass.z), rosaHome.warmWall.main);
      drawWindow(pen, view, {
        ...glass,
        sky: 'rain',
      });
      outside(pen, view, () => drawWetStreet(pen, glass.width, glass.height));
      block(pen, view, table, facesOf(tone('#c08a5c', 0.22)));
      drawTips(pen, view, safe);
    },
    drawAction: (pen, { seconds }) => {
      outside(pen, view, () => drawRain(pen, glass.width, glass.height, seconds));
    },
  };
}

const overTable = stage({ eyeHeight: 132, horizon: 70, distance: 150, focal: 1650 });
const room = pictureFrom(overTable);

/** Exercise 38, The Worn Cane Tip. */
export const scene: Scene = {
  ...room,
  exerciseId: 38,
  pictured:
    'On a table by a window lies a wooden cane. Its rubber tip is worn flat and smooth on one side, a thin crack runs across it, and a bit of metal shows at the rim. Next to it lies a new tip with deep rings. Outside it rains on a wet street with a bus stop.',
  owner: 'Presenter',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.2, camera: framed(780, 440, 1000), easeSeconds: 2.4 },
    { from: 0.5, camera: closeOn(room.keyObject, 0.3), easeSeconds: 2.2 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, camera: closeOn(room.keyObject, 0.3), easeSeconds: 2.2 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(closeOn(room.keyObject, 0.22), room, pictureFrom(overTable, { safe: true })),
};
