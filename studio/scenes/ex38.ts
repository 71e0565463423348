import { tone } from '../canvas/color.ts';
import { inside } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facade, facesOf } from '../canvas/solids.ts';
import { boxAround, place, type Stage, stage } from '../canvas/stage.ts';
import { drawLyingTip } from '../props/cane-tip.ts';
import { drawGrain } from '../props/tables.ts';
import { drawWindow } from '../rooms/openings.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { drawRain, drawWetStreet, panesOf } from '../rooms/street.ts';
import { drawStairWall } from '../rooms/walls.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Picture, Scene } from './scene.ts';

const table = { x: -140, y: 70, z: 20, width: 280, height: 4, depth: 110 };
const wood = tone('#c08a5c', 0.22);
const glass = { x: 0, sill: 86, z: 130, width: 150, height: 54 };
// Tips drawn larger than life lie on the table.
const worn = place(18, 75, 46);
const fresh = place(59, 75, 48);
const larger = 3.6;

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
  drawLyingTip(pen, old, scale, { worn: !changed, shaft: 17.4, turn: 4 });
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
      drawStairWall(pen, view, { z: glass.z, low: -40, high: 220, wall: rosaHome.warmWall });
      drawWindow(pen, view, {
        ...glass,
        sky: 'rain',
      });
      outside(pen, view, () => drawWetStreet(pen, glass.width, glass.height));
      block(pen, view, table, facesOf(wood));
      drawGrain(pen, view, { ...table, y: table.y + table.height }, wood.shade);
      drawTips(pen, view, safe);
    },
    drawAction: (pen, { seconds }) => {
      outside(pen, view, () => drawRain(pen, glass.width, glass.height, seconds));
    },
  };
}

const overTable = stage({ eyeHeight: 132, horizon: 70, distance: 150, focal: 1650 });
const room = pictureFrom(overTable);
const caneAndWindow = framed(668, 345, 1120);

/** Exercise 38, The Worn Cane Tip. */
export const scene: Scene = {
  ...room,
  exerciseId: 38,
  pictured:
    'On a table by a window lies a wooden cane. Its rubber tip is worn flat and smooth on one side, a thin crack runs across it, and a bit of metal shows at the rim. Next to it lies a new tip with deep rings. Outside it rains on a wet street with a bus stop.',
  owner: 'Presenter',
  startsWide: 'the whole cane on the table, and the bus stop in the rain',
  shots: [
    { from: 0, camera: caneAndWindow, easeSeconds: 0 },
    { from: 0.6, camera: closeOn(room.keyObject, 0.3), easeSeconds: 2.2 },
  ],
  closing: [
    { from: 0, camera: caneAndWindow, easeSeconds: 0 },
    { from: 0.3, camera: closeOn(room.keyObject, 0.3), easeSeconds: 2.2 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(closeOn(room.keyObject, 0.22), room, pictureFrom(overTable, { safe: true })),
};
