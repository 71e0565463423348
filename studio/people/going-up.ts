import type { Person } from './person.ts';
import type { Foot, Hand, OwnSpot, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';

/** How far somebody is on the way up. */
export type GoingUp = {
  /** To 1 the right foot is put on the first step, to 2 the person stands on it, the left foot on the second. */
  up: number;
  lean?: number;
  /** How much weight is on the rail: the knees bend, and the body leans to it. */
  weight?: number;
};

/** A way along the steps, in the person's own space. */
const alongSteps = (turn: number, way: number) => ({
  left: way * Math.cos((turn * Math.PI) / 180),
  forward: way * Math.sin((turn * Math.PI) / 180),
});

/** A foot that goes up to a step: up first, then forward over its edge. */
function stepped(turn: number, foot: Foot, share: number, [way, height]: readonly [number, number]): Foot {
  const { left, forward } = alongSteps(turn, way * share ** 1.25);
  return {
    ...foot,
    left: foot.left + left,
    forward: foot.forward + forward,
    up: height * (1 - (1 - share) ** 2.2) + 5 * Math.sin(Math.PI * share),
    heel: 20 * Math.sin(Math.PI * Math.min(1, share * 1.6)),
  };
}

/**
 * Somebody goes up to the first step of a flight that climbs to the right, seen from its side, the left hand on the rail.
 * @param turn of the person, 90 along the steps
 */
export function goingUp(
  person: Person,
  turn: number,
  { up, lean = 3, weight = 0 }: GoingUp,
  left: Hand,
): Pose {
  const still = standing(person, { lean });
  const [first, second] = [Math.min(1, up), Math.max(0, up - 1)];
  const way = alongSteps(turn, 9 * first + 21 * second);
  const { hips, feet, hands } = still;
  const lifted = 17 * second - 1.4 * Math.sin(Math.PI * first) - 3 * weight;
  const right = hands.right;
  const rest = right.to as OwnSpot;
  return withHands(
    {
      ...still,
      twist: 5 * weight,
      aside: 4 * weight,
      hips: {
        left: hips.left + way.left + 2 * weight,
        up: hips.up + lifted - 2 * first * (1 - second),
        forward: hips.forward + way.forward,
      },
      feet: {
        right: stepped(turn, feet.right, first, [32, 17]),
        left: stepped(turn, feet.left, second, [58, 34]),
      },
    },
    {
      left,
      right: {
        ...right,
        to: {
          left: rest.left + way.left,
          up: rest.up + lifted,
          forward: rest.forward + way.forward + 7 * first * (1 - second),
        },
      },
    },
  );
}
