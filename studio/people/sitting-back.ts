import { during, thereAndBack } from '../scenes/beats.ts';
import { walter } from './cast/walter.ts';
import { measuresOf } from './measures.ts';
import { blended, through } from './moves.ts';
import type { Hand, OwnSpot, Pose } from './pose.ts';
import { sitting, standing, withHands } from './poses.ts';

// Walter with his walker before him and a chair with arms behind him, in his own space.

/** Centimeters from the middle of the seat to his heels: the seat is at his legs, or a step behind them. */
export const touching = 31;
export const stepAway = 78;
/** Heights of the chair's arms and its seat, and how far before him his walker is. */
export const arm = 66;
export const seat = 47;
export const ahead = 40;
const { hip, thigh } = measuresOf(walter.build);

const own = (left: number, up: number, forward: number): OwnSpot => ({ left, up, forward });
/** A hand on a grip of the walker, as long as he keeps his distance from it. */
const onGrip = (side: 1 | -1): Hand => ({
  to: own(side * 25, 88, ahead - 16),
  shape: 'grip',
  elbow: { out: 0.6, up: -0.8, forward: -0.7 },
});
const back = { out: 0.5, up: 0.1, forward: -1 };
/** A hand where the arm of the chair is when the seat is at his legs. @param along farther back @param over above it */
const atArm = (side: 1 | -1, along = 0, over = 0): Hand => ({
  to: own(side * 22, arm + 3.4 + over, 12 - touching - along),
  shape: 'grip',
  elbow: back,
});

/** Bent at the knees a little, as somebody begins to sit. @param low centimeters that his hips go down */
const bent = (low: number, lean: number): Pose => ({
  ...standing(walter, { lean }),
  hips: { left: 0, up: hip - low, forward: -4 - low * 0.7 },
});

export const tall = withHands(bent(0, 7), { left: onGrip(1), right: onGrip(-1) });
/** One hand back, the other still on the walker. */
const reaching = withHands(bent(7, 20), { left: onGrip(1), right: atArm(-1) });
const lower = withHands(bent(12, 25), { left: onGrip(1), right: atArm(-1, 4) });
const feelingFor = withHands({ ...bent(8, 19), twist: -7 }, { left: onGrip(1), right: atArm(-1, 2, 6) });
/** The far hand is seen behind him. */
const farArm: Hand = { ...atArm(1, -2), behind: true };
const bothBack = withHands(bent(13, 30), { left: farArm, right: atArm(-1) });
const halfDown = withHands(bent(27, 34), { left: farArm, right: atArm(-1, -2) });
const seated: Pose = {
  ...withHands(sitting(walter, { seat, lean: -2 }), { left: farArm, right: atArm(-1, -2) }),
  hips: own(0, seat + 9, -thigh * 0.86),
  feet: tall.feet,
};

/** In clip 1 he feels for the arm, bends a little, and comes up again. */
export const feels = (beat: number) =>
  through(beat, [
    [0, reaching],
    [0.16, feelingFor],
    [0.32, reaching],
    [0.52, lower],
    [0.66, reaching],
    [0.82, feelingFor],
    [1, lower],
  ]);

/** He lets himself down: the other hand comes back, too, then his weight goes onto both arms. */
export const sitsDown = (beat: number) =>
  through(beat, [
    [0, reaching],
    [0.24, bothBack],
    [0.34, bothBack],
    [0.6, halfDown],
    [0.86, seated],
    [1, { ...seated, lean: -5 }],
  ]);

/** He bends farther than he should, finds nothing, and straightens up with both hands on the walker. */
export const bendsTooEarly = (beat: number) =>
  through(beat, [
    [0, reaching],
    [0.3, withHands(bent(21, 26), { left: onGrip(1), right: atArm(-1, 6, -5) })],
    [0.42, withHands(bent(23, 22), { left: onGrip(1), right: atArm(-1, 4, 3) })],
    [0.72, tall],
    [1, { ...tall, lean: 4 }],
  ]);

/** How far back each foot is, and with them his body and the walker, while he steps back until the seat is at his legs. */
export function steppingBack(beat: number) {
  const way = stepAway - touching;
  const left = way * (0.5 * during(beat, 0.04, 0.2) + 0.5 * during(beat, 0.42, 0.58));
  const right = way * (0.5 * during(beat, 0.22, 0.4) + 0.5 * during(beat, 0.6, 0.74));
  const body = (left + right) / 2;
  const raised = (from: number, to: number) =>
    5 * thereAndBack(Math.min(1, Math.max(0, (beat - from) / (to - from))));
  const foot = (side: 'left' | 'right', gone: number, up: number) => ({
    ...tall.feet[side],
    forward: tall.feet[side].forward + body - gone,
    up,
  });
  const pose: Pose = {
    ...blended(tall, reaching, during(beat, 0.8, 1)),
    feet: {
      left: foot('left', left, raised(0.04, 0.2) + raised(0.42, 0.58)),
      right: foot('right', right, raised(0.22, 0.4) + raised(0.6, 0.74)),
    },
  };
  return { pose, body };
}
