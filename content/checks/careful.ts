import type { Fault } from '../faults.ts';
import type { Exercise, Option } from '../joined.ts';
import { offeredOptions } from '../offered.ts';
import { type Guess, sumOf } from './guessers.ts';

/** A guesser that always takes the more careful claim must be about as often wrong as right. */
const BY_CAUTION = { least: 22 / 50, most: 28 / 50 };
/** A guesser that always stops, or always goes on, where one claim says to stop and the other to go on. */
const BY_STANCE = { least: 14 / 37, most: 23 / 37 };

/** The more careful of the two claims; undefined where both are alike. */
export function carefulClaim(exercise: Exercise): Option | undefined {
  return offeredOptions(exercise).find(({ careful, stance }) => careful || stance === 'stop');
}

/** How often the more careful of the two claims is the right one; where both are alike, half. */
export function guessByCaution(exercises: readonly Exercise[]): Guess {
  const right = sumOf(exercises, (exercise) => {
    const careful = carefulClaim(exercise);
    if (!careful) return 0.5;
    return careful.id === exercise.main.answer ? 1 : 0;
  });
  return { by: 'caution', right, of: exercises.length };
}

/** How often always stopping and always going on are right, where the claims differ in that. */
export function guessByStance(exercises: readonly Exercise[]): { stop: Guess; go: Guess } {
  const differing = exercises.filter((exercise) =>
    exercise.main.options.some(({ stance }) => stance === 'stop'),
  );
  const rightBy = (stance: Option['stance']) =>
    sumOf(differing, ({ main }) =>
      Number(main.options.some((option) => option.id === main.answer && option.stance === stance)),
    );
  return {
    stop: { by: 'always stopping', right: rightBy('stop'), of: differing.length },
    go: { by: 'always going on', right: rightBy('go'), of: differing.length },
  };
}

/** Neither caution nor always stopping nor always going on may find the answers. */
export function checkCaution(exercises: readonly Exercise[]): Fault[] {
  const { stop, go } = guessByStance(exercises);
  return [
    ...outside(guessByCaution(exercises), BY_CAUTION),
    ...[stop, go].flatMap((guess) => outside(guess, BY_STANCE)),
  ];
}

function outside({ by, right, of }: Guess, { least, most }: { least: number; most: number }): Fault[] {
  if (of === 0 || (right / of >= least && right / of <= most)) return [];
  const reason = `guessing by ${by} is right in ${right} of ${of}, not ${Math.ceil(least * of)} to ${Math.floor(most * of)}`;
  return [{ file: 'exercises', field: 'main.options', reason }];
}
