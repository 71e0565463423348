import type { Attempt, ExerciseEntry, ExerciseStatus, Score } from '../answers.ts';

/**
 * What counts as answered, completed, skipped, first try and finished: defined once, for the server and for the browser
 * that continues without a network. Pure: no clock, no database, no request.
 */

type Attempts = Pick<ExerciseEntry, 'main'>;
type ScoredEntry = Pick<ExerciseEntry, 'main' | 'skip'>;

/** The real answers, in order, without the placeholder of a skip (docs/product-decisions.md#skip-placeholder). */
export function realAttempts({ main }: Attempts): Attempt[] {
  return main.filter((attempt) => !attempt.synthetic);
}

/** Whether there is at least one real attempt; a skip alone does not count (#skip-placeholder and #answered). */
export function isAnswered(entry: Attempts): boolean {
  return realAttempts(entry).length > 0;
}

/** The exercises with an answer, right or wrong: the lit windows of Porch Lane. */
export function answeredExercises(
  exercises: readonly Pick<ExerciseEntry, 'exercise_id' | 'main'>[],
): Set<number> {
  return new Set(exercises.filter(isAnswered).map(({ exercise_id }) => exercise_id));
}

/** Whether some attempt was right, alone or assisted. */
export function isCompleted(entry: Attempts): boolean {
  return correctAfter(entry) !== null;
}

/** Whether the very first attempt was right, without help; replays never change it (#first-try). */
export function isFirstTry(entry: Attempts): boolean {
  const [first] = realAttempts(entry);
  return first?.attempt_outcome === 'correct' && !first.assisted;
}

/** Position of the first right attempt, starting at 1; null while none is right (#correct-after). */
export function correctAfter(entry: Attempts): number | null {
  const index = realAttempts(entry).findIndex((attempt) => attempt.attempt_outcome === 'correct');
  return index < 0 ? null : index + 1;
}

/** Completed goes before Skipped, and Skipped before Incomplete (#status-colors); null for an exercise only looked at. */
export function statusOf(entry: ScoredEntry): ExerciseStatus | null {
  if (isCompleted(entry)) return 'Completed';
  if (entry.skip) return 'Skipped';
  return isAnswered(entry) ? 'Incomplete' : null;
}

/**
 * The figures of one playthrough. `skipped` counts the exercises that the reports call Skipped; an exercise that was
 * answered wrong before counts as answered too (#answered). Scores are whole percentages of the answered exercises,
 * null while there are none (#scores).
 */
export function scoreOf(exercises: readonly ScoredEntry[], totalExercises: number): Score {
  const answered = exercises.filter(isAnswered);
  const completed = answered.filter(isCompleted).length;
  const firstTry = answered.filter(isFirstTry).length;
  const perCent = (count: number) =>
    answered.length === 0 ? null : Math.round((100 * count) / answered.length);
  return {
    totalAnswered: answered.length,
    totalExercises,
    finished: isFinished(answered.length, totalExercises),
    skipped: exercises.filter((entry) => statusOf(entry) === 'Skipped').length,
    completed,
    firstTry,
    firstAttemptScore: perCent(firstTry),
    multipleTryScore: perCent(completed),
  };
}

/** How many places a player found by the first tap, of those that the player was asked about; null if nobody asked. */
export function foundPlaces(
  playthrough: { exercises: readonly Pick<ExerciseEntry, 'look_first'>[] } | null,
): { found: number; asked: number } | null {
  const results = (playthrough?.exercises ?? []).flatMap(({ look_first }) => look_first ?? []);
  const asked = results.filter((result) => result !== 'notAsked');
  return asked.length === 0
    ? null
    : { found: asked.filter((result) => result === 'hit').length, asked: asked.length };
}

/** Whether every exercise has an answer; reaching the last one with gaps does not count (#finished). */
export function isFinished(totalAnswered: number, totalExercises: number): boolean {
  return totalAnswered >= totalExercises;
}

/** The first exercise without an answer after `lastExercise`, wrapping around at the end; null if none is open. */
export function nextOpenExercise(
  exercises: readonly ExerciseEntry[],
  lastExercise: number,
  totalExercises: number,
): number | null {
  const answered = answeredExercises(exercises);
  const inOrder = Array.from(
    { length: totalExercises },
    (_, step) => ((lastExercise + step) % totalExercises) + 1,
  );
  return inOrder.find((exercise) => !answered.has(exercise)) ?? null;
}
