import type { AnswerRecord } from '#contract/answers.ts';
import type { PlayedGame } from './game-session.ts';
import { exerciseAfter } from './play-rules.ts';

/** Navigation state of the game screen, as the dashboard and the reports send it (specification section 2). */
export type GameState = {
  GameId?: unknown;
  lastExercise?: unknown;
  resume?: unknown;
  /** The exercise left without an answer, where Resume leads instead of to the one after `lastExercise` (decision G137). */
  place?: unknown;
  newSession?: unknown;
  /** Made at Start New; every save of that game carries it (decision G24). */
  session?: unknown;
  /** The game that the person saw when Start New was pressed; null where there was none. */
  replaces?: unknown;
  /** "Practice what I missed": the exercises to go through. */
  practice?: unknown;
};

export type Opening = {
  firstExercise: number;
  practice: readonly number[] | null;
  session: PlayedGame;
  /** Where Resume leads as yet; null for a game without an answer, in which no place is kept (decision G25). */
  resumesAt: number | null;
};

type Known = {
  total: number;
  /** The present record, with what waits on this device; null before the first answer. */
  record: Pick<AnswerRecord, 'session' | 'lastAnsweredExercise' | 'place'> | null;
  /** The answer with which the record begins still waits on this device. */
  isNew: boolean;
  newId: () => string;
};

/** Whether it can be told where to begin: by the record that was read, by what waits on this device, or by Start New. */
export function isStartKnown(state: GameState | null, known: { isRead: boolean; waiting: number }): boolean {
  return known.isRead || known.waiting > 0 || state?.newSession === true;
}

/**
 * Where the game screen begins and which record its answers belong to. Without a usable state (reload, direct
 * address) it resumes, and never starts a new game (decision G28).
 */
export function openingOf(state: GameState | null, known: Known): Opening {
  const { total, newId } = known;
  if (state?.newSession === true) {
    const session = typeof state.session === 'string' ? state.session : newId();
    const before = replacedGame(state.replaces, known.record);
    return { firstExercise: 1, practice: null, session: { session, isNew: true, before }, resumesAt: null };
  }
  const session = presentSession(known);
  const { record } = known;
  const resumesAt = record?.place ?? exerciseAfter(record?.lastAnsweredExercise ?? 0, total);
  const practice = practiceOf(state?.practice, total);
  if (practice?.[0] !== undefined) return { firstExercise: practice[0], practice, session, resumesAt };
  return { firstExercise: firstOf(state, total) ?? resumesAt, practice: null, session, resumesAt };
}

/** The exercise that a resuming state names; null where it is left to the record. */
function firstOf(state: GameState | null, total: number): number | null {
  if (state?.resume !== true) return null;
  return isExercise(state.place, total) ? state.place : exerciseAfter(state.lastExercise, total);
}

function isExercise(given: unknown, total: number): given is number {
  return Number.isInteger(given) && Number(given) >= 1 && Number(given) <= total;
}

/** The record of a first game that waits on this device has no session yet. */
function presentSession({ record, isNew }: Known): PlayedGame {
  if (!record?.session) return { session: null, isNew: false, before: null };
  return { session: record.session, isNew, before: isNew ? undefined : null };
}

function replacedGame(given: unknown, record: Known['record']): string | null | undefined {
  if (given === null || (typeof given === 'string' && given !== '')) return given;
  return record?.session || undefined;
}

function practiceOf(given: unknown, total: number): readonly number[] | null {
  if (!Array.isArray(given)) return null;
  const valid = given.filter((id) => isExercise(id, total));
  return valid.length > 0 ? [...new Set(valid)].sort((a, b) => a - b) : null;
}
