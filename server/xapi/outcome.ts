import type { Attempt } from '#contract/answers.ts';
import type { ReceivedSave } from '#contract/rules/playthrough.ts';
import { isFirstTry, realAttempts } from '#contract/rules/scoring.ts';

/** What became of an exercise in one save. */
export type StatementOutcome = 'firstTry' | 'later' | 'withHelp' | 'skipped' | 'left';

/**
 * The outcome of a save; null if it only holds a place. `left` is an exercise with wrong answers alone.
 * @param earlier the attempts at the exercise in the saves before
 */
export function outcomeOf(
  earlier: readonly Attempt[],
  { main, skip }: Pick<ReceivedSave, 'main' | 'skip'>,
): StatementOutcome | null {
  const added = realAttempts({ main });
  const right = added.find(({ attempt_outcome }) => attempt_outcome === 'correct');
  if (right?.assisted) return 'withHelp';
  if (right) return isFirstAnswer(earlier) && isFirstTry({ main }) ? 'firstTry' : 'later';
  if (skip) return 'skipped';
  return added.length > 0 ? 'left' : null;
}

/** Whether the exercise had no answer before. */
export function isFirstAnswer(earlier: readonly Attempt[]): boolean {
  return realAttempts({ main: [...earlier] }).length === 0;
}
