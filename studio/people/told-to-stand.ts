import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawKeys } from '../props/carried.ts';
import { drawPhone } from '../props/notes.ts';
import { drawWalker, walkerGrips } from '../props/walker.ts';
import { during } from '../scenes/beats.ts';
import type { Moment, Performance } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { dressed, minaInJacket } from './cast/dressed.ts';
import { joon } from './cast/others.ts';
import { coat } from './clothes/coats.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { measuresOf } from './measures.ts';
import { blendedHand, through } from './moves.ts';
import { speaking } from './mrs-okafor.ts';
import type { Hand, Pose } from './pose.ts';
import { sitting, standing, withHands } from './poses.ts';

// Joon on the edge of the bed, his walker before him, and Mina who tells him when to stand.

/** A short jacket over light trousers: where he sits, lap and thighs are told apart. */
export const joonInJacket = dressed(joon, {
  garments: [coat(tone('#5a6478', 0.24), tone('#dfe4ea', 0.14), { to: 0, buttons: '#3b4252' })],
  legs: { tone: tone('#8f8170', 0.22) },
});

/** Where he sits: under his hips. */
export const joonAt: Stand = { at: place(-98, 0, 200), turn: 58 };
export const walkerAt: Stand = { at: spotOn(joonAt, 0, 0, 84), turn: joonAt.turn };
export const minaAt = place(104, 0, 202);
export const minaFace = place(minaAt.x - 8, 146, minaAt.z - 12);

const seat = 50;
const grips = walkerGrips(walkerAt);
const onGrip = (to: Place): Hand => ({
  to,
  shape: 'grip',
  elbow: { out: 0.5, up: -0.8, forward: -0.6 },
});
const onKnee = (side: 1 | -1): Hand => ({
  to: { left: side * 11, up: 62, forward: 34 },
  shape: 'flat',
  elbow: { out: 0.5, up: -0.4, forward: -1 },
});
const onBed = (side: 1 | -1): Hand => ({
  to: { left: side * 27, up: seat + 7, forward: 4 },
  shape: 'flat',
  elbow: { out: 0.4, up: 0.1, forward: -1 },
});
const both = (hand: (side: 1 | -1) => Hand) => ({ left: hand(1), right: hand(-1) });
const sat = (lean: number) => sitting(joonInJacket, { seat, lean });
const { feet } = sat(0);

export const onTheBed = withHands(sat(10), both(onKnee));
const ready = withHands(sat(16), both(onBed));
const pushing: Pose = {
  ...withHands(sat(36), both(onBed)),
  hips: { left: 0, up: seat + 14, forward: 10 },
};
const halfUp: Pose = {
  ...standing(joonInJacket, { lean: 34 }),
  feet,
  hips: { left: 0, up: measuresOf(joonInJacket.build).hip - 12, forward: 28 },
  hands: { left: onGrip(grips.left), right: onBed(-1) },
};
/** On his feet, both hands on the walker. */
export const onHisFeet: Pose = {
  ...standing(joonInJacket, { lean: 8 }),
  feet,
  hips: { left: 0, up: measuresOf(joonInJacket.build).hip - 1, forward: 39 },
  hands: { left: onGrip(grips.left), right: onGrip(grips.right) },
};

/** From the edge of the bed to his feet. @param up 0 to 1 */
export const risingUp = (up: number): Pose =>
  through(up, [
    [0, onTheBed],
    [0.2, ready],
    [0.44, pushing],
    [0.68, withHands(halfUp, { right: { ...onBed(-1), to: { left: -26, up: 76, forward: 24 } } })],
    [1, onHisFeet],
  ]);

/** He sways to one side on his feet. @param aside degrees to his own left */
export const swayed = (aside: number): Pose => ({
  ...onHisFeet,
  aside,
  lean: 8 + Math.abs(aside) * 0.5,
  hips: {
    left: aside * 0.35,
    up: onHisFeet.hips.up - Math.abs(aside) * 0.35,
    forward: onHisFeet.hips.forward - Math.abs(aside) * 0.3,
  },
});

