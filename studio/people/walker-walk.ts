import type { Stand } from '../canvas/solid-turned.ts';
import { walkerGrips } from '../props/walker.ts';
import { during } from '../scenes/beats.ts';
import type { Person } from './person.ts';
import type { Foot, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';

/** Where everything of a walk with a walker is, in centimeters along its way from where it stands in a still. */
export type WalkerStep = {
  body: number;
  walker: number;
  /** Each foot: how far along, how high, and degrees its heel is lifted. */
  right: readonly [along: number, up: number, heel: number];
  left: readonly [along: number, up: number, heel: number];
  lean?: number;
};

/** A foot in the air: 0 before and after, 1 in the middle. */
export const swing = (beat: number, from: number, to: number) => {
  const x = Math.min(1, Math.max(0, (beat - from) / (to - from)));
  return Math.sin(Math.PI * x);
};

/** Four steps. @param from where it begins, in centimeters from the still */
export const goingOn =
  (from: number) =>
  (beat: number): WalkerStep => {
    const steps = [0.02, 0.26, 0.5, 0.74];
    const gone = (share: number, delay: number) =>
      steps
        .filter((_, step) => step % 2 === share)
        .reduce((sum, at) => sum + 52 * during(beat, at + delay, at + 0.2 + delay), 0);
    const lifted = (share: number) =>
      steps.filter((_, step) => step % 2 === share).reduce((sum, at) => sum + swing(beat, at, at + 0.2), 0);
    const all = steps.reduce((sum, at) => sum + 26 * during(beat, at, at + 0.24), 0);
    return {
      body: from + all,
      walker: from + steps.reduce((sum, at) => sum + 26 * during(beat, at - 0.03, at + 0.17), 0),
      right: [from + gone(0, 0), 4 * lifted(0), 22 * lifted(0)],
      left: [from + gone(1, 0), 4 * lifted(1), 22 * lifted(1)],
    };
  };

/**
 * The pose in a step, both hands on the grips.
 * @param stride how far the left foot is before the right one in the still
 */
export function walkerPose(person: Person, step: WalkerStep, walker: Stand, stride: number): Pose {
  const still = standing(person, { lean: 13 + (step.lean ?? 0) });
  const foot = (one: Foot, [along, up, lifted]: WalkerStep['left'], forward: number): Foot => ({
    ...one,
    forward: forward + along,
    up: up + lifted * 0.04,
    heel: lifted,
    out: 0,
  });
  const grips = walkerGrips(walker);
  const elbow = { out: 0.2, up: -1, forward: -0.7 };
  return withHands(
    {
      ...still,
      hips: { ...still.hips, up: still.hips.up - 4, forward: 10 + step.body },
      feet: { left: foot(still.feet.left, step.left, stride), right: foot(still.feet.right, step.right, 0) },
    },
    { left: { to: grips.left, shape: 'grip', elbow }, right: { to: grips.right, shape: 'grip', elbow } },
  );
}
