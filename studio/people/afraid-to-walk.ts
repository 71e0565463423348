import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { place } from '../canvas/stage.ts';
import { wheelchairArm, wheelchairSeat } from '../props/wheelchair.ts';
import { during } from '../scenes/beats.ts';
import { walter } from './cast/walter.ts';
import { measuresOf } from './measures.ts';
import { through } from './moves.ts';
import type { Hand, Pose } from './pose.ts';
import { sitting, standing, withHands } from './poses.ts';

// Walter in his wheelchair in the gym: how he holds on to it, and how he leaves it.

export const chairAt: Stand = { at: place(-66, 0, 186), turn: 46 };
/** Where the walker is ready, and where it stands before his knees. */
export const walkerReady: Stand = { at: spotOn(chairAt, 32, 0, 98), turn: chairAt.turn };
export const walkerBeforeHim: Stand = { at: spotOn(chairAt, 0, 0, 88), turn: chairAt.turn };

/** A hand on an armrest: closed around its end, or lying open on it. */
const onArm = (side: 1 | -1, shape: 'grip' | 'flat'): Hand => ({
  to: {
    left: side * 25,
    up: wheelchairArm + (shape === 'grip' ? -0.5 : 2.4),
    forward: shape === 'grip' ? 12 : 9,
  },
  shape,
  elbow: { out: 0.3, up: -0.6, forward: -1 },
  bend: shape === 'grip' ? 15 : 0,
});
const armsHeld = (pose: Pose) => withHands(pose, { left: onArm(1, 'grip'), right: onArm(-1, 'grip') });
const inChair = (lean: number) => sitting(walter, { seat: wheelchairSeat, floor: 13, lean, apart: 6 });

export const holdingTight = armsHeld(inChair(-13));

/** His left hand goes out to the walker. */
const reaching: Hand = {
  to: { left: 21, up: 90, forward: 55 },
  shape: 'relaxed',
  elbow: { out: 0.5, up: -1, forward: -0.2 },
};

/** In clip 1 his grip loosens, a hand goes out, and it comes back and is tighter than before. */
export const wavering = (beat: number): Pose => {
  const open = withHands(inChair(-2), { left: onArm(1, 'flat'), right: onArm(-1, 'grip') });
  return through(beat, [
    [0, holdingTight],
    [0.14, armsHeld(inChair(-9))],
    [0.26, open],
    [0.42, withHands(inChair(12), { left: reaching, right: onArm(-1, 'flat') })],
    [
      0.54,
      withHands(inChair(9), {
        left: { ...reaching, to: { left: 22, up: 93, forward: 48 } },
        right: onArm(-1, 'flat'),
      }),
    ],
    [0.7, armsHeld(inChair(-18))],
    [0.84, armsHeld(inChair(-15))],
    [1, holdingTight],
  ]);
};

const low = sitting(walter, { seat: wheelchairSeat, lean: 0, feetForward: 41 });

/** From the footplates one foot after the other comes down to the floor. @param down 0 to 1 */
export function feetDown(down: number): Pose {
  const foot = (side: 'left' | 'right', from: number) => {
    const gone = during(down, from, from + 0.5);
    const [plate, floor] = [inChair(0).feet[side], low.feet[side]];
    return {
      ...floor,
      up: plate.up * (1 - gone) + 5 * Math.sin(Math.PI * gone),
      forward: plate.forward + (floor.forward - plate.forward) * gone,
    };
  };
  const pose = through(down, [
    [0, armsHeld(inChair(-12))],
    [1, armsHeld(low)],
  ]);
  return { ...pose, feet: { left: foot('left', 0), right: foot('right', 0.48) } };
}

const grip = (side: 1 | -1): Hand => ({
  to: { left: side * 25, up: 87, forward: 72 },
  shape: 'grip',
  elbow: { out: 0.5, up: -0.8, forward: -0.6 },
});
const { hip } = measuresOf(walter.build);
/** How far before the middle of the seat he stands. */
export const STANDS = 40;
const pushing: Pose = { ...armsHeld(low), lean: 32, hips: { ...low.hips, up: low.hips.up + 6, forward: 8 } };
const halfUp: Pose = {
  ...withHands(standing(walter, { lean: 30 }), { left: onArm(1, 'grip'), right: onArm(-1, 'grip') }),
  feet: low.feet,
  hips: { left: 0, up: hip - 14, forward: 26 },
};
const onHisFeet: Pose = {
  ...withHands(standing(walter, { lean: 8 }), { left: grip(1), right: grip(-1) }),
  feet: low.feet,
  hips: { left: 0, up: hip - 1, forward: STANDS - 2 },
};

/** He pushes himself up from the armrests, and takes one grip of the walker and then the other. */
export const standingUp = (beat: number): Pose =>
  through(beat, [
    [0, armsHeld(low)],
    [0.22, armsHeld({ ...low, lean: 20, hips: { ...low.hips, forward: 4 } })],
    [0.42, pushing],
    [0.6, halfUp],
    [
      0.76,
      {
        ...halfUp,
        lean: 22,
        hips: { left: 0, up: hip - 6, forward: 33 },
        hands: { left: grip(1), right: { ...onArm(-1, 'flat'), to: { left: -25, up: 84, forward: 36 } } },
      },
    ],
    [1, onHisFeet],
  ]);

/** Back in his chair: a long breath, and his hands lie open. @param breath -1 out to 1 in */
export const atEase = (breath: number): Pose =>
  withHands(inChair(-6 - 3 * breath), {
    left: onArm(1, 'flat'),
    right: {
      to: { left: -9, up: wheelchairSeat + 17, forward: 27 + breath },
      shape: 'flat',
      elbow: { out: 0.7, up: -0.6, forward: -0.7 },
    },
  });
