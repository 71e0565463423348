import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { therapist } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/aids.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawLooseLace } from '../props/close-views.ts';
import { drawBow } from '../props/shoes.ts';
import { drawSpeech } from '../props/signals.ts';
import { drawGym, drawParallelBars } from '../rooms/gym.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const user = { at: place(-96, 0, 136), turn: 46 };
const walker = walkerBefore(user, 40);
const helper = place(146, 0, 292);
const shout = place(52, 182, 292);
const shoe = spotOn(user, -9, 0, 8);

function drawTherapist(pen: Pen, view: Stage, moment: Moment) {
  const pose = withHands(standing(therapist), {
    right: {
      to: { left: -25, up: 140, forward: 30 },
      shape: 'open',
      elbow: { out: 0.5, up: -1, forward: 0 },
    },
  });
  const calling = feeling(attending(moment.idle('therapist')), 'concern', 0.5);
  const mouth = {
    open: 0.45 + 0.2 * Math.sin(moment.seconds * 7),
    wide: 0.2,
    press: 0,
    teeth: 0.6,
    tuck: 0,
    tongue: 0.2,
  };
  figure(
    view,
    { person: therapist, at: helper, turn: -44, pose, regards: place(-96, 150, 136) },
    { ...calling, mouth },
  ).draw(pen);
  drawSpeech(pen, 'Wait for me!', view.at(shout), view.at(place(118, 164, 292)), { size: 30 });
}

function drawWalter(pen: Pen, view: Stage, moment: Moment, tied: boolean) {
  const grips = walkerGrips(walker);
  const pose = withHands(standing(walter, { lean: 6 }), {
    left: { to: grips.left, shape: 'grip' },
    right: { to: grips.right, shape: 'grip' },
  });
  drawWalker(pen, view, walker, 'far');
  const person = figure(
    view,
    { person: walter, at: user.at, turn: user.turn, pose, regards: place(helper.x, 155, helper.z) },
    handsBusy(moment.speaker ?? moment.idle('Walter')),
  );
  const { ankle, frame } = person.skeleton.legs.right;
  const knot = view.at(place(ankle.x + frame.forward.x * 6, 7, ankle.z + frame.forward.z * 6));
  person.draw(pen, {
    beforeArms: () => {
      const scale = view.scale(ankle.z);
      if (tied) drawBow(pen, knot, scale);
      else drawLooseLace(pen, knot, scale * 0.9);
      drawWalker(pen, view, walker, 'near');
    },
  });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, [place(shoe.x - 34, 18, shoe.z), place(shoe.x + 22, -2, shoe.z - 14)], 4),
    drawBackground: (pen) => {
      drawGym(pen, view);
      drawParallelBars(pen, view, { x: -60, z: 316, length: 170 });
      const chair = woodenChair(view, { at: place(-172, 0, 150), turn: 40 }, tone('#7d9aa6', 0.24), {
        arms: true,
      });
      chair.behind(pen);
      drawFloorShadow(pen, view, helper);
      drawFloorShadow(pen, view, user.at);
    },
    drawAction: (pen, moment) => {
      drawTherapist(pen, view, moment);
      drawWalter(pen, view, moment, safe);
    },
  };
}

const room = pictureFrom(stage());
/** The same room, looked at for the therapist and what she calls. */
const call: Picture = {
  ...room,
  keyObject: boxOf(stage(), [place(helper.x - 132, 190, helper.z), place(helper.x + 42, 96, helper.z)], 4),
};
// From near the floor: his shoes between the legs of the walker.
const low = stage({ eyeHeight: 92, horizon: -30, focal: 1500, distance: 170, eyeX: -70 });
const feet = pictureFrom(low);

/** Exercise 12, A Voice Says Wait. */
export const scene: Scene = {
  ...room,
  exerciseId: 12,
  pictured:
    'Walter stands at his walker in the therapy gym; one of his shoelaces is undone. Across the room his therapist raises a hand and calls: Wait for me!',
  owner: 'Walter',
  sounds: [
    { name: 'call', words: 'Wait for me!', voice: 'therapist', caption: 'a woman calls: Wait for me!' },
  ],
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.26, insert: feet, camera: closeOn(feet.keyObject, 0.17), easeSeconds: 0 },
    { from: 0.5, camera: framed(700, 306, 1088), easeSeconds: 0 },
    { from: 0.7, insert: call, camera: closeOn(call.keyObject, 0.34), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.15, insert: feet, camera: closeOn(feet.keyObject, 0.17), easeSeconds: 0 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(closeOn(feet.keyObject, 0.17), feet, pictureFrom(low, { safe: true })),
};
