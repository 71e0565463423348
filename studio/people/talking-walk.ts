import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { during } from '../scenes/beats.ts';
import type { Performance } from '../scenes/scene.ts';
import { handsBusy } from './attending.ts';
import { therapist } from './cast/others.ts';
import { walter } from './cast/walter.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { blendedHand } from './moves.ts';
import type { Person } from './person.ts';
import type { Foot, Hand, Pose } from './pose.ts';
import { hanging, standing, withHands } from './poses.ts';

// Walter with his walker and Dana, his therapist, at his side. Times are seconds, ways centimeters from where they set out.

type Side = 'left' | 'right';
type Step = { at: number; takes: number; side: Side; to: number };

/** Steps, and how far his walker is ahead of him beyond its own place. */
export type Walk = { steps: readonly Step[]; rolled: (seconds: number) => number };

const PACE = { every: 0.9, takes: 0.82, length: 18 };

/** When he begins to answer, and how far he has come by then. */
export const ANSWERS = 6.95;
const EVEN_STEPS = 8;

/** How far ahead of him the walker is when it is close to him. */
const CLOSE = 37;
/** A foot. */
const ROLLS = 30;

const evenSteps = (count: number, from = 0): Step[] =>
  Array.from({ length: count }, (_, step) => ({
    at: from + PACE.every * step,
    takes: PACE.takes,
    side: step % 2 === 0 ? 'right' : 'left',
    to: PACE.length * (step + 1),
  }));

/** His steps go on evenly, and the walker stays close. */
export const goesOn: Walk = { steps: evenSteps(16), rolled: () => 0 };

const stopped = PACE.length * EVEN_STEPS;

/** His steps stop as he begins to answer, the walker rolls on, and short and long steps follow it. */
export const stops: Walk = {
  steps: [
    ...evenSteps(EVEN_STEPS),
    { at: ANSWERS + 1.75, takes: 0.45, side: 'right', to: stopped + 4 },
    { at: ANSWERS + 2.6, takes: 0.7, side: 'left', to: stopped + 33 },
    { at: ANSWERS + 3.45, takes: 0.4, side: 'right', to: stopped + 33 },
  ],
  rolled: (seconds) => {
    const left = 1 - Math.min(1, Math.max(0, (seconds - ANSWERS - 0.1) / 1.5));
    return ROLLS * (1 - left ** 2);
  },
};

/** Two steps more, the feet side by side, and the walker close. */
export const comesToRest: Walk = {
  steps: [...evenSteps(3), { at: 2.7, takes: PACE.takes, side: 'left', to: 3 * PACE.length }],
  rolled: () => 0,
};

/** They stand. */
export const stands: Walk = { steps: [], rolled: () => 0 };

function footAt({ steps }: Walk, side: Side, seconds: number): { along: number; lift: number } {
  let [along, lift] = [0, 0];
  for (const step of steps) {
    if (step.side !== side || seconds <= step.at) continue;
    const share = Math.min(1, (seconds - step.at) / step.takes);
    along += (step.to - along) * share * share * (3 - 2 * share);
    lift = Math.sin(Math.PI * share);
  }
  return { along, lift };
}

/** How far the body has come: it glides over the feet, which stand and swing by turns. */
export function wayOf(walk: Walk, seconds: number): number {
  const samples = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((part) => {
    const at = seconds + (part / 9) * PACE.every;
    return (footAt(walk, 'left', at).along + footAt(walk, 'right', at).along) / 2;
  });
  return samples.reduce((sum, one) => sum + one, 0) / samples.length;
}

/** The legs of a walk; the person's place is where the body is. */
function stepping(person: Person, walk: Walk, seconds: number, lean: number): Pose {
  const still = standing(person, { lean });
  const way = wayOf(walk, seconds);
  const put = (side: Side): Foot => {
    const { along, lift } = footAt(walk, side, seconds);
    const behind = Math.max(0, way - along);
    return {
      ...still.feet[side],
      left: side === 'left' ? 7 : -7,
      forward: still.feet[side].forward + along - way,
      up: 4.5 * lift,
      heel: 0.6 * behind + 9 * lift,
    };
  };
  const feet = { left: put('left'), right: put('right') };
  const apart = feet.left.forward - feet.right.forward;
  return { ...still, hips: { ...still.hips, up: still.hips.up - 1.2 - apart ** 2 / 500 }, feet };
}

