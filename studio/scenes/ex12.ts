import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { therapist } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { Foot, Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawLooseLace } from '../props/close-views.ts';
import { drawBow } from '../props/shoes.ts';
import { drawSpeech } from '../props/signals.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { drawGym, drawParallelBars } from '../rooms/gym.ts';
import { thereAndBack } from './beats.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const user = { at: place(-96, 0, 136), turn: 46 };
const walker = walkerBefore(user, 40);
const helper = { at: place(146, 0, 292), turn: -44 };
/** Centimeters of the one step that she takes towards him. */
const stride = 36;
const shoe = spotOn(user, -9, 0, 8);

/** One foot goes ahead while the other bears her, and the other follows. */
function stepping(beat: number): Pose {
  const pose = standing(therapist);
  const moved = (foot: Foot, from: number): Foot => {
    const share = Math.min(1, Math.max(0, (beat - from) / 0.5));
    const raised = Math.sin(Math.PI * share);
    return { ...foot, forward: foot.forward + stride * (share - beat), up: 5 * raised, heel: 18 * raised };
  };
  const { hips, feet } = pose;
  return {
    ...pose,
    hips: { ...hips, up: hips.up - 2.5 * thereAndBack(beat) },
    feet: { left: moved(feet.left, 0), right: moved(feet.right, 0.5) },
  };
}

function drawTherapist(pen: Pen, view: Stage, moment: Moment) {
  const at = spotOn(helper, 0, 0, stride * moment.beat);
  const near = (x: number, y: number) => view.at(place(at.x + x, y, at.z));
  const pose = withHands(stepping(moment.beat), {
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
  drawFloorShadow(pen, view, at);
  figure(
    view,
    { person: therapist, at, turn: helper.turn, pose, regards: place(-96, 150, 136) },
    { ...calling, mouth },
  ).draw(pen);
  drawSpeech(pen, 'Wait for me!', near(-74, 172), near(-22, 158), { size: 26 });
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
    { person: walter, at: user.at, turn: user.turn, pose, regards: place(helper.at.x, 155, helper.at.z) },
    handsBusy(moment.speaker ?? moment.idle('Walter')),
  );
  const { ankle, frame } = person.skeleton.legs.right;
  const knot = view.at(place(ankle.x + frame.forward.x * 6, 7, ankle.z + frame.forward.z * 6));
  person.draw(pen, {
    beforeArms: () => {
      const scale = view.scale(ankle.z);
      if (tied) drawBow(pen, knot, scale);
      else drawLooseLace(pen, knot, scale * 1.35);
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
  keyObject: boxOf(
    stage(),
    [place(helper.at.x - 150, 186, helper.at.z), place(helper.at.x + 34, 96, helper.at.z)],
    4,
  ),
};
// From farther away through a longer lens: he and she are large together.
const together = pictureFrom(stage({ eyeHeight: 120, horizon: 262, focal: 3890, distance: 1200, eyeX: 26 }));
const both = framed(640, 352, 1010);
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
  beat: { word: 'calls', seconds: 1.6, moves: 'The therapist takes a step towards Walter, her hand raised' },
  sounds: [
    { name: 'call', words: 'Wait for me!', voice: 'therapist', caption: 'a woman calls: Wait for me!' },
  ],
  shots: [
    { from: 0, insert: together, camera: both, easeSeconds: 0 },
    { from: 0.26, insert: feet, camera: closeOn(feet.keyObject, 0.17), easeSeconds: 0 },
    { from: 0.5, insert: together, camera: both, easeSeconds: 0 },
    { from: 0.7, insert: call, camera: closeOn(call.keyObject, 0.42), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, insert: together, camera: both, easeSeconds: 0 },
    { from: 0.15, insert: feet, camera: closeOn(feet.keyObject, 0.17), easeSeconds: 0 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(closeOn(feet.keyObject, 0.17), feet, pictureFrom(low, { safe: true })),
};