/** One foot after the other is set flat on the floor. @param set 0 to 1 */
export function withFeetSet(pose: Pose, set: number): Pose {
  const foot = (side: 'left' | 'right', from: number) => {
    const lifted = Math.sin(Math.PI * during(set, from, from + 0.46));
    const before = 1 - during(set, from, from + 0.46);
    return {
      ...pose.feet[side],
      up: 5 * lifted,
      forward: pose.feet[side].forward + 7 * before,
      heel: -8 * before,
    };
  };
  return { ...pose, feet: { left: foot('left', 0), right: foot('right', 0.5) } };
}

type Doing = { pose: Pose; performance: Performance; regards?: Place };

export function drawJoon(pen: Pen, view: Stage, { pose, performance, regards = minaFace }: Doing): void {
  const isUp = !pose.seated;
  drawWalker(pen, view, walkerAt, 'far');
  if (isUp) drawFloorShadow(pen, view, spotOn(joonAt, 0, 0, pose.hips.forward));
  figure(view, { person: joonInJacket, ...joonAt, pose, regards }, handsBusy(performance)).draw(pen, {
    beforeArms: () => drawWalker(pen, view, walkerAt, 'near'),
  });
}

/** What Mina does: her words, and what is in her right hand. */
export type Telling = {
  /** How loudly she speaks: 0 is silent, 1 a word. */
  speaks?: number;
  /** A hand held up, palm ahead, while he waits: 0 to 1. */
  waits?: number;
  holds?: 'keys' | 'phone';
  /** How far the telephone is at her ear. */
  calls?: number;
  at?: Place;
  pose?: Pose;
  turn?: number;
  regards?: Place;
  mood?: 'warm' | 'concern';
};

const still = standing(minaInJacket, { lean: 3 });
const atHip: Hand = {
  to: { left: 19, up: 91, forward: 6 },
  shape: 'grip',
  elbow: { out: 1, up: -0.2, forward: -0.6 },
};
const stop: Hand = {
  to: { left: 8, up: 122, forward: 40 },
  shape: 'open',
  elbow: { out: 0.5, up: -1, forward: -0.2 },
};
const withKeys: Hand = {
  to: { left: -22, up: 106, forward: 22 },
  shape: 'hold',
  elbow: { out: 0.35, up: -1, forward: -0.4 },
};
const atEar: Hand = {
  to: { left: -11, up: 139, forward: 9 },
  shape: 'hold',
  elbow: { out: 0.45, up: -1, forward: 0.2 },
};

export function drawMina(pen: Pen, view: Stage, { seconds, speaker, idle }: Moment, doing: Telling): void {
  const { speaks = 0, waits = 0, holds = 'keys', calls = 0, at = minaAt, turn = -46, mood = 'warm' } = doing;
  const face = speaker ?? feeling(attending(idle('Mina')), mood, 0.5);
  const performance = { ...face, attention: speaker ? Math.max(0.4, face.attention) : 1 };
  const pose = withHands(doing.pose ?? still, {
    ...(doing.pose ? {} : { left: blendedHand(atHip, stop, waits) }),
    right: blendedHand(withKeys, atEar, calls),
  });
  drawFloorShadow(pen, view, at);
  const person = figure(
    view,
    {
      person: minaInJacket,
      at,
      turn,
      pose,
      regards: doing.regards ?? place(joonAt.at.x + 10, 120, joonAt.at.z),
    },
    handsBusy(speaks > 0 ? speaking(performance, seconds, speaks) : performance),
  );
  person.draw(pen, {
    right: () => {
      const { wrist, palm } = person.skeleton.arms.right;
      const scale = view.scale(palm.z);
      // Between the tips of thumb and fingers.
      const spot = view.at(between(wrist, palm, 1.25));
      if (holds === 'phone') drawPhone(pen, view.at(palm), scale, { turn: -12, lit: false });
      else
        placed(pen, spot, 1, 16 * Math.sin(seconds * 3.4), () => drawKeys(pen, { x: 0, y: 0 }, scale * 1.7));
    },
  });
}