/** Where both set out, and the way they go. */
export type Start = { walter: Stand; dana: Stand };

const along = ({ at, turn }: Stand, way: number): Stand => ({
  at: spotOn({ at, turn }, 0, 0, way),
  turn,
});

/** Where his walker stands, and where he does. */
export function walkerOf({ walter: from }: Start, walk: Walk, seconds: number) {
  const way = wayOf(walk, seconds);
  // What has rolled ahead waits there until he has caught up with it.
  const ahead = Math.max(way, walk === stops && seconds > ANSWERS ? stopped - 9 + walk.rolled(seconds) : 0);
  const here = along(from, way);
  return { here, walker: walkerBefore(here, CLOSE + ahead - way), gap: ahead - way };
}

type Doing = {
  start: Start;
  walk: Walk;
  seconds: number;
  performance: Performance;
  /** His right hand away from its grip. @param amount 0 on it, 1 where `hand` says */
  free?: { hand: Hand; amount: number };
};

/** A hand on its way to another place; a place of somebody's own and one in the room are made one kind. */
function moved(from: Hand, here: Stand, { hand, amount }: { hand: Hand; amount: number }): Hand {
  const inRoom = ({ to }: Hand) => ('z' in to ? to : spotOn(here, to.left, to.up, to.forward));
  return blendedHand({ ...from, to: inRoom(from) }, { ...hand, to: inRoom(hand) }, amount);
}

/** Walter, both hands on the grips unless he needs one. */
export function drawWalter(pen: Pen, view: Stage, doing: Doing): void {
  const { start, walk, seconds, performance, free } = doing;
  const { here, walker, gap } = walkerOf(start, walk, seconds);
  const base = stepping(walter, walk, seconds, 9 + 0.35 * gap);
  const grips = walkerGrips(walker);
  const elbow = { out: 0.2, up: -1, forward: -0.7 };
  const right: Hand = { to: grips.right, shape: 'grip', elbow };
  const pose = withHands(
    { ...base, hips: { ...base.hips, forward: base.hips.forward + 0.25 * gap } },
    {
      left: { to: grips.left, shape: 'grip', elbow },
      right: free ? moved(right, here, free) : right,
    },
  );
  drawFloorShadow(pen, view, here.at);
  drawWalker(pen, view, walker, 'far');
  figure(
    view,
    { person: walter, ...here, pose, regards: place(here.at.x + 140, 128, here.at.z - 110) },
    handsBusy(performance),
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, walker, 'near') });
}

/** Dana at his side: her arms swing, or her right hand does something. @param hand 0 it swings, 1 it is there */
export function drawDana(
  pen: Pen,
  view: Stage,
  { start, walk, seconds, performance }: Omit<Doing, 'free'>,
  hand?: { right: Hand; amount: number },
): void {
  const here = along(start.dana, wayOf(walk, seconds - 0.1));
  const base = stepping(therapist, walk, seconds - 0.1, 3);
  const swing = 0.5 * (base.feet.left.forward - base.feet.right.forward);
  const arm = (side: 1 | -1): Hand => {
    const rest = hanging(therapist, side);
    return { ...rest, to: { left: side * 21, up: 74, forward: 5 - side * swing } };
  };
  const right = arm(-1);
  const { amount = 0 } = hand ?? {};
  drawFloorShadow(pen, view, here.at);
  figure(
    view,
    {
      person: therapist,
      ...here,
      pose: withHands(base, {
        left: arm(1),
        right: hand && amount > 0 ? moved(right, here, { hand: hand.right, amount }) : right,
      }),
      regards: place(here.at.x + 60, 148, here.at.z - 30),
    },
    handsBusy(performance),
  ).draw(pen);
}

/** When she asks, by her lips and her open hand. */
export const asks = (seconds: number): number => during(seconds, 2.9, 3.5) * (1 - during(seconds, 5.6, 6.3));
