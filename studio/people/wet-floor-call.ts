import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawAidAtEar } from '../props/aid-at-ear.ts';
import { drawCane } from '../props/aids.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { mina } from './cast/mina.ts';
import { joon } from './cast/others.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { drawMopStrokes } from './mopping.ts';
import { blendedHand } from './moves.ts';
import type { Hand, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';
import { type Way, walkingOn } from './walk.ts';

/** Mina on dry floor beyond the water. */
export const caller: Stand = { at: place(164, 0, 124), turn: -48 };
const herFace = place(caller.at.x, 140, caller.at.z);

/** Where Joon is on his way, and whether he has heard. */
export type Joon = {
  way: Way;
  /** 0 to 1 along the way. */
  walked: number;
  /** 0 he looks ahead, 1 he has turned to her. */
  turned: number;
  /** Centimeters that one foot is lifted while he stops. */
  lifted?: number;
  /** 1 his free hand is raised to her. */
  greets?: number;
  hears: boolean;
  /** Degrees; he comes towards us. */
  turn?: number;
  isGlad?: boolean;
};

/** Joon with his cane, which goes forward with each second step. */
export function drawJoonWalking(pen: Pen, view: Stage, moment: Moment, joonAs: Joon): void {
  const { way, walked, turned, lifted = 0, greets = 0, hears, turn = 6, isGlad } = joonAs;
  const { at, pose } = walkingOn(joon, way, walked);
  const stand: Stand = { at, turn: turn + 16 * turned };
  const goes = walked > 0 && walked < 1;
  const phase = Math.PI * way.steps * walked;
  const handle = spotOn(stand, -25, 82, 13 + (goes ? 3 * Math.sin(phase) : 0));
  const tip = spotOn(
    stand,
    -27,
    goes ? 3 * Math.max(0, Math.cos(phase)) : 0,
    22 + (goes ? 7 * Math.sin(phase) : 0),
  );
  const { right } = pose.feet;
  const stops: Pose = {
    ...pose,
    aside: 2 * turned,
    twist: 10 * turned,
    feet: { ...pose.feet, right: { ...right, up: right.up + lifted, heel: right.heel + 2.4 * lifted } },
  };
  const raised: Hand = {
    to: { left: 27, up: 110, forward: 22 },
    shape: 'open',
    elbow: { out: 0.7, up: -0.9, forward: -0.2 },
  };
  const silent = feeling(moment.idle('Joon'), isGlad ? 'warm' : 'neutral', 0.9);
  drawFloorShadow(pen, view, at);
  const ahead = spotOn({ at, turn: turn - 16 }, 0, 76, 190);
  const person = figure(
    view,
    {
      person: joon,
      ...stand,
      pose: withHands(stops, {
        left: blendedHand(stops.hands.left, raised, greets),
        right: { to: handle, shape: 'grip', elbow: { out: 0.6, up: -0.8, forward: -0.4 } },
      }),
      regards: between(ahead, herFace, turned),
    },
    { ...attending(silent), nod: silent.nod - 0.6 * turned },
  );
  person.draw(pen, { right: () => drawCane(pen, view, tip, handle, { x: 0.2, y: 0, z: -0.8 }) });
  if (hears) drawAidAtEar(pen, person.head.head);
}

const calling = (seconds: number) => ({
  open: 0.5 + 0.25 * Math.sin(seconds * 8),
  wide: 0.2,
  press: 0,
  teeth: 0.6,
  tuck: 0,
  tongue: 0.2,
});

/** What Mina does: 0 to 1 each. */
export type Caller = { calls: number; waves: number; isGlad?: boolean };

/** Mina beyond the water: a hand beside her mouth while she calls, the other held out, or waving high. */
export function drawCaller(pen: Pen, view: Stage, moment: Moment, { calls, waves, isGlad }: Caller): void {
  const { seconds } = moment;
  const still = standing(mina, { lean: 4 * calls });
  const swung = waves * Math.sin(seconds * 7.5);
  const elbow = { out: 0.9, up: -0.5, forward: 0.2 };
  const out: Hand = { to: { left: -25, up: 112, forward: 32 }, shape: 'open', elbow };
  const high: Hand = { to: { left: -32 - 10 * swung, up: 162, forward: 16 }, shape: 'open', elbow };
  const mouth: Hand = {
    to: { left: 13, up: 127, forward: 17 },
    shape: 'flat',
    elbow: { out: 0.9, up: -0.6, forward: 0 },
  };
  const free: Hand = { ...still.hands.left, to: { left: 22, up: 80, forward: 8 } };
  const pose = withHands(still, {
    right: blendedHand(out, high, waves),
    left: blendedHand(free, mouth, calls),
  });
  const face = moment.speaker ?? feeling(moment.idle('Mina'), isGlad ? 'warm' : 'concern', 0.8);
  const busy = handsBusy(face);
  const performance =
    calls > 0.5 ? { ...attending(feeling(busy, 'concern', 0.8)), mouth: calling(seconds) } : busy;
  drawFloorShadow(pen, view, caller.at);
  figure(
    view,
    { person: mina, ...caller, pose, regards: place(20, 140, 200) },
    moment.speaker && calls < 0.5 ? performance : attending(performance),
  ).draw(pen);
}

/** From the dry side she mops the water up, stroke by stroke. */
export function drawMinaMopping(pen: Pen, view: Stage, moment: Moment): void {
  drawMopStrokes(pen, view, moment, {
    person: mina,
    way: { from: caller.at, to: place(126, 0, 146), steps: 3 },
    ...{ walks: [0.36, 0.62], turn: -56, strokes: 8, reach: 58 },
  });
}
