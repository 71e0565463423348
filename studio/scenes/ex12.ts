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
import { drawClock, drawPlant } from '../props/decor.ts';
import { drawLooseLace, looseLaceEnds } from '../props/loose-lace.ts';
import { drawBow } from '../props/shoes.ts';
import { drawSpeech } from '../props/signals.ts';
import { drawWalkBars } from '../props/walk-bars.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { drawGym, gymBack } from '../rooms/gym.ts';
import { drawWindow } from '../rooms/openings.ts';
import { careCenter } from '../rooms/palettes.ts';
import { drawSunPatch } from '../rooms/surfaces.ts';
import { thereAndBack } from './beats.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const user = { at: place(-100, 0, 158), turn: 66 };
const walker = walkerBefore(user, 47);
const helper = { at: place(124, 0, 236), turn: -44 };
const chair = { at: place(-134, 0, 214), turn: 40 };
const window = { x: 12, sill: 92, z: gymBack, width: 150, height: 112, sky: 'tree' as const };
/** Centimeters of the one step that she takes towards him. */
const stride = 30;
/** The knot of his right shoe. */
const knot = { at: spotOn(user, -9.5, 8.4, 0), turn: user.turn };
const lace = looseLaceEnds(knot).flat();

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
    left: {
      to: { left: 27, up: 84, forward: 12 },
      shape: 'relaxed',
      elbow: { out: 0.6, up: -0.4, forward: -1 },
    },
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
    { person: therapist, at, turn: helper.turn, pose, regards: knot.at },
    { ...calling, mouth },
  ).draw(pen);
  drawSpeech(pen, 'Wait for me!', near(-76, 178), near(-12, 152), { size: 26 });
}

function drawWalter(pen: Pen, view: Stage, moment: Moment, tied: boolean) {
  const grips = walkerGrips(walker);
  const elbow = { out: 0.15, up: -1, forward: -0.7 };
  const still = standing(walter, { lean: 9 });
  const { left, right } = still.feet;
  const pose = withHands(
    { ...still, feet: { left: { ...left, forward: 8 }, right: { ...right, forward: -8 } } },
    {
      left: { to: grips.left, shape: 'grip', elbow },
      right: { to: grips.right, shape: 'grip', elbow },
    },
  );
  drawWalker(pen, view, walker, 'far');
  const person = figure(
    view,
    { person: walter, at: user.at, turn: user.turn, pose, regards: place(helper.at.x, 155, helper.at.z) },
    handsBusy(moment.speaker ?? moment.idle('Walter')),
  );
  person.draw(pen, {
    beforeArms: () => {
      if (tied) drawBow(pen, view.at(knot.at), view.scale(knot.at.z));
      else drawLooseLace(pen, view, knot);
      drawWalker(pen, view, walker, 'near');
    },
  });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, [...lace, spotOn(user, -4, 0, 24)], 6),
    drawBackground: (pen) => {
      drawGym(pen, view);
      drawWindow(pen, view, { ...window, curtains: careCenter.curtain });
      drawSunPatch(pen, view, window.x - 60, 120, gymBack, 180);
      drawClock(pen, view, place(-176, 166, gymBack), 10 * 60 + 10, 16);
      drawPlant(pen, view, place(-178, 0, 372), 1.1);
      drawWalkBars(pen, view, { at: place(36, 0, 306), turn: 90 }, 140);
      drawFloorShadow(pen, view, chair.at);
      const seat = woodenChair(view, chair, tone('#7d9aa6', 0.24), { arms: true });
      seat.behind(pen);
      seat.front(pen);
      drawFloorShadow(pen, view, user.at);
    },
    drawAction: (pen, moment) => {
      drawTherapist(pen, view, moment);
      drawWalter(pen, view, moment, safe);
    },
  };
}

const across = stage({ eyeHeight: 168, horizon: 158, focal: 1960 });
const room = pictureFrom(across);
/** The same room, looked at for the therapist and what she calls. */
const call: Picture = {
  ...room,
  keyObject: boxOf(
    across,
    [place(helper.at.x - 120, 186, helper.at.z), place(helper.at.x + 34, 96, helper.at.z)],
    4,
  ),
};
const both = framed(636, 378, 1010);
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
  sounds: [{ name: 'call', words: 'Wait for me!', voice: 'Dana', caption: 'a woman calls: Wait for me!' }],
  shots: [
    { from: 0, camera: both, easeSeconds: 0 },
    { from: 0.26, insert: feet, camera: closeOn(feet.keyObject, 0.17), easeSeconds: 0 },
    { from: 0.5, camera: both, easeSeconds: 0 },
    { from: 0.7, insert: call, camera: closeOn(call.keyObject, 0.42), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: both, easeSeconds: 0 },
    { from: 0.15, insert: feet, camera: closeOn(feet.keyObject, 0.17), easeSeconds: 0 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(closeOn(feet.keyObject, 0.17), feet, pictureFrom(low, { safe: true })),
};
