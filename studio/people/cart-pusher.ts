import type { Stand } from '../canvas/solid-turned.ts';
import { dot, facing, times } from '../canvas/space.ts';
import { mealCartGrips } from '../props/meal-cart.ts';
import type { Person } from './person.ts';
import type { Foot, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';

/** Centimeters from one step to the next. */
const STEP = 40;
/** The share of two steps for which a foot stands. */
const STANDS = 0.6;

/** How far before the body a foot is, and how high, when somebody has gone so far. */
function footOf(gone: number, side: 0 | 1): { ahead: number; up: number } {
  const turn = gone / (2 * STEP) + side * 0.5;
  const share = turn - Math.floor(turn);
  const reach = STEP * STANDS;
  if (share < STANDS) return { ahead: reach - share * 2 * STEP, up: 0 };
  const swung = (share - STANDS) / (1 - STANDS);
  const smooth = swung * swung * (3 - 2 * swung);
  return { ahead: 2 * reach * smooth - reach, up: 5 * Math.sin(Math.PI * swung) };
}

/**
 * Somebody who walks with both hands on the bar of a meal cart.
 * @param turn degrees the body is turned @param heading degrees in which it goes: the feet follow this way
 * @param gone centimeters walked @param end of the cart that is held: 1 the front, -1 the back
 */
export function pushing(
  person: Person,
  cart: Stand,
  { turn, heading, gone, end }: { turn: number; heading: number; gone: number; end: 1 | -1 },
): Pose {
  const way = facing(heading).forward;
  const own = facing(turn);
  const still = standing(person, { lean: 8 });
  const foot = (one: Foot, side: 0 | 1): Foot => {
    const { ahead, up } = footOf(gone, side);
    const off = times(way, ahead);
    return {
      ...one,
      left: one.left + dot(off, own.left),
      forward: dot(off, own.forward),
      up,
      heel: up * 3 + Math.max(0, -ahead) * 0.4,
    };
  };
  const { one, other } = mealCartGrips(cart, end);
  const elbow = { out: 0.4, up: -1, forward: -0.3 };
  return withHands(
    {
      ...still,
      hips: { ...still.hips, up: still.hips.up - 2 },
      feet: { left: foot(still.feet.left, 0), right: foot(still.feet.right, 1) },
    },
    // Who stands before the front holds it with the left hand at the cart's own right.
    {
      left: { to: end === 1 ? one : other, shape: 'grip', elbow },
      right: { to: end === 1 ? other : one, shape: 'grip', elbow },
    },
  );
}
