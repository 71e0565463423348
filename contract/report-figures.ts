import type { AnswerRecord, ExerciseEntry, ExerciseStatus } from './answers.ts';
import type { signalKinds } from './game.ts';
import { correctAfter, isAnswered, isCompleted, isFirstTry, realAttempts, statusOf } from './scoring.ts';

/**
 * What the Reports tab and the PDF say of one record, as plain figures: both read them from here, so that they can
 * never differ. Pure.
 */

type Part = { part: number; title: string; first: number; last: number };
type SignalKind = (typeof signalKinds)[number];

/** One exercise of a report: it has at least one attempt, or was skipped. */
export type ExerciseFigures = {
  exerciseId: number;
  status: ExerciseStatus;
  /** Real attempts; the stand-in of a skip is none. */
  attempts: number;
  /** Position of the first right attempt, null while none is right. */
  correctAfter: number | null;
  /** ISO 8601; of a skip the moment of skipping. */
  lastAttemptAt: string | null;
};

export type PartFigures = Part & {
  exercises: ExerciseFigures[];
  /** Right at the very first attempt. */
  firstTry: number;
  /** Real attempts of all its exercises together. */
  attempts: number;
  answered: number;
};

/** What is offered to press in a report, in the order of the game. */
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

/** The record by parts. A part without an answer has no exercises or only skipped ones. */
export function partFigures(record: AnswerRecord | null, parts: readonly Part[]): PartFigures[] {
  return parts.map((part) => {
    const entries = (record?.exercises ?? [])
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

/** How each kind of signal was noticed; kinds without an answer are left out. Best noticed first. */
export function kindFigures(
  record: AnswerRecord | null,
  kindOf: ReadonlyMap<number, SignalKind>,
): KindFigures[] {
  const kinds = new Map<SignalKind, KindFigures>();
  for (const entry of record?.exercises ?? []) {
    const kind = kindOf.get(entry.exercise_id);
    if (!kind || !isAnswered(entry)) continue;
    const figures = kinds.get(kind) ?? { kind, answered: 0, firstTry: 0 };
    figures.answered += 1;
    if (isFirstTry(entry)) figures.firstTry += 1;
    kinds.set(kind, figures);
  }
  return [...kinds.values()].sort((a, b) => b.firstTry / b.answered - a.firstTry / a.answered);
}

/** Noticed at the first try in three of four cases or more: "Your strong points"; the rest: "What to practice". */
export function isNoticedWell({ answered, firstTry }: KindFigures): boolean {
  return firstTry / answered >= 0.75;
}

/** Skipped, or tried and never right: in the order of the game. "Practice what I missed" goes through these. */
export function missedExercises(record: AnswerRecord | null): number[] {
  return (record?.exercises ?? [])
    .filter((entry) => statusOf(entry) !== null && !isCompleted(entry))
    .map(({ exercise_id }) => exercise_id)
    .sort((a, b) => a - b);
}

export type DayFigures = { day: string; answered: number };

/**
 * How many exercises had an answer at the end of each day that was played.
 * @param dayOf names the day of an instant in the reader's zone, sortable: 2026-06-01
 */
export function dayFigures(record: AnswerRecord | null, dayOf: (instant: string) => string): DayFigures[] {
  const firstAnswers = (record?.exercises ?? [])
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
