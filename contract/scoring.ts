import type { Attempt, ExerciseEntry, ExerciseStatus, Score } from './answers.ts';

/**
 * What counts as answered, completed, skipped, first try and finished: said here once, for the server and for the
 * browser that plays on without a network. Pure; nothing here knows a clock, a database or a request.
 */

type Attempts = Pick<ExerciseEntry, 'main'>;
type Entry = Pick<ExerciseEntry, 'main' | 'skip'>;

/** What somebody really answered, in order; the stand-in of a skip is none (decision G23). */
export function realAttempts({ main }: Attempts): Attempt[] {
  return main.filter((attempt) => !attempt.synthetic);
}

/** At least one attempt of a person; a skip alone is none (decisions G23, G30). */
export function isAnswered(entry: Attempts): boolean {
  return realAttempts(entry).length > 0;
}

/** Right at some attempt, alone or assisted. */
export function isCompleted(entry: Attempts): boolean {
  return correctAfter(entry) !== null;
}

/** Right at the very first attempt of the record, without help; replays never change it (decision G33). */
export function isFirstTry(entry: Attempts): boolean {
  const [first] = realAttempts(entry);
  return first?.attempt_outcome === 'correct' && !first.assisted;
}

/** Position of the first right attempt, 1 for the first one; null while none is right (decision G34). */
export function correctAfter(entry: Attempts): number | null {
  const index = realAttempts(entry).findIndex((attempt) => attempt.attempt_outcome === 'correct');
  return index < 0 ? null : index + 1;
}

/** Completed before Skipped before Incomplete (decision G36); null for an exercise that was only looked at. */
export function statusOf(entry: Entry): ExerciseStatus | null {
  if (isCompleted(entry)) return 'Completed';
  if (entry.skip) return 'Skipped';
  return isAnswered(entry) ? 'Incomplete' : null;
}

/**
 * The figures of one record. `skipped` counts the exercises that the reports call Skipped; one that was answered wrong
 * before is among the answered ones too (decision G30). Scores are whole per cents of the answered exercises, null while there are none (decision G32).
 */
export function scoreOf(exercises: readonly Entry[], totalExercises: number): Score {
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

/** Every exercise has an answer; reaching the last one with gaps is not finished (decision G31). */
export function isFinished(totalAnswered: number, totalExercises: number): boolean {
  return totalAnswered >= totalExercises;
}

/** The first exercise without an answer after `lastExercise`, going round at the end; null when none is open. */
export function nextOpenExercise(
  exercises: readonly ExerciseEntry[],
  lastExercise: number,
  totalExercises: number,
): number | null {
  const answered = new Set(exercises.filter(isAnswered).map((entry) => entry.exercise_id));
  for (let step = 0; step < totalExercises; step += 1) {
    const exercise = ((lastExercise + step) % totalExercises) + 1;
    if (!answered.has(exercise)) return exercise;
  }
  return null;
}
