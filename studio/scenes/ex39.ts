import { faint } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { disc } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { tippedOn } from '../canvas/tipped.ts';
import { handsBusy } from '../people/attending.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawBookBag, drawPouch } from '../props/carried.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { drawHallway, hallView } from '../rooms/halls/hallway.ts';
import { swinging, thereAndBack } from './beats.ts';
import { closeOn, framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const user = { at: place(30, 0, 156), turn: -26 };
const walker = walkerBefore(user, 40);
/** Degrees the bag tips the walker, and how much more when the walker takes its own way. */
const tilt = 8;
const more = 5;
/** Degrees the bag swings on its handle. */
const swing = 16;
const wheel = spotOn(walker, 26, 0, 22);

/** @param bag hangs on the right handle and tips the walker */
function drawWalter(pen: Pen, view: Stage, moment: Moment, bag: boolean) {
  const wayward = thereAndBack(moment.beat);
  const tipped = tippedOn(view, walker, 26, bag ? tilt + more * wayward : 0);
  const upright = walkerGrips(walker);
  const grips = { left: tipped.spot(upright.left), right: tipped.spot(upright.right) };
  const pose = withHands(standing(walter, { lean: 6 }), {
    left: { to: grips.left, shape: 'grip' },
    right: { to: grips.right, shape: 'grip' },
  });
  fill(pen, disc(view, wheel.x, wheel.z, 10, 7, 0), faint('#2f2430', 0.42));
  drawWalker(pen, tipped.view, walker, 'far');
  const handle = tipped.spot(spotOn(walker, -27, 87.5, 8));
  const bar = tipped.spot(spotOn(walker, 6, 77, 21));
  figure(
    view,
    { person: walter, ...user, pose, regards: place(handle.x - 6, 60, handle.z) },
    handsBusy(moment.speaker ?? moment.idle('Walter')),
  ).draw(pen, {
    beforeArms: () => {
      drawWalker(pen, tipped.view, walker, 'near');
      if (bag)
        placed(pen, view.at(handle), 1, swing * swinging(moment.beat, 2), () =>
          drawBookBag(pen, { x: 0, y: 0 }, view.scale(handle.z) * 1.25),
        );
      drawPouch(pen, view.at(bar), view.scale(bar.z) * 0.85);
    },
  });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, [spotOn(walker, -62, 92, 0), spotOn(walker, 40, -4, 22)], safe ? 60 : 2),
    drawBackground: (pen) => {
      drawHallway(pen, view, {
        end: { kind: 'window' },
        doors: [
          { side: -1, z: 430 },
          { side: 1, z: 380 },
        ],
      });
      drawFloorShadow(pen, view, user.at);
    },
    drawAction: (pen, moment) => drawWalter(pen, view, moment, !safe),
  };
}

const room = pictureFrom(hallView());
const before = stage({ eyeHeight: 70, horizon: 240, focal: 2700, distance: 330 });
const low = pictureFrom(before);

const medium = framed(640, 407, 1010);

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
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.26, camera: framed(610, 330, 760), easeSeconds: 2.2 },
    { from: 0.6, insert: low, camera: closeOn(low.keyObject, 0.4), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.3, insert: low, camera: closeOn(low.keyObject, 0.4), easeSeconds: 0 },
  ],
  claim: { camera: framed(790, 415, 1040), side: 'right' },
  ...healed(closeOn(low.keyObject, 0.4), low, pictureFrom(before, { safe: true })),
};
