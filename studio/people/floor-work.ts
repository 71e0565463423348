import { measuresOf } from './measures.ts';
import type { Person } from './person.ts';
import type { Pose } from './pose.ts';
import { standing } from './poses.ts';

/**
 * On both knees and back on the heels, so low that both hands reach the floor.
 * @param lean degrees forward; 50 to 64 brings the hands to the floor
 */
export function workingLow(person: Person, { lean = 54 } = {}): Pose {
  const { thigh } = measuresOf(person.build);
  const still = standing(person, { lean });
  const foot = (side: 1 | -1) => ({ left: side * 9, up: 1, forward: -thigh * 0.42, out: 0, heel: 62 });
  return {
    ...still,
    hips: { left: 0, up: thigh * 0.82, forward: -8 },
    feet: { left: foot(1), right: foot(-1) },
  };
}
