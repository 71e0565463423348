import type { Fault } from '../faults.ts';
import type { Exercise } from '../schema.ts';
import type { Guess } from './guessers.ts';

/** A guesser that always takes the more careful claim must be wrong in at least eight of fifty. */
const MOST_BY_CAUTION = 42 / 50;
/** Exercises where too much caution is wrong must be spread over the course. */
const FEWEST_PARTS = 4;

/** How often the more careful of the two claims is the right one. */
export function guessByCaution(exercises: readonly Exercise[]): Guess {
  return { by: 'caution', right: exercises.filter(isCarefulRight).length, of: exercises.length };
}

/** Too much caution must be wrong often enough, and in several parts. */
export function checkCaution(exercises: readonly Exercise[]): Fault[] {
  const { right, of } = guessByCaution(exercises);
  const at = (reason: string): Fault => ({ file: 'exercises', field: 'main.options', reason });
  const parts = new Set(exercises.filter((exercise) => !isCarefulRight(exercise)).map(({ part }) => part));
  return [
    ...(right / of > MOST_BY_CAUTION
      ? [
          at(
            `the more careful claim is right in ${right} of ${of}, more than ${Math.floor(MOST_BY_CAUTION * of)}`,
          ),
        ]
      : []),
    ...(parts.size < FEWEST_PARTS
      ? [at(`too much caution is wrong in ${parts.size} parts alone; spread it over ${FEWEST_PARTS} or more`)]
      : []),
  ];
}

function isCarefulRight({ main }: Exercise): boolean {
  return main.options.some(({ id, careful }) => careful && id === main.answer);
}
