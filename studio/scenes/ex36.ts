import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facesOf } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { minaInJacket } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawShoehornRack } from '../props/shoehorn.ts';
import { drawBacklessSlipper, drawSafeSlipper } from '../props/shoes.ts';
import { drawTable } from '../props/tables.ts';
import { drawShoeShop } from '../rooms/gathering-rooms.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const table = { at: place(-98, 0, 104), width: 196, depth: 60, height: 44 };
const minaAt = place(0, 0, 190);
// Shoes are drawn larger than life, so that heels and soles are seen.
const larger = 1.5;
const inHand = 1.35;
const left = { x: -90, color: tone('#d0708f', 0.22) };
const right = { x: 8, color: tone('#4f7486', 0.24) };

type DrawShoe = typeof drawSafeSlipper;

/** A pair on the lid of its box: one behind, one in front. */
function drawPair(pen: Pen, view: Stage, drawShoe: DrawShoe, { x, color }: typeof left) {
  const { at, height } = table;
  const lid = { x, y: height, z: at.z + 8, width: 82, height: 5, depth: 46 };
  block(pen, view, lid, facesOf(tone('#e9dcc2', 0.2)));
  for (const [dx, dz] of [
    [30, 36],
    [8, 10],
  ] as const) {
    const spot = place(x + dx, height + 5, lid.z + dz);
    drawShoe(pen, view.at(spot), view.scale(spot.z) * larger, { color });
  }
}

function drawShop(pen: Pen, view: Stage) {
  drawShoeShop(pen, view);
  drawShoehornRack(pen, view, place(138, 0, 210));
}

function drawMina(pen: Pen, view: Stage, moment: Moment) {
  drawFloorShadow(pen, view, minaAt);
  const raised = (side: 1 | -1) => place(minaAt.x + side * 40, 112 + 6 * moment.beat, minaAt.z - 22);
  const pose = withHands(standing(minaInJacket), {
    left: { to: raised(1), shape: 'hold' },
    right: { to: raised(-1), shape: 'hold' },
  });
  /** Held so that the hand hides neither heel: the backless one by its toe, the other by its back. */
  const held = (side: 1 | -1) => {
    const spot = raised(side);
    const { x, y } = view.at(place(spot.x - (side === 1 ? 7 : 19) * inHand, spot.y + 1, spot.z));
    return [{ x, y }, view.scale(spot.z) * inHand] as const;
  };
  figure(
    view,
    { person: minaInJacket, at: minaAt, turn: 0, pose, regards: place(-30, 60, 140) },
    handsBusy(moment.speaker ?? moment.idle('Mina')),
  ).draw(pen, {
    right: () => drawBacklessSlipper(pen, ...held(-1), { color: left.color }),
    left: () => drawSafeSlipper(pen, ...held(1), { color: right.color }),
  });
}

/** @param chosen the backless pair is back in its box */
function drawWares(pen: Pen, view: Stage, { chosen = false } = {}) {
  drawTable(pen, view, table.at, { ...table, paint: tone('#b98a5e', 0.22) });
  if (chosen) drawClosedBox(pen, view);
  else drawPair(pen, view, drawBacklessSlipper, left);
  drawPair(pen, view, drawSafeSlipper, right);
}

function drawClosedBox(pen: Pen, view: Stage) {
  const [x, z] = [left.x + 6, table.at.z + 10];
  const card = facesOf(tone('#d9c39a', 0.2));
  block(pen, view, { x, y: table.height, z, width: 64, height: 20, depth: 40 }, card);
  const lid = facesOf(tone('#e9dcc2', 0.2));
  block(pen, view, { x: x - 1, y: table.height + 16, z: z - 1, width: 66, height: 6, depth: 42 }, lid);
}

function pictureFrom(view: Stage): Picture {
  return {
    keyObject: boxOf(
      view,
      [place(left.x, 76, table.at.z + 8), place(right.x + 82, table.height, table.at.z + 8)],
      6,
    ),
    drawBackground: (pen) => drawShop(pen, view),
    drawAction: (pen, moment) => {
      drawMina(pen, view, moment);
      drawWares(pen, view);
    },
  };
}

const room = pictureFrom(stage());
// From before the table, so that heels and soles are seen.
const before = stage({ eyeHeight: 132, horizon: 20, distance: 130, focal: 1300 });
const wares = (chosen: boolean): Picture => ({
  ...pictureFrom(before),
  drawAction: (pen) => drawWares(pen, before, { chosen }),
});
const near = wares(false);
const onTable = framed(640, near.keyObject.y + near.keyObject.height * 0.3, 1120);
const sheAndShoes = framed(640, 372, 980);

/** Exercise 36, Choosing Indoor Shoes. */
export const scene: Scene = {
  ...room,
  exerciseId: 36,
  pictured:
    'Mina stands in a shoe store behind a low table and holds one shoe of each of two pairs. Left on a box lid lie fluffy slippers without a back, on a thin soft sole; right, closed slippers with a heel cup, a strap and a firm, ridged sole. A long shoehorn hangs on a rack.',
  owner: 'Mina',
  beat: { word: 'both', seconds: 1, moves: 'Mina lifts the two shoes in her hands' },
  shots: [
    { from: 0, camera: sheAndShoes, easeSeconds: 0 },
    { from: 0.22, camera: framed(640, 308, 760), easeSeconds: 2.2 },
    {
      from: 0.64,
      insert: near,
      camera: onTable,
      easeSeconds: 0,
    },
  ],
  closing: [
    { from: 0, camera: sheAndShoes, easeSeconds: 0 },
    {
      from: 0.3,
      insert: near,
      camera: onTable,
      easeSeconds: 0,
    },
  ],
  claim: { camera: wide, side: 'right' },
  ...healed(onTable, near, wares(true)),
};
