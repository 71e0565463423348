import { add, minus, times } from '../canvas/space.ts';
import type { Place } from '../canvas/stage.ts';
import type { Person } from './person.ts';
import type { Foot, Hand, OwnSpot, Pose } from './pose.ts';
import { standing } from './poses.ts';

/** A walk straight on: where it begins and ends, and how many steps it takes. */
export type Way = { from: Place; to: Place; steps: number };

const smooth = (x: number) => x * x * (3 - 2 * x);

/** The steps of a way in full lengths: feet are side by side at both ends. */
const lengthsOf = (steps: number) => steps - 1.5;

/** How far along the way a foot is, in steps: it stands while the other one swings. */
function footAt(along: number, side: 0 | 1, steps: number): { forward: number; lift: number } {
  let stands = 0;
  for (let step: number = side; step < steps; step += 2) {
    const next = Math.min(step + 0.5, lengthsOf(steps));
    const gone = along - step;
    if (gone <= 0) break;
    if (gone < 1) return { forward: stands + (next - stands) * smooth(gone), lift: Math.sin(Math.PI * gone) };
    stands = next;
  }
  return { forward: stands, lift: 0 };
}

/**
 * Somebody who walks: each foot stands where it was put down until it swings on, and the arms swing against the legs.
 * @param walked 0 at the beginning of the way to 1 at its end
 * @param hands what hands hold; without it they swing
 */
export function walkingOn(
  person: Person,
  { from, to, steps }: Way,
  walked: number,
  hands: Partial<Pose['hands']> = {},
): { at: Place; pose: Pose } {
  const way = minus(to, from);
  const stride = Math.hypot(way.x, way.z) / lengthsOf(steps);
  const along = walked * steps;
  const feet = [footAt(along, 0, steps), footAt(along, 1, steps)] as const;
  const body = (feet[0].forward + feet[1].forward) / 2;
  const still = standing(person, { lean: 2 });
  const put = (foot: Foot, { forward, lift }: { forward: number; lift: number }, side: 1 | -1): Foot => ({
    ...foot,
    left: 6 * side,
    forward: (forward - body) * stride,
    up: 5 * lift,
    heel: Math.max(0, (body - forward) * stride * 0.7) + 8 * lift,
  });
  const swing = (hand: Hand, ahead: number): Hand => {
    const rest = hand.to as OwnSpot;
    return { ...hand, to: { ...rest, forward: rest.forward + 0.55 * ahead * stride } };
  };
  const apart = feet[0].forward - feet[1].forward;
  const dip = 1.2 + (Math.abs(apart) * stride) ** 2 / 700;
  return {
    at: add(from, times(way, body / lengthsOf(steps))),
    pose: {
      ...still,
      hips: { ...still.hips, up: still.hips.up - dip },
      feet: { left: put(still.feet.left, feet[0], 1), right: put(still.feet.right, feet[1], -1) },
      hands: { left: swing(still.hands.left, -apart), right: swing(still.hands.right, apart), ...hands },
    },
  };
}
