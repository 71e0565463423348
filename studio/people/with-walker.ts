import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import type { Stage } from '../canvas/stage.ts';
import { tippedOn } from '../canvas/tipped.ts';
import { walkerBefore, walkerGrips } from '../props/walker.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Person } from './person.ts';
import type { Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';

/** Somebody with a walker, at an instant: all in centimeters ahead of where the movement began. */
export type WithWalker = {
  /** Where the walker is, and the degrees its front wheels are lifted. */
  walker: number;
  tip?: number;
  left: { gone: number; up: number };
  right: { gone: number; up: number };
  lean: number;
};

/** Feet that stand. */
export const still = { gone: 0, up: 0 };

const share = (beat: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (beat - from) / (to - from)));

/**
 * A walk with a walker: it rolls ahead, one foot follows, then the other beside it.
 * @param beat 0 to 1 @param times how often @param way centimeters each time @param ahead of the walker at the start
 */
export function walkerWalk(beat: number, times: number, way: number, ahead: number): WithWalker {
  const turn = Math.min(beat, 0.9999) * times;
  const [done, now] = [Math.floor(turn) * way, turn % 1];
  const step = (from: number, to: number) => ({
    gone: done + way * during(now, from, to),
    up: 6 * thereAndBack(share(now, from, to)),
  });
  return {
    walker: ahead + done + way * during(now, 0, 0.5),
    left: step(0.24, 0.62),
    right: step(0.6, 0.98),
    lean: 8 + 2.5 * thereAndBack(share(now, 0, 0.6)),
  };
}

/** The pose, and the walker where it is with the view in which it is drawn. @param from where the movement began, turned to the right */
export function posedWithWalker(view: Stage, person: Person, from: Stand, state: WithWalker) {
  const { walker, tip = 0, left, right, lean } = state;
  const body = (left.gone + right.gone) / 2;
  const here: Stand = { at: spotOn(from, 0, 0, body), turn: from.turn };
  const stand = walkerBefore(here, walker - body);
  // Turned to the viewer its own left is the way it rolls, so that it tips about its rear legs.
  const { spot, view: tipped } = tippedOn(view, { at: stand.at, turn: 0 }, 26, tip);
  const grips = walkerGrips(stand);
  const base = standing(person, { lean });
  const foot = (side: 'left' | 'right', { gone, up }: { gone: number; up: number }) => ({
    ...base.feet[side],
    forward: base.feet[side].forward + gone - body,
    up,
    heel: up * 2.2,
  });
  const pose: Pose = withHands(
    // With the feet far behind, the whole body leans towards the walker.
    {
      ...base,
      hips: { ...base.hips, forward: base.hips.forward + 0.25 * Math.max(0, walker - body - 36) },
      feet: { left: foot('left', left), right: foot('right', right) },
    },
    { left: { to: spot(grips.left), shape: 'grip' }, right: { to: spot(grips.right), shape: 'grip' } },
  );
  return { here, stand, tipped, pose };
}
