import { during } from '../scenes/beats.ts';
import type { Hand, Pose } from './pose.ts';

/** A pose at a share of a beat. */
export type Key = readonly [at: number, pose: Pose];

/**
 * Goes through poses, each reached with an eased movement. Where a hand's place changes from the room to the person's own
 * space, or its shape changes, it does so in the middle: give it the same kind of place in both.
 * @param beat 0 to 1, as `moment.beat` runs evenly
 * @param keys in order, the first from 0
 */
export function through(beat: number, keys: readonly Key[]): Pose {
  const next = keys.findIndex(([at]) => at > beat);
  const [first, last] = [keys[0], keys.at(-1)];
  if (!first || !last) throw new Error('a movement needs a pose');
  if (next === 0) return first[1];
  const [from, to] = [keys[next - 1], keys[next]];
  if (next < 0 || !from || !to) return last[1];
  return blended(from[1], to[1], during(beat, from[0], to[0]));
}

/** A pose between two others. @param amount 0 the one, 1 the other */
export function blended(one: Pose, other: Pose, amount: number): Pose {
  return mixed(one, other, amount) as Pose;
}

/** A hand between two others. */
export function blendedHand(one: Hand, other: Hand, amount: number): Hand {
  return mixed(one, other, amount) as Hand;
}

function mixed(one: unknown, other: unknown, amount: number): unknown {
  if (typeof one === 'number' && typeof other === 'number') return one + (other - one) * amount;
  if (isRecord(one) && isRecord(other) && isSameKind(one, other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return Object.fromEntries([...names].map((name) => [name, mixed(one[name], other[name], amount)]));
  }
  if (one === undefined && typeof other === 'number') return other * amount;
  if (other === undefined && typeof one === 'number') return one * (1 - amount);
  return amount < 0.5 ? one : other;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A place in the room and a spot of the person's own have no middle. */
const isSameKind = (one: object, other: object) =>
  'forward' in one === 'forward' in other && 'z' in one === 'z' in other;
