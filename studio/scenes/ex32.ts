import { faint, mix, tone } from '../canvas/color.ts';
import { ellipse, fill, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { block, facade, facesOf } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawShelf } from '../props/cabinets.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawPot } from '../props/crockery.ts';
import { drawPicture } from '../props/decor.ts';
import { drawFoldedStool } from '../props/folded-stool.ts';
import { drawKitchen, kitchenBack, kitchenCounterZ } from '../rooms/kitchen.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const shelf = { x: 72, y: 178, z: kitchenBack, width: 104, depth: 52 };
const pot = place(124, shelf.y + 3, kitchenBack - 25);
/** Brought down to the counter, at the height of her waist. */
const potInReach = place(118, 93, kitchenCounterZ + 24);
const potSize = 1.2;
const chair = { at: place(106, 0, 236), turn: 58 };
/** Heavier than other chairs: thick, dark wood with a high back. */
const chairPaint = tone('#6d4530', 0.28);
const rosaAt = place(53, 0, 238);
const rosaTurn = 34;
const stool = { at: place(199, 0, kitchenBack - 6), turn: -14 };
/** A tall cupboard that makes the corner. */
const cupboard = { x: 236, y: 0, z: kitchenCounterZ + 6, width: 70, height: 226, depth: 54 };

function drawRoom(pen: Pen, view: Stage, safe: boolean) {
  drawKitchen(pen, view, rosaHome, { sky: 'rain', fridge: false, cabinets: false });
  drawShelf(pen, view, { ...shelf, paint: rosaHome.wood });
  drawPot(pen, view, safe ? potInReach : pot, potSize, tone('#c0392b', 0.26));
  drawPicture(pen, view, { x: 180, y: 138, z: kitchenBack, width: 40, height: 32 }, 'fruit');
  drawFoldedStool(pen, view, stool);
  drawCupboard(pen, view);
  drawFloorShadow(pen, view, rosaAt);
}

/** Two tall doors with a frame. */
function drawCupboard(pen: Pen, view: Stage) {
  const { main, shade } = rosaHome.cabinet;
  block(pen, view, cupboard, facesOf(rosaHome.cabinet));
  facade(pen, view, place(cupboard.x, cupboard.height, cupboard.z), () => {
    for (const [y, tall] of [
      [4, 88],
      [96, 118],
    ] as const) {
      fill(pen, rectangle(4, y, cupboard.width - 8, tall, 1), mix(main, '#fff6e4', 0.08));
      stroke(pen, rectangle(4, y, cupboard.width - 8, tall, 1), mix(main, shade, 0.9), 0.8);
      stroke(pen, rectangle(10, y + 6, cupboard.width - 20, tall - 12, 0.6), faint('#ffffff', 0.4), 0.6);
    }
    for (const y of [84, 104]) fill(pen, ellipse(10, y, 1.8, 1.8), '#a06a45');
  });
}

/** One hand on the back of the chair, the other pointing up at the pot. */
function drawRosa(pen: Pen, view: Stage, moment: Moment) {
  const pulled = 9 * moment.beat;
  const stand = { ...chair, at: { ...chair.at, x: chair.at.x - pulled } };
  const seat = woodenChair(view, stand, chairPaint, { seat: 47, high: 98 });
  const still = standing(rosa, { lean: -1 });
  const { left, right } = still.feet;
  const pose = withHands(
    { ...still, aside: -2, feet: { left: { ...left, forward: 7, out: 14 }, right } },
    {
      left: {
        to: { left: 13, up: 143, forward: 42 },
        shape: 'point',
        elbow: { out: 0.5, up: -1, forward: 0 },
      },
      right: {
        to: spotOn(stand, -12, 99, -19),
        shape: 'grip',
        elbow: { out: 0.4, up: -1, forward: -0.6 },
      },
    },
  );
  seat.behind(pen);
  const performance = attending(handsBusy(moment.speaker ?? moment.idle('Rosa')), 1);
  figure(
    view,
    { person: rosa, at: rosaAt, turn: rosaTurn, pose, regards: place(pot.x, pot.y + 16, pot.z - 60) },
    { ...performance, nod: -0.9 },
  ).draw(pen);
}

/** Her hand on the pot, which stands where she needs it. */
function drawRosaAtPot(pen: Pen, view: Stage, moment: Moment) {
  const pose = withHands(standing(rosa), {
    left: { to: place(98, 112, 254), shape: 'flat', elbow: { out: 0.6, up: -1, forward: -0.4 } },
  });
  const performance = feeling(attending(handsBusy(moment.speaker ?? moment.idle('Rosa')), 0.7), 'warm');
  figure(view, { person: rosa, at: rosaAt, turn: rosaTurn, pose, regards: potInReach }, performance).draw(
    pen,
  );
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => (safe ? drawRosaAtPot : drawRosa)(pen, view, moment),
  };
}

const climb = [place(84, pot.y + 44, 300), place(166, 40, 240)];
const room = pictureFrom(stage({ eyeHeight: 170, horizon: 165, focal: 1950 }), climb);
const before = stage({ eyeHeight: 128, horizon: 356, distance: 325, focal: 2000, eyeX: 100 });
const near = pictureFrom(before, climb);
/** Where the pot was, the chair, and Rosa, who steps to the counter. */
const healing = [...climb, place(20, 20, 214)];
const potAndShe = framed(775, 334, 1010);

/** Exercise 32, The Top Shelf. */
export const scene: Scene = {
  ...room,
  exerciseId: 32,
  pictured:
    'Rosa looks up at a large red pot on a shelf high over the kitchen counter. She points at it; her other hand is on the back of a heavy wooden chair that stands below it. A step stool with a tall bar leans folded in the corner, and the counter is clear.',
  owner: 'Rosa',
  beat: { word: 'pot', seconds: 1, moves: 'Rosa pulls the heavy chair a little way along the counter' },
  shots: [
    { from: 0, camera: potAndShe, easeSeconds: 0 },
    { from: 0.3, camera: framed(779, 333, 1002), easeSeconds: 2.2 },
    { from: 0.64, insert: near, camera: wide, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: potAndShe, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: wide, easeSeconds: 0 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(wide, near, pictureFrom(before, healing, { safe: true })),
};
