import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { place } from '../canvas/stage.ts';
import { armchairArm, armchairSeat } from '../props/chairs.ts';
import { walkerGrips } from '../props/walker.ts';
import { joon } from './cast/others.ts';
import { measuresOf } from './measures.ts';
import { through } from './moves.ts';
import type { Hand, Pose } from './pose.ts';
import { rising, sitting, standing, withHands } from './poses.ts';

// Joon in his armchair, and how he gets up from it.

export const seat: Stand = { at: place(-100, 0, 150), turn: 42 };
/** Before his knees, where both hands find it as he rises. */
export const atKnees: Stand = { at: spotOn(seat, 0, 0, 80), turn: seat.turn };

const onArm = (side: 1 | -1): Hand => ({
  to: spotOn(seat, side * 34, armchairArm, 22),
  shape: 'flat',
  elbow: { out: 0.4, up: 0, forward: -1 },
});
const onArms = { left: onArm(1), right: onArm(-1) };
const grips = walkerGrips(atKnees);
const onGrips: Pose['hands'] = {
  left: { to: grips.left, shape: 'grip', elbow: { out: 0.5, up: -0.8, forward: -0.6 } },
  right: { to: grips.right, shape: 'grip', elbow: { out: 0.5, up: -0.8, forward: -0.6 } },
};
const { feet } = sitting(joon, { seat: armchairSeat });

/** On the seat, leaning ahead. @param off centimeters that his hips leave the seat */
export const leaning = (lean: number, off = 0): Pose => {
  const base = sitting(joon, { seat: armchairSeat, lean });
  return {
    ...withHands(base, onArms),
    hips: { left: 0, up: base.hips.up + off, forward: base.hips.forward + off * 0.6 },
  };
};
const halfUp: Pose = {
  ...rising(joon, { seat: armchairSeat, arms: armchairArm }),
  feet,
  hands: onArms,
  hips: { left: 0, up: armchairSeat + 22, forward: 12 },
};
const upright: Pose = {
  ...withHands(standing(joon, { lean: 10 }), onGrips),
  feet,
  hips: { left: 0, up: measuresOf(joon.build).hip - 2, forward: 36 },
};

/** In clip 1 he moves ahead on the seat, pushes on its arms, and sinks back. */
export const ready = (beat: number) =>
  through(beat, [
    [0, leaning(8)],
    [0.2, leaning(22, 3)],
    [0.34, leaning(15)],
    [0.52, leaning(26, 8)],
    [0.7, leaning(6)],
    [0.86, leaning(20, 3)],
    [1, leaning(12)],
  ]);

const air: Hand = {
  to: spotOn(seat, 22, 88, 58),
  shape: 'open',
  elbow: { out: 0.5, up: -0.6, forward: -0.4 },
};
/** He pushes up, a hand reaches into empty air, and he sits back. */
export const reachingAir = (beat: number) =>
  through(beat, [
    [0, leaning(14)],
    [0.3, leaning(28, 9)],
    [0.46, withHands(leaning(30, 11), { left: air })],
    [0.58, withHands(leaning(25, 7), { left: { ...air, to: spotOn(seat, 26, 80, 54) } })],
    [0.78, leaning(4)],
    [1, leaning(0)],
  ]);
/** He pushes up from the arms, takes one grip and then the other. */
export const standsUp = (beat: number) =>
  through(beat, [
    [0, leaning(12)],
    [0.22, leaning(30, 8)],
    [0.42, halfUp],
    [
      0.62,
      {
        ...halfUp,
        hips: { left: 0, up: armchairSeat + 34, forward: 24 },
        hands: { ...onArms, left: onGrips.left },
      },
    ],
    [0.86, upright],
    [1, { ...upright, lean: 7 }],
  ]);
