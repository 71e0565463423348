import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { inside, polygon } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { tippedOn } from '../canvas/tipped.ts';
import { handsBusy } from '../people/attending.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawBookBag, drawPouch } from '../props/book-bag.ts';
import { armchair } from '../props/chairs.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawSidePicture } from '../props/side-picture.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { drawHallway, hall, hallView } from '../rooms/halls/hallway.ts';
import { swinging, thereAndBack } from './beats.ts';
import { closeOn, framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const user = { at: place(22, 0, 164), turn: 46 };
const walker = walkerBefore(user, 40);
/** Degrees the bag tips the walker, and how much more when the walker takes its own way. */
const tilt = 8;
const more = 5;
/** Degrees the bag swings on its handle. */
const swing = 16;
const wheel = spotOn(walker, 26, 0, 22);
/** Where the bag hangs. */
const hook = spotOn(walker, -26, 88, 3);

/** What of the walker is nearer to the viewer than the bag: the bend of its tube and the leg below. */
const frontLeg = (view: Stage) =>
  polygon(
    [
      [94, 4],
      [94, 20],
      [16, 25],
      [16, 18.4],
      [76, 9.8],
      [83, 4],
    ].map(([up = 0, forward = 0]) => view.at(spotOn(walker, -25.5, up, forward))),
  );

/** @param bag hangs on the right handle and tips the walker */
function drawWalter(pen: Pen, view: Stage, moment: Moment, bag: boolean) {
  const performance = handsBusy(moment.speaker ?? moment.idle('Walter'));
  const wayward = thereAndBack(moment.beat);
  const tipped = tippedOn(view, walker, 26, bag ? tilt + more * wayward : 0);
  const upright = walkerGrips(walker);
  const grips = { left: tipped.spot(upright.left), right: tipped.spot(upright.right) };
  const still = standing(walter, { lean: 5 });
  const { left, right } = still.feet;
  const elbow = { out: 0.2, up: -1, forward: -0.7 };
  const pose = withHands(
    { ...still, feet: { left: { ...left, forward: 7 }, right: { ...right, forward: -3 } }, aside: -2 },
    {
      left: { to: grips.left, shape: 'grip', elbow },
      right: { to: grips.right, shape: 'grip', elbow },
    },
  );
  const below = view.scale(wheel.z);
  softGlow(pen, view.at(wheel), { x: 13 * below, y: 3.4 * below }, '#2f2430', 0.62);
  drawWalker(pen, tipped.view, walker, 'far');
  const handle = tipped.spot(hook);
  figure(
    view,
    { person: walter, ...user, pose, regards: place(handle.x - 6, 96, handle.z) },
    // His neck holds the head upright over the walker.
    { ...performance, nod: performance.nod - 1.4 },
  ).draw(pen, {
    beforeArms: () => {
      drawWalker(pen, tipped.view, walker, 'near');
      drawPouch(pen, tipped.view, walker);
      if (!bag) return;
      drawBookBag(pen, view.at(handle), view.scale(handle.z) * 1.05, swing * swinging(moment.beat, 2));
      inside(pen, frontLeg(tipped.view), () => drawWalker(pen, tipped.view, walker, 'near'));
    },
  });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(
      view,
      [place(hook.x - 24, 92, hook.z), spotOn(walker, -26, -2, 26), spotOn(walker, 28, -2, 26)],
      safe ? 60 : 2,
    ),
    drawBackground: (pen) => {
      drawHallway(pen, view, {
        end: { kind: 'window' },
        doors: [
          { side: -1, z: 430 },
          { side: 1, z: 380 },
        ],
      });
      drawSidePicture(pen, view, place(-hall.half, 118, 270), -1, { width: 116, height: 58 });
      drawSidePicture(pen, view, place(hall.half, 118, 210), 1, { width: 116, height: 58 });
      drawPlant(pen, view, place(-112, 0, 760), 1.2);
      drawPicture(pen, view, { x: 92, y: 138, z: hall.back, width: 44, height: 56 }, 'boat');
      const chair = armchair(view, { at: place(-96, 0, 520), turn: 50 }, tone('#6f8f95', 0.26));
      chair.behind(pen);
      chair.front(pen);
      drawFloorShadow(pen, view, user.at);
    },
    drawAction: (pen, moment) => drawWalter(pen, view, moment, !safe),
  };
}

const room = pictureFrom(hallView());
const nearer = stage({ eyeHeight: 138, horizon: 172, focal: 2526, distance: 800, eyeX: 38 });
const hisWalker = pictureFrom(nearer);
const before = stage({ eyeHeight: 70, horizon: 240, focal: 2700, distance: 330, eyeX: 20 });
const low = pictureFrom(before);

const medium = framed(604, 314, 980);

/** Exercise 39, A Bag on the Walker. */
export const scene: Scene = {
  ...room,
  exerciseId: 39,
  pictured:
    'Walter stands in a care center hallway and holds both grips of his walker. A bulging bag of books hangs on its right handle: the walker leans to that side, and its left front wheel is off the floor. On its front bar hangs an empty pouch.',
  owner: 'Walter',
  beat: {
    word: 'mind',
    seconds: 1.8,
    moves: 'The bag swings on the handle, and the wheel lifts higher and comes back',
  },
  shots: [
    { from: 0, insert: hisWalker, camera: medium, easeSeconds: 0 },
    { from: 0.26, insert: hisWalker, camera: framed(615, 307, 950), easeSeconds: 2.2 },
    { from: 0.6, insert: low, camera: closeOn(low.keyObject, 0.4), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, insert: hisWalker, camera: medium, easeSeconds: 0 },
    { from: 0.3, insert: low, camera: closeOn(low.keyObject, 0.4), easeSeconds: 0 },
  ],
  claim: { camera: framed(560, 415, 1040), side: 'left' },
  ...healed(closeOn(low.keyObject, 0.4), low, pictureFrom(before, { safe: true })),
};
