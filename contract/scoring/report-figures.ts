import type { ExerciseEntry, ExerciseStatus, Playthrough } from '../answers.ts';
import type { signalKinds } from '../game.ts';
import { correctAfter, isAnswered, isCompleted, isFirstTry, realAttempts, statusOf } from './scoring.ts';

/**
 * The figures of one playthrough for the Reports tab and for the PDF. Both read them from here, so that they never
 * differ. Pure.
 */

type Part = { part: number; title: string; first: number; last: number };
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

export type KindFigures = { kind: SignalKind; answered: number; firstTry: number };

/** How well each kind of signal was noticed, best first; without the kinds that have no answer. */
export function kindFigures(
  playthrough: Playthrough | null,
  kindOf: ReadonlyMap<number, SignalKind>,
): KindFigures[] {
  const kinds = new Map<SignalKind, KindFigures>();
  for (const entry of playthrough?.exercises ?? []) {
    const kind = kindOf.get(entry.exercise_id);
    if (!kind || !isAnswered(entry)) continue;
    const figures = kinds.get(kind) ?? { kind, answered: 0, firstTry: 0 };
    figures.answered += 1;
    if (isFirstTry(entry)) figures.firstTry += 1;
    kinds.set(kind, figures);
  }
  return [...kinds.values()].sort((a, b) => b.firstTry / b.answered - a.firstTry / a.answered);
}

/** Whether at least three of four were right at the first try: "Your strong points"; else "What to practice". */
export function isNoticedWell({ answered, firstTry }: KindFigures): boolean {
  return firstTry / answered >= 0.75;
}

/** Exercises that were skipped, or tried and never right, in game order: those of "Practice what I missed". */
export function missedExercises(playthrough: Playthrough | null): number[] {
  return (playthrough?.exercises ?? [])
    .filter((entry) => statusOf(entry) !== null && !isCompleted(entry))
    .map(({ exercise_id }) => exercise_id)
    .sort((a, b) => a - b);
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
