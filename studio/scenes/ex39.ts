import { faint } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { disc } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { tippedOn } from '../canvas/tipped.ts';
import { handsBusy } from '../people/attending.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/aids.ts';
import { drawBookBag, drawPouch } from '../props/carried.ts';
import { drawHallway, hallView } from '../rooms/hallway.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const user = { at: place(30, 0, 156), turn: -26 };
const walker = walkerBefore(user, 40);
const tilt = 8;
const wheel = spotOn(walker, 26, 0, 22);

/** @param bag hangs on the right handle and tips the walker */
function drawWalter(pen: Pen, view: Stage, moment: Moment, bag: boolean) {
  const tipped = tippedOn(view, walker, 26, bag ? tilt : 0);
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
      if (bag) drawBookBag(pen, view.at(handle), view.scale(handle.z) * 1.25);
      drawWalker(pen, tipped.view, walker, 'near');
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

/** Exercise 39, A Bag on the Walker. */
export const scene: Scene = {
  ...room,
  exerciseId: 39,
  pictured:
    'Walter stands in a care center hallway and holds both grips of his walker. A bulging bag of books hangs on its right handle: the walker leans to that side, and its left front wheel is off the floor. On its front bar hangs an empty pouch.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, camera: framed(640, 380, 960), easeSeconds: 2.2 },
    { from: 0.6, insert: low, camera: closeOn(low.keyObject, 0.4), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, insert: low, camera: closeOn(low.keyObject, 0.4), easeSeconds: 0 },
  ],
  claim: { camera: framed(790, 415, 1040), side: 'right' },
  ...healed(closeOn(low.keyObject, 0.4), low, pictureFrom(before, { safe: true })),
};
