import type { Fault } from '../faults.ts';
import type { Exercise } from '../joined.ts';
import { offeredOptions } from '../offered.ts';

/** How often an answer at this position or of this person is right, out of all the times it is offered. */
export type Share = { who: string; right: number; of: number };

const FAIR = { least: 0.45, most: 0.55 };
const LONGEST_RUN = 3;

/** Shares of right answers by position and by person, over all written exercises. */
export function shares(exercises: Exercise[]): { positions: Share[]; people: Share[] } {
  return {
    positions: countShares(exercises, (option) => `option ${option.id}`),
    people: countShares(exercises, ({ speaker }) => speaker),
  };
}

/** The longest run of exercises with the answer at the same position. */
export function longestRun(exercises: Exercise[]): number {
  let longest = 0;
  let run = 0;
  exercises.forEach((exercise, index) => {
    run = exercise.main.answer === exercises[index - 1]?.main.answer ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** No position and no person may be right more often than the others. */
export function checkBalance(exercises: Exercise[]): Fault[] {
  const { positions, people } = shares(exercises);
  const run = longestRun(exercises);
  const at = (reason: string): Fault => ({ file: 'exercises', field: 'main.answer', reason });
  return [
    ...[...positions, ...people]
      .filter(({ right, of }) => right / of < FAIR.least || right / of > FAIR.most)
      .map(({ who, right, of }) => at(`${who} is right in ${right} of ${of}; keep it from 45 to 55 %`)),
    ...(run > LONGEST_RUN ? [at(`the same position is right ${run} times in a row; at most 3`)] : []),
  ];
}

function countShares(
  exercises: Exercise[],
  who: (option: Exercise['main']['options'][number]) => string,
): Share[] {
  const counts = new Map<string, Share>();
  for (const exercise of exercises) {
    for (const option of offeredOptions(exercise)) {
      const name = who(option);
      const share = counts.get(name) ?? { who: name, right: 0, of: 0 };
      counts.set(name, {
        ...share,
        right: share.right + (option.id === exercise.main.answer ? 1 : 0),
        of: share.of + 1,
      });
    }
  }
  return [...counts.values()].sort((a, b) => a.who.localeCompare(b.who));
}
