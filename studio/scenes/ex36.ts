import { faint, type Tone, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { fill, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { padded, spotOn } from '../canvas/solid-turned.ts';
import { block, facade, facesOf, groundShadow, tube } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { minaInJacket } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawShoehornUsed, drawWalkInSlippers } from '../people/trying-on.ts';
import { drawPicture } from '../props/decor.ts';
import {
  drawClosedHeel,
  drawFoldedSlipper,
  drawOpenHeel,
  drawThickSlipper,
  foldAt,
} from '../props/shoe-heels.ts';
import { drawShoehornRack } from '../props/shoehorn.ts';
import { drawShopMirror } from '../props/shop-mirror.ts';
import { drawGrain } from '../props/tables.ts';
import { drawShoeShop } from '../rooms/gathering-rooms.ts';
import { during, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const counter = { at: place(-92, 0, 104), width: 152, depth: 54, height: 78 };
const minaAt = place(-16, 0, 178);
const rack = place(74, 0, 272);
const bench = { at: place(33, 0, 300), turn: 0 };
const mirror = place(-104, 14, 328);
// Shoes are drawn a little larger than life, so that heels and soles are seen.
const larger = 1.42;
const brown = tone('#8a5732', 0.26);
const blue = tone('#3f6fa3', 0.24);
const lid = { width: 46, height: 4, depth: 42 };

/** Which of the two colors has closed heels. */
type Closed = 'blue' | 'brown';
type PairName = 'brown' | 'blue';
const pairs = { brown: { x: -64, color: brown }, blue: { x: -10, color: blue } };
const names: readonly PairName[] = ['brown', 'blue'];
const colorOf = (closed: Closed): Tone => pairs[closed].color;
const otherOf = (closed: Closed): PairName => (closed === 'blue' ? 'brown' : 'blue');

/** How far a pair on its lid has been pushed to the viewer. */
const pushed = (name: PairName, beat: number) =>
  name === 'brown' ? 5 * during(beat, 0.2, 0.42) : 5 * during(beat, 0.6, 0.82);

const lidZ = (near: number) => counter.at.z + 7 - near;

/** The counter with the lids of both boxes. */
function drawLids(pen: Pen, view: Stage, beat: number) {
  drawCounter(pen, view);
  for (const name of names) {
    const spot = { x: pairs[name].x, y: counter.height, z: lidZ(pushed(name, beat)) };
    block(pen, view, { ...lid, ...spot }, facesOf(tone('#efe5d0', 0.2)));
  }
}

/** A pair on the lid of its box, heels to the viewer. @param shoes 1 where somebody holds the other */
function drawPair(pen: Pen, view: Stage, name: PairName, isClosed: boolean, near: number, shoes = 2) {
  const { x, color } = pairs[name];
  const z = lidZ(near);
  const draw = isClosed ? drawClosedHeel : drawOpenHeel;
  for (const side of shoes === 2 ? [-1, 1] : [1]) {
    const spot = place(x + lid.width / 2 + side * 9.4, counter.height + lid.height, z + 9);
    draw(pen, view.at(spot), view.scale(spot.z) * larger, color, side * 3);
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

/** @param counts without the counter, where Joon tries them on */
function drawShop(pen: Pen, view: Stage, counts = true) {
  drawShoeShop(pen, view);
  const frame = tone('#a9744a', 0.24);
  drawShopMirror(pen, view, mirror, { width: 44, height: 140, frame });
  drawPicture(pen, view, { x: 20, y: 112, z: 328, width: 34, height: 36 }, 'leaf');
  groundShadow(pen, view, bench.at.x, bench.at.z, 34, 18);
  drawBench(pen, view);
  if (counts) drawShoehornRack(pen, view, rack);
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

/** Behind the counter, a hand on the far edge of each lid; her weight goes with the hand that pushes. */
function pushing({ beat, seconds }: Moment): Pose {
  const over = 3 * Math.sin(seconds * 0.9) + 3 * (during(beat, 0.5, 0.62) - 0.5);
  const still = standing(minaInJacket, { lean: 9 });
  const onLid = (name: PairName, inner: number): Hand => ({
    to: place(
      pairs[name].x + inner,
      counter.height + lid.height + 2.4,
      counter.at.z + 4 + lid.depth - pushed(name, beat),
    ),
    shape: 'flat',
    elbow: { out: 0.8, up: -0.6, forward: -0.4 },
  });
  return withHands(
    { ...still, hips: { ...still.hips, left: over }, aside: over * 0.5, lean: 9 + 3 * thereAndBack(beat) },
    { right: onLid('brown', 42), left: onLid('blue', 4) },
  );
}

/** What she looks at: one pair, then the other. */
const pairSeen = (beat: number) => place(beat < 0.5 ? -42 : 14, 84, 110);

function drawAtCounter(pen: Pen, view: Stage, moment: Moment, closed: Closed | null) {
  const performance = moment.speaker ?? moment.idle('Mina');
  figure(
    view,
    { person: minaInJacket, at: minaAt, turn: 0, pose: pushing(moment), regards: pairSeen(moment.beat) },
    handsBusy(attending(performance, Math.max(0.6, performance.attention))),
  ).draw(pen, {
    beforeArms: () => drawLids(pen, view, moment.beat),
  });
  if (closed) for (const name of names) drawPair(pen, view, name, name === closed, pushed(name, moment.beat));
}

/** In her hands, one after the other: the soft sole folds like a cloth, the firm one stays as it is. */
function drawBending(pen: Pen, view: Stage, moment: Moment, closed: Closed) {
  const { beat } = moment;
  const isSoft = beat < 0.5;
  const low = during(beat, 0.4, 0.49) * (1 - during(beat, 0.5, 0.59));
  const press = during(beat, 0.64, 0.72) * (1 - during(beat, 0.86, 0.95));
  const fold = isSoft ? 104 * during(beat, 0.06, 0.2) * (1 - during(beat, 0.3, 0.42)) : 3 * press;
  const size = 1.3;
  const hinge = place(minaAt.x - 3, 105 - 13 * low + (isSoft ? 0 : 0.5 * Math.sin(beat * 90) * press), 148);
  const angle = (fold * Math.PI) / 180;
  const heel = { x: -foldAt * size * Math.cos(angle), y: foldAt * size * Math.sin(angle) };
  const at = (dx: number, dy: number) => place(hinge.x + dx, hinge.y + dy, hinge.z);
  const elbow = { out: 0.9, up: -0.9, forward: -0.2 };
  const pose = withHands(standing(minaInJacket, { lean: 3 }), {
    right: { to: at(heel.x * 0.98 - 1, heel.y + 0.5), shape: 'grip', elbow },
    left: { to: at(15 * size, 1 - 2 * press), shape: 'grip', elbow },
  });
  const staging = { person: minaInJacket, at: minaAt, turn: 0, pose, regards: at(0, 4) };
  figure(view, staging, attending(moment.idle('Mina'))).draw(pen, {
    beforeArms: () => {
      drawLids(pen, view, 1);
      for (const name of names) {
        const isHeld = (name === closed) !== isSoft;
        drawPair(pen, view, name, name === closed, pushed(name, 1), isHeld ? 1 : 2);
      }
      const scale = view.scale(hinge.z) * size;
      if (isSoft) drawFoldedSlipper(pen, view.at(hinge), scale, pairs[otherOf(closed)].color, fold);
      else
        drawThickSlipper(pen, view.at(at(-foldAt * size, heel.y)), scale, {
          color: colorOf(closed),
          turn: fold,
        });
    },
  });
}

const detailOf = (view: Stage) =>
  boxOf(
    view,
    [
      place(pairs.brown.x, counter.height + 26, counter.at.z + 12),
      place(pairs.blue.x + lid.width, counter.height, counter.at.z + 3),
    ],
    6,
  );

function pictureFrom(view: Stage, draw: (pen: Pen, moment: Moment) => void, counts = true): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => drawShop(pen, view, counts),
    drawAction: draw,
  };
}

const shop = stage();
// From before the counter and above it: heels and soles, and her hands on the lids.
const before = stage({ eyeHeight: 178, horizon: -110, distance: 130, focal: 1300 });
const sheAndShoes = framed(600, 284, 1000);
const onCounter = framed(576, 352, 590);

const stateWith = (closed: Closed) => {
  const near = pictureFrom(before, (pen, moment) => drawAtCounter(pen, before, moment, closed));
  const shots = (cut: number) => [
    { from: 0, camera: sheAndShoes, easeSeconds: 0 },
    { from: cut, insert: near, camera: onCounter, easeSeconds: 0 },
  ];
  return {
    picture: pictureFrom(shop, (pen, moment) => drawAtCounter(pen, shop, moment, closed)),
    shots: shots(0.36),
    closing: shots(0.2),
    look: { picture: near, camera: onCounter },
  };
};

const joonSits = { at: place(24, 0, 296), turn: 90 };
const joonWalks = { at: place(84, 0, 262), turn: -82 };

/** Mina beside him, glad. */
function drawMinaBeside(pen: Pen, view: Stage, { idle, seconds }: Moment) {
  const still = standing(minaInJacket);
  const over = 2.4 * Math.sin(seconds * 0.8);
  const pose = { ...still, hips: { ...still.hips, left: over }, aside: over * 0.5 };
  const at = place(126, 0, 268);
  figure(
    view,
    { person: minaInJacket, at, turn: -46, pose, regards: place(20, 110, 270) },
    feeling(attending(idle('Mina')), 'warm', 0.7),
  ).draw(pen);
}

const actsOf = (closed: Closed): Act[] => [
  {
    moves: 'One sole folds in her hands like a cloth, the other stays stiff',
    picture: pictureFrom(shop, (pen, moment) => drawBending(pen, shop, moment, closed)),
    camera: framed(590, 279, 540),
    seconds: 5,
  },
  {
    moves: 'Joon sits, and his heel slides down a long shoehorn into the slipper',
    picture: pictureFrom(
      shop,
      (pen, moment) => drawShoehornUsed(pen, shop, joonSits, colorOf(closed), moment),
      false,
    ),
    camera: framed(742, 350, 680),
    seconds: 5,
  },
  {
    moves: 'He walks to the mirror with his walker',
    picture: pictureFrom(
      shop,
      (pen, moment) => {
        drawMinaBeside(pen, shop, moment);
        drawWalkInSlippers(pen, shop, joonWalks, colorOf(closed), moment, Math.min(1, moment.beat / 0.9));
      },
      false,
    ),
    camera: framed(610, 330, 900),
  },
];

/** Exercise 36, In the Shoe Store. */
export const film: ExerciseFilm = {
  exerciseId: 36,
  owner: 'Mina',
  states: { scene: stateWith('blue'), safe: stateWith('brown') },
  beat: {
    id: 'offers',
    seconds: 6,
    moves: 'Mina pushes one pair on its lid a little closer, then the other',
  },
  claim: {
    picture: pictureFrom(shop, (pen, moment) => drawAtCounter(pen, shop, moment, null)),
    camera: framed(720, 330, 1000),
    side: 'right',
  },
  reasons: { scene: actsOf('blue'), safe: actsOf('brown') },
};
