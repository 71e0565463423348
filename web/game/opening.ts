import type { AnswerRecord } from '#contract/answers.ts';
import { exerciseAfter } from './play-rules.ts';
import type { GameSession } from './save-visit.ts';

/** Navigation state of the game screen, as the dashboard and the reports send it (specification section 2). */
export type GameState = {
  GameId?: unknown;
  lastExercise?: unknown;
  resume?: unknown;
  newSession?: unknown;
  /** Made at Start New; every save of that game carries it (decision G24). */
  session?: unknown;
  /** "Practice what I missed": the exercises to go through. */
  practice?: unknown;
};

export type Opening = {
  firstExercise: number;
  practice: readonly number[] | null;
  session: GameSession;
};

type Known = {
  total: number;
  /** The present record, with what waits on this device; null before the first answer. */
  record: Pick<AnswerRecord, 'session' | 'lastAnsweredExercise'> | null;
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
    return { firstExercise: 1, practice: null, session: { session, isNew: true } };
  }
  const session = presentSession(known);
  const practice = practiceOf(state?.practice, total);
  if (practice?.[0] !== undefined) return { firstExercise: practice[0], practice, session };
  const last = state?.resume === true ? state.lastExercise : (known.record?.lastAnsweredExercise ?? 0);
  return { firstExercise: exerciseAfter(last, total), practice: null, session };
}

function presentSession({ record, isNew, newId }: Known): GameSession {
  return record ? { session: record.session, isNew } : { session: newId(), isNew: true };
}

function practiceOf(given: unknown, total: number): readonly number[] | null {
  if (!Array.isArray(given)) return null;
  const valid = given.filter((id): id is number => Number.isInteger(id) && id >= 1 && id <= total);
  return valid.length > 0 ? [...new Set(valid)].sort((a, b) => a - b) : null;
}
