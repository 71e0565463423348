import { armchairArm, armchairSeat } from '../props/chairs.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import { rosa } from './cast/rosa.ts';
import { through } from './moves.ts';
import type { Hand, OwnSpot, Pose } from './pose.ts';
import { sitting, standing, withHands } from './poses.ts';

// Rosa in her armchair with a blanket: she waits, starts up too fast, folds it, and gets up without a hurry.

const own = (left: number, up: number, forward: number): OwnSpot => ({ left, up, forward });
const elbow = { out: 0.4, up: -0.5, forward: -1 };
const onArm = (side: 1 | -1): Hand => ({
  to: own(side * 36, armchairArm + 2.5, 18),
  shape: 'flat',
  elbow,
  bend: side === -1 ? -38 : 0,
});
const onArms = (pose: Pose) => withHands(pose, { left: onArm(1), right: onArm(-1) });
const { feet } = sitting(rosa, { seat: armchairSeat });
export const sits = sitting(rosa, { seat: armchairSeat });
const leaning = (lean: number): Pose => ({ ...sits, lean });
/** Off the seat. @param up of the hips */
const offSeat = (up: number, forward: number, lean: number): Pose =>
  onArms({ ...sits, lean, hips: own(0, up, forward) });

/** While it rings: she looks up, her hands go to the arms of her chair, and her weight moves forward and back. */
export const hearing = (beat: number): Pose =>
  through(beat, [
    [0, sits],
    [0.16, { ...sits, lean: 1, aside: -3 }],
    [0.36, onArms({ ...leaning(8), aside: 2 })],
    [0.56, onArms({ ...leaning(14), hips: own(0, 53, 4) })],
    [0.76, onArms(leaning(4))],
    [1, onArms({ ...leaning(11), hips: own(0, 53, 3) })],
  ]);

/** She starts up, the blanket slides around her shoes, she sees it, and sits back. */
export const startingUp = (beat: number): { pose: Pose; slid: number } => ({
  pose: through(beat, [
    [0, onArms(leaning(9))],
    [0.1, onArms(leaning(20))],
    [0.28, offSeat(70, 16, 32)],
    [0.46, offSeat(72, 17, 30)],
    [0.56, offSeat(70, 14, 34)],
    [0.82, onArms(leaning(6))],
    [1, onArms(leaning(10))],
  ]),
  slid: during(beat, 0.16, 0.44),
});

/** The folded blanket on her lap, and on the arm of the chair. */
const bundle = { lap: own(-10, 62, 6), arm: own(-45, armchairArm - 0.5, -14) };
export const onChairArm = bundle.arm;

const holding = (pose: Pose, apart: number, up: number, forward: number): Pose => {
  const hand = (side: 1 | -1): Hand => ({
    to: own(side * apart, up, forward),
    shape: 'grip',
    elbow: { out: 0.8, up: -0.5, forward: -0.5 },
  });
  return withHands(pose, { left: hand(1), right: hand(-1) });
};

export type Blanket =
  | { hangs: number }
  | { lies: OwnSpot; high: number }
  | { hangs: number; lies: OwnSpot; high: number };

/** She lifts it from her shoes, brings its corners together, lays it onto her lap, and puts it on the arm of the chair. */
export function folding(beat: number): { pose: Pose; blanket: Blanket } {
  const pats = 2 * thereAndBack(during(beat, 0.62, 0.7)) + 2 * thereAndBack(during(beat, 0.7, 0.78));
  const gone = during(beat, 0.8, 0.96);
  const lies = own(
    bundle.lap.left + (bundle.arm.left - bundle.lap.left) * gone,
    bundle.lap.up + 9 * Math.sin(Math.PI * gone),
    bundle.lap.forward + (bundle.arm.forward - bundle.lap.forward) * gone,
  );
  const flat = (side: 1 | -1): Hand => ({
    to: own(side * 6, 71 + pats, 22),
    shape: 'flat',
    elbow: { out: 0.8, up: -0.5, forward: -0.5 },
  });
  const patting = withHands({ ...sits, lean: 3 }, { left: flat(1), right: flat(-1) });
  const carries = withHands(
    { ...patting, aside: -5 * gone },
    {
      left: { ...flat(1), to: own(7.5 + 4 * gone, 71 - 8 * gone, 22 + 4 * gone) },
      right: { ...flat(-1), to: own(lies.left + 10, lies.up + 9, lies.forward + 18) },
    },
  );
  const pose =
    beat < 0.62
      ? through(beat, [
          [0, holding({ ...sits, lean: 30 }, 21, 48, 48)],
          [0.22, holding({ ...sits, lean: 1 }, 25, 94, 43)],
          [0.3, holding({ ...sits, lean: 1 }, 25, 92, 43)],
          [0.46, holding({ ...sits, lean: 1 }, 9, 94, 41)],
          [0.62, withHands(holding({ ...sits, lean: 3 }, 6, 71, 22), { left: flat(1), right: flat(-1) })],
        ])
      : carries;
  const hangs =
    44 + 20 * during(beat, 0, 0.22) - 26 * during(beat, 0.34, 0.46) - 34 * during(beat, 0.46, 0.6);
  if (beat < 0.52) return { pose, blanket: { hangs } };
  const high = 2 + 5 * during(beat, 0.52, 0.62);
  return { pose, blanket: beat < 0.6 ? { hangs, lies, high } : { lies, high } };
}

/** Both hands on the arms of the chair, she comes up slowly, and stands a moment. */
export function gettingUp(beat: number): Pose {
  const still = standing(rosa, { lean: 5 });
  const hang = (side: 1 | -1): Hand => ({ to: own(side * 20, 74, 40), shape: 'relaxed' });
  const up = withHands(
    { ...still, feet, hips: own(0, still.hips.up - 1, 36) },
    { left: hang(1), right: hang(-1) },
  );
  return through(beat, [
    [0, sits],
    [0.12, onArms(leaning(6))],
    [0.3, onArms(leaning(24))],
    [0.5, offSeat(66, 14, 32)],
    [0.58, offSeat(68, 15, 31)],
    [0.84, up],
    [1, { ...up, lean: 2 }],
  ]);
}
