import type { ExerciseEntry, ExerciseStatus, Playthrough } from '../answers.ts';
import { type Part, signalKinds } from '../game.ts';
import { correctAfter, isAnswered, isFirstTry, realAttempts, statusOf } from './scoring.ts';

/**
 * The figures of one playthrough for the Reports tab and for the PDF. Both read them from here, so that they never
 * differ. Pure.
 */

type SignalKind = (typeof signalKinds)[number];

/** An exercise in a report: it has at least one attempt, or it was skipped. */
export type ExerciseFigures = {
  exerciseId: number;
  status: ExerciseStatus;
  /** Real attempts; the placeholder of a skip does not count. */
  attempts: number;
  /** Position of the first right attempt; null while none is right. */
  correctAfter: number | null;
  /** ISO 8601; for a skip the time of the skip. */
  lastAttemptAt: string | null;
};

export type PartFigures = Part & {
  exercises: ExerciseFigures[];
  /** Exercises that were right at the very first attempt. */
  firstTry: number;
  /** Real attempts of all its exercises together. */
  attempts: number;
  answered: number;
};

/** Returns the figures of an exercise; null for one that was only looked at. */
export function exerciseFigures(entry: ExerciseEntry): ExerciseFigures | null {
  const status = statusOf(entry);
  if (status === null) return null;
  const times = entry.main.map(({ attempted_at }) => attempted_at).sort();
  return {
    exerciseId: entry.exercise_id,
    status,
    attempts: realAttempts(entry).length,
    correctAfter: correctAfter(entry),
    lastAttemptAt: times.at(-1) ?? null,
  };
}

/** Returns the figures of each part. A part without an answer has no exercises or only skipped ones. */
export function partFigures(playthrough: Playthrough | null, parts: readonly Part[]): PartFigures[] {
  return parts.map((part) => {
    const entries = (playthrough?.exercises ?? [])
      .filter(({ exercise_id }) => exercise_id >= part.first && exercise_id <= part.last)
      .sort((a, b) => a.exercise_id - b.exercise_id);
    return {
      ...part,
      exercises: entries.map(exerciseFigures).filter((figures) => figures !== null),
      firstTry: entries.filter(isFirstTry).length,
      attempts: entries.reduce((sum, entry) => sum + realAttempts(entry).length, 0),
      answered: entries.filter(isAnswered).length,
    };
  });
}

export type KindFigures = {
  kind: SignalKind;
  /** Exercises of this kind in the whole game. */
  total: number;
  answered: number;
  firstTry: number;
};

/**
 * How each kind of signal was noticed, always in the same order; without the kinds that have no answer. An answer to an
 * exercise that another one has replaced since says nothing about the kind of the new one.
 */
export function kindFigures(
  playthrough: Playthrough | null,
  kindOf: ReadonlyMap<number, SignalKind>,
): KindFigures[] {
  const all = [...kindOf.values()];
  const entries = (playthrough?.exercises ?? []).filter(
    (entry) => isAnswered(entry) && (entry.retired_title === undefined || entry.rewritten),
  );
  return signalKinds
    .map((kind) => {
      const ofKind = entries.filter(({ exercise_id }) => kindOf.get(exercise_id) === kind);
      return {
        kind,
        total: all.filter((one) => one === kind).length,
        answered: ofKind.length,
        firstTry: ofKind.filter(isFirstTry).length,
      };
    })
    .filter(({ answered }) => answered > 0);
}

/** With fewer first tries than this nothing can be said about a kind of signal. */
export const fewestFirstTries = 6;

/**
 * Whether a kind of signal may be called "Noticed well": at least four of five right at the first try, or, of a kind with
 * five exercises in the whole game, all of them.
 */
export function isNoticedWell({ total, answered, firstTry }: KindFigures): boolean {
  if (answered >= fewestFirstTries) return firstTry / answered >= 0.8;
  return answered === fewestFirstTries - 1 && firstTry === total;
}

/**
 * Exercises whose first try was wrong or assisted, or that were skipped without an answer since, in game order: those of
 * "Worth another look" (docs/product-decisions.md#practice). A later right answer does not clear them: with
 * two people to choose from it may be right only because the first one was wrong.
 */
export function missedExercises(playthrough: Playthrough | null): number[] {
  return (playthrough?.exercises ?? [])
    .filter((entry) => statusOf(entry) !== null && !isFirstTry(entry))
    .map(({ exercise_id }) => exercise_id)
    .sort((a, b) => a - b);
}

const hourMs = 3_600_000;

/**
 * The missed exercises that were not noticed at once since: "Practice what I missed" goes through them, so that it ends.
 * A right answer counts if it did not correct a wrong one just before it (#practice).
 */
export function exercisesToPractice(playthrough: Playthrough | null): number[] {
  const isNoticed = new Map(
    playthrough?.exercises.map((entry) => [entry.exercise_id, isNoticedSince(entry)] as const),
  );
  return missedExercises(playthrough).filter((id) => !isNoticed.get(id));
}

/** Whether a later visit began with a right answer: the one before was right too, or is at least an hour older. */
function isNoticedSince(entry: ExerciseEntry): boolean {
  const attempts = realAttempts(entry);
  return attempts.some(({ attempt_outcome, assisted, attempted_at }, index) => {
    const before = attempts[index - 1];
    if (!before || attempt_outcome !== 'correct' || assisted) return false;
    const pause = Date.parse(attempted_at) - Date.parse(before.attempted_at);
    return before.attempt_outcome === 'correct' || pause >= hourMs;
  });
}

export type DayFigures = { day: string; answered: number };

/**
 * How many exercises had an answer at the end of each day with a first answer.
 * @param dayOf returns the day of an instant in the reader's time zone, sortable: 2026-06-01
 */
export function dayFigures(
  playthrough: Playthrough | null,
  dayOf: (instant: string) => string,
): DayFigures[] {
  const firstAnswers = (playthrough?.exercises ?? [])
    .map((entry) => realAttempts(entry)[0]?.attempted_at)
    .filter((instant) => instant !== undefined)
    .map(dayOf)
    .sort();
  const days: DayFigures[] = [];
  for (const [index, day] of firstAnswers.entries()) {
    const last = days.at(-1);
    if (last?.day === day) last.answered = index + 1;
    else days.push({ day, answered: index + 1 });
  }
  return days;
}
