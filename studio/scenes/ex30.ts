import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { feeling, handsBusy } from '../people/attending.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawFruitBowl, drawMug } from '../props/crockery.ts';
import { coffeeMaker, drawCoffeeMaker } from '../props/drip-coffee.ts';
import { drawBalanceSheet } from '../props/reminders.ts';
import { drawWalker } from '../props/walker.ts';
import { drawKitchen, kitchenCounterZ } from '../rooms/kitchen.ts';
import { walterHome } from '../rooms/palettes.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const walterAt: Place = place(10, 0, 236);
const stand = { at: walterAt, turn: 48 };
const maker = place(58, 90, kitchenCounterZ + 16);
/** A third larger than a sheet of paper, so that its three pictures are read across the room. */
const sheetSize = 1.3;
const sheet = place(188, 164, kitchenCounterZ - 6.5);
const walker = { at: place(-86, 0, 206), turn: 62 };

/** @param mugOnCounter nobody holds his mug */
function drawRoom(pen: Pen, view: Stage, mugOnCounter: boolean) {
  drawKitchen(pen, view, walterHome, { sky: 'tree' });
  drawBalanceSheet(pen, view, sheet, sheetSize);
  drawFruitBowl(pen, view, { x: 132, y: 90, z: kitchenCounterZ + 28 });
  if (mugOnCounter) drawMug(pen, view, place(104, 90, kitchenCounterZ + 12), walterHome.curtain, 1.2);
  drawFloorShadow(pen, view, walterAt);
}

/** @param balancing he lifts one foot, his hand on the counter */
function drawWalter(pen: Pen, view: Stage, moment: Moment, balancing: boolean) {
  const still = standing(walter);
  const lifted = { ...still.feet.right, up: 22, forward: -26, out: 0, heel: 46 };
  const pose = withHands(balancing ? { ...still, feet: { ...still.feet, right: lifted } } : still, {
    left: {
      to: place(walterAt.x + 37, 92.5, kitchenCounterZ + 3),
      shape: 'grip',
      elbow: { out: 0.4, up: -1, forward: -0.5 },
    },
    ...(balancing ? {} : { right: { to: spotOn(stand, -13, 113, 25), shape: 'hold' } }),
  });
  const performance = handsBusy(moment.speaker ?? moment.idle('Walter'));
  figure(
    view,
    { person: walter, ...stand, pose, regards: sheet },
    balancing ? feeling(performance, 'warm') : performance,
  ).draw(pen, {
    right: () => {
      if (!balancing) drawMug(pen, view, spotOn(stand, -13, 106, 27), walterHome.curtain, 1.2);
    },
  });
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => {
      drawCoffeeMaker(pen, view, maker, moment.seconds);
      drawWalter(pen, view, moment, safe);
      drawWalker(pen, view, walker);
    },
  };
}

const coffeeAndSheet = [
  place(maker.x - 4, 90 + coffeeMaker.height, maker.z),
  place(sheet.x + 50, 44, sheet.z),
];
const room = pictureFrom(stage(), coffeeAndSheet);
const near = framed(915, 226, 700);
const hisLegs = [place(walterAt.x - 40, 74, walterAt.z), place(walterAt.x + 26, 0, walterAt.z)];
const atCounter = framed(770, 306, 1000);

/** Exercise 30, Balance by the Counter. */
export const scene: Scene = {
  ...room,
  exerciseId: 30,
  pictured:
    'In the morning coffee drips into a pot on the counter of a kitchen. Walter stands at the counter in laced shoes, one hand on it and a mug in the other, his walker beside him. On the fridge hangs a sheet with three pictures of a man at a counter.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: atCounter, easeSeconds: 0 },
    { from: 0.26, camera: near, easeSeconds: 2.2 },
  ],
  closing: [
    { from: 0, camera: atCounter, easeSeconds: 0 },
    { from: 0.3, camera: near, easeSeconds: 2.2 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(atCounter, room, pictureFrom(stage(), hisLegs, { safe: true })),
};
