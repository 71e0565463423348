import { faint, type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { fill, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { padded, spotOn } from '../canvas/solid-turned.ts';
import { block, facade, facesOf, groundShadow, tube } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, handsBusy } from '../people/attending.ts';
import { minaInJacket } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawPicture } from '../props/decor.ts';
import { drawShoehornRack } from '../props/shoehorn.ts';
import { drawBacklessSlipper, drawSafeSlipper } from '../props/shoes.ts';
import { drawShopMirror } from '../props/shop-mirror.ts';
import { drawGrain } from '../props/tables.ts';
import { drawShoeShop } from '../rooms/gathering-rooms.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const counter = { at: place(-98, 0, 104), width: 186, depth: 50, height: 58 };
const minaAt = place(-16, 0, 172);
const minaTurn = 26;
const rack = place(74, 0, 272);
const bench = { at: place(33, 0, 300), turn: 0 };
// Shoes are drawn a little larger than life, so that heels and soles are seen.
const larger = 1.15;
const left = { x: -80, color: tone('#d0708f', 0.22) };
const right = { x: 4, color: tone('#4f7486', 0.24) };

type DrawShoe = typeof drawSafeSlipper;

/** Where the shoes of a pair lie on the lid: to the right and back from its corner. */
const farShoe = [22, 30] as const;
const nearShoe = [9, 12] as const;

/** What is left of a pair on the lid of its box. @param both nobody holds the other shoe, and it lies behind this one */
function drawPair(pen: Pen, view: Stage, drawShoe: DrawShoe, { x, color }: typeof left, both: boolean) {
  const { at, height } = counter;
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
  const frame = tone('#a9744a', 0.24);
  drawShopMirror(pen, view, place(-88, 14, 328), { width: 40, height: 132, frame });
  drawPicture(pen, view, { x: 20, y: 112, z: 328, width: 34, height: 36 }, 'leaf');
  groundShadow(pen, view, bench.at.x, bench.at.z, 34, 18);
  drawBench(pen, view);
  drawShoehornRack(pen, view, rack);
}

/** She weighs two shoes against each other: one lies on her palm, the other stands higher in her hand, and she looks at it. */
function drawMina(pen: Pen, view: Stage, moment: Moment) {
  const performance = moment.speaker ?? moment.idle('Mina');
  const lift = 5 * moment.beat;
  const mina = { at: minaAt, turn: minaTurn };
  const held = {
    left: spotOn(mina, 15, 106 + lift, 21),
    right: spotOn(mina, -12, 97 + lift, 25),
  };
  const pose = withHands(
    { ...standing(minaInJacket), aside: 3, twist: 0 },
    {
      left: { to: held.left, shape: 'hold', elbow: { out: 0.3, up: -1, forward: -0.5 } },
      right: { to: held.right, shape: 'flat', elbow: { out: 0.5, up: -1, forward: -0.6 }, bend: -16 },
    },
  );
  const show = (drawShoe: DrawShoe, palm: Place, heel: Place, turn: number, color: Tone) => {
    const at = view.at(place(palm.x + heel.x, palm.y + heel.y, palm.z));
    drawShoe(pen, at, view.scale(palm.z) * larger, { color, turn, flip: heel.x > 0 });
  };
  figure(
    view,
    {
      person: minaInJacket,
      ...mina,
      pose,
      regards: place(held.left.x + 6, held.left.y + 8, held.left.z - 6),
    },
    handsBusy(attending(performance, Math.max(0.85, performance.attention))),
  ).draw(pen, { left: () => show(drawSafeSlipper, held.left, place(19, -1, 0), -4, right.color) });
  // The soft one lies on palm and wrist, over the cuff.
  const palm = view.at(held.right);
  const scale = view.scale(held.right.z);
  softGlow(pen, { x: palm.x, y: palm.y + 0.4 * scale }, { x: 15 * scale, y: 2.6 * scale }, '#2a1a24', 0.4);
  show(drawBacklessSlipper, held.right, place(-17, 0.4, 0), 0, left.color);
}

/** A closed counter of wood, lighter panels in its front. */
function drawCounter(pen: Pen, view: Stage) {
  const { at, width, depth, height } = counter;
  const wood = tone('#b98a5e', 0.22);
  const box = { ...at, x: at.x + 3, z: at.z + 3, width: width - 6, height: height - 4, depth: depth - 3 };
  groundShadow(pen, view, at.x + width / 2, at.z + depth / 2, width * 0.54, depth * 0.6, 0.3);
  block(pen, view, box, facesOf(tone('#a67a52', 0.24)));
  const each = (width - 6) / 3;
  facade(pen, view, place(at.x + 3, height - 4, at.z + 3), () => {
    for (const panel of [0, 1, 2]) {
      const shape = rectangle(panel * each + 5, 7, each - 10, height - 20, 1.4);
      fill(pen, shape, faint('#fff6e4', 0.14));
      stroke(pen, shape, faint('#43263f', 0.22), 0.7);
    }
    graded(pen, rectangle(0, 0, width - 6, 9), { x: 0, y: 0 }, { x: 0, y: 9 }, [
      [0, faint('#43263f', 0.34)],
      [1, faint('#43263f', 0)],
    ]);
  });
  block(pen, view, { ...at, y: height - 4, width, height: 4, depth }, facesOf(wood));
  drawGrain(pen, view, { ...at, y: height, width, depth }, wood.shade);
}

/** @param held Mina has one shoe of each pair in her hands @param chosen the backless pair is back in its box */
function drawWares(pen: Pen, view: Stage, { held = false, chosen = false } = {}) {
  drawCounter(pen, view);
  if (chosen) drawClosedBox(pen, view);
  else drawPair(pen, view, drawBacklessSlipper, left, !held);
  drawPair(pen, view, drawSafeSlipper, right, !held);
}

function drawClosedBox(pen: Pen, view: Stage) {
  const [x, z] = [left.x + 8, counter.at.z + 10];
  const card = facesOf(tone('#d9a8a0', 0.2));
  block(pen, view, { x, y: counter.height, z, width: 44, height: 13, depth: 30 }, card);
  const lid = facesOf(tone('#e9dcc2', 0.2));
  block(pen, view, { x: x - 1, y: counter.height + 10, z: z - 1, width: 46, height: 5, depth: 32 }, lid);
}

function pictureFrom(view: Stage): Picture {
  return {
    keyObject: boxOf(
      view,
      [
        place(left.x, counter.height + 20, counter.at.z + 8),
        place(right.x + 60, counter.height, counter.at.z + 8),
      ],
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
// From before the counter, so that heels and soles are seen.
const before = stage({ eyeHeight: 146, horizon: 20, distance: 130, focal: 1300 });
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
const sheAndShoes = framed(620, 268, 950);

/** Exercise 36, Choosing Indoor Shoes. */
export const scene: Scene = {
  ...room,
  exerciseId: 36,
  pictured:
    'Mina stands in a shoe store behind a low counter and weighs in her hands one shoe of each of two pairs, her eyes on the closed one; the other two lie before her on the lids of their boxes. On the left are fluffy slippers without a back, on a thin soft sole; on the right, closed slippers with a heel cup, a strap and a firm, ridged sole. A long shoehorn hangs on a rack.',
  owner: 'Mina',
  beat: { word: 'both', seconds: 1, moves: 'Mina lifts the two shoes in her hands' },
  shots: [
    { from: 0, camera: sheAndShoes, easeSeconds: 0 },
    { from: 0.22, camera: framed(632, 278, 650), easeSeconds: 2.2 },
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
