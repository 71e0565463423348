import { type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import { padded, spotOn } from '../canvas/solid-turned.ts';
import { block, facesOf, groundShadow, tube } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { minaInJacket } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawShoehornRack } from '../props/shoehorn.ts';
import { drawBacklessSlipper, drawSafeSlipper } from '../props/shoes.ts';
import { drawTable } from '../props/tables.ts';
import { drawShoeShop } from '../rooms/gathering-rooms.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const table = { at: place(-88, 0, 104), width: 164, depth: 60, height: 44 };
const minaAt = place(-8, 0, 190);
const minaTurn = 14;
const rack = place(74, 0, 272);
const bench = { at: place(33, 0, 300), turn: 0 };
// Shoes are drawn a little larger than life, so that heels and soles are seen.
const larger = 1.2;
const left = { x: -76, color: tone('#d0708f', 0.22) };
const right = { x: 4, color: tone('#4f7486', 0.24) };

type DrawShoe = typeof drawSafeSlipper;

/** Where the shoes of a pair lie on the lid: to the right and back from its corner. */
const farShoe = [22, 30] as const;
const nearShoe = [9, 12] as const;

/** What is left of a pair on the lid of its box. @param both nobody holds the other shoe, and it lies behind this one */
function drawPair(pen: Pen, view: Stage, drawShoe: DrawShoe, { x, color }: typeof left, both: boolean) {
  const { at, height } = table;
  const lid = { x, y: height, z: at.z + 8, width: 60, height: 4, depth: 40 };
  block(pen, view, lid, facesOf(tone('#e9dcc2', 0.2)));
  for (const [dx, dz] of both ? [farShoe, nearShoe] : [nearShoe]) {
    const spot = place(x + dx, height + 4, lid.z + dz);
    const scale = view.scale(spot.z) * larger;
    const under = view.at({ ...spot, x: spot.x + 14 * larger });
    softGlow(pen, under, { x: 17 * scale, y: 2.4 * scale }, '#43263f', 0.5);
    drawShoe(pen, view.at(spot), scale, { color });
  }
}

/** A padded bench to try shoes on. */
function drawBench(pen: Pen, view: Stage) {
  for (const side of [-26, 26])
    for (const forward of [-11, 11])
      tube(
        pen,
        view,
        [spotOn(bench, side, 36, forward), spotOn(bench, side, 0, forward)],
        2,
        tone('#8a6748', 0.26),
      );
  const seat = { left: [-31, 31], up: [34, 45], forward: [-16, 16] } as const;
  padded(pen, view, bench, seat, tone('#8a7394', 0.22), 4);
}

function drawShop(pen: Pen, view: Stage) {
  drawShoeShop(pen, view);
  groundShadow(pen, view, bench.at.x, bench.at.z, 34, 18);
  drawBench(pen, view);
  drawShoehornRack(pen, view, rack);
}

function drawMina(pen: Pen, view: Stage, moment: Moment) {
  drawFloorShadow(pen, view, minaAt);
  const lift = 6 * moment.beat;
  const raised = {
    left: place(minaAt.x + 43, 121 + lift, minaAt.z - 20),
    right: place(minaAt.x - 38, 108 + lift, minaAt.z - 18),
  };
  const still = standing(minaInJacket);
  const pose = withHands(
    { ...still, aside: -2 },
    {
      left: { to: raised.left, shape: 'hold', elbow: { out: 0.5, up: -1, forward: -0.3 } },
      right: { to: raised.right, shape: 'hold', elbow: { out: 0.5, up: -1, forward: -0.3 } },
    },
  );
  /** In front of the palm, so that the hand hides neither heel. @param back from the palm to the heel, in centimeters */
  const held = (spot: Place, back: number, turn: number) => {
    const at = view.at(place(spot.x - back, spot.y - 1, spot.z));
    return [at, view.scale(spot.z) * larger, turn] as const;
  };
  const show = (drawShoe: DrawShoe, [at, scale, turn]: ReturnType<typeof held>, color: Tone) =>
    drawShoe(pen, at, scale, { color, turn });
  figure(
    view,
    { person: minaInJacket, at: minaAt, turn: minaTurn, pose, regards: place(-30, 60, 140) },
    handsBusy(moment.speaker ?? moment.idle('Mina')),
  ).draw(pen, {
    right: () => show(drawBacklessSlipper, held(raised.right, 21, 6), left.color),
    left: () => show(drawSafeSlipper, held(raised.left, 14, -7), right.color),
  });
}

/** @param held Mina has one shoe of each pair in her hands @param chosen the backless pair is back in its box */
function drawWares(pen: Pen, view: Stage, { held = false, chosen = false } = {}) {
  drawTable(pen, view, table.at, { ...table, paint: tone('#b98a5e', 0.22) });
  if (chosen) drawClosedBox(pen, view);
  else drawPair(pen, view, drawBacklessSlipper, left, !held);
  drawPair(pen, view, drawSafeSlipper, right, !held);
}

function drawClosedBox(pen: Pen, view: Stage) {
  const [x, z] = [left.x + 8, table.at.z + 10];
  const card = facesOf(tone('#d9a8a0', 0.2));
  block(pen, view, { x, y: table.height, z, width: 44, height: 13, depth: 30 }, card);
  const lid = facesOf(tone('#e9dcc2', 0.2));
  block(pen, view, { x: x - 1, y: table.height + 10, z: z - 1, width: 46, height: 5, depth: 32 }, lid);
}

function pictureFrom(view: Stage): Picture {
  return {
    keyObject: boxOf(
      view,
      [place(left.x, 66, table.at.z + 8), place(right.x + 60, table.height, table.at.z + 8)],
      6,
    ),
    drawBackground: (pen) => drawShop(pen, view),
    drawAction: (pen, moment) => {
      drawMina(pen, view, moment);
      drawWares(pen, view, { held: true });
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
const onTable = framed(
  near.keyObject.x + near.keyObject.width / 2,
  near.keyObject.y + near.keyObject.height * 0.16,
  880,
);
const sheAndShoes = framed(640, 372, 980);

/** Exercise 36, Choosing Indoor Shoes. */
export const scene: Scene = {
  ...room,
  exerciseId: 36,
  pictured:
    'Mina stands in a shoe store behind a low table and holds one shoe of each of two pairs; the other two lie before her on the lids of their boxes. On the left are fluffy slippers without a back, on a thin soft sole; on the right, closed slippers with a heel cup, a strap and a firm, ridged sole. A long shoehorn hangs on a rack.',
  owner: 'Mina',
  beat: { word: 'both', seconds: 1, moves: 'Mina lifts the two shoes in her hands' },
  shots: [
    { from: 0, camera: sheAndShoes, easeSeconds: 0 },
    { from: 0.22, camera: framed(650, 322, 780), easeSeconds: 2.2 },
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
  claim: { camera: framed(780, 360, 1000), side: 'right' },
  ...healed(onTable, near, wares(true)),
};
