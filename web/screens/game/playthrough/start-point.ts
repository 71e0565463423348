import type { Playthrough } from '#contract/answers.ts';
import { exerciseAfter } from '../play/play-rules.ts';
import type { Opening, PlayState } from '../play/play-types.ts';
import type { OpenPlaythrough } from './open-playthrough.ts';

/** Navigation state of the game screen, as the dashboard and the reports send it (specification section 2). */
export type GameState = {
  GameId?: unknown;
  lastExercise?: unknown;
  resume?: unknown;
  /** The exercise left without an answer, which Resume opens instead of the one after `lastExercise` (docs/product-decisions.md#saved-notice). */
  place?: unknown;
  newSession?: unknown;
  /** The id created by Start New; every save of that game carries it (#new-session). */
  session?: unknown;
  /** The id of the game that was shown when Start New was pressed; null if there was none. */
  replaces?: unknown;
  /** "Practice what I missed": the exercises to go through. */
  practice?: unknown;
};

export type StartPoint = {
  firstExercise: number;
  practice: readonly number[] | null;
  openPlaythrough: OpenPlaythrough;
  /** The exercise that Resume opens so far; null for a new game without an answer, which saves no place (#restoring-games). */
  resumesAt: number | null;
  /** What the Presenter says first; null when the exercise begins at once. */
  opening: Opening | null;
};

type Known = {
  total: number;
  /** The current playthrough, including saves that wait on this device; null before the first answer. */
  playthrough: Pick<Playthrough, 'session' | 'answerDate' | 'lastAnsweredExercise' | 'place'> | null;
  /** The first answer of the playthrough still waits on this device. */
  isNew: boolean;
  newId: () => string;
  /** Milliseconds since 1970. */
  now: number;
};

/** Whether the start is known: from the playthrough, from saves that wait on this device, or from Start New. */
export function isStartKnown(state: GameState | null, known: { isRead: boolean; waiting: number }): boolean {
  return known.isRead || known.waiting > 0 || state?.newSession === true;
}

/**
 * Where the game screen begins and which game its answers belong to. Without a usable state (after a reload or with a
 * direct URL) it resumes, and never starts a new game (#game-by-address).
 */
export function startPointOf(state: GameState | null, known: Known): StartPoint {
  const { total, newId } = known;
  if (state?.newSession === true) {
    const session = typeof state.session === 'string' ? state.session : newId();
    const before = replacedGame(state.replaces, known.playthrough);
    return {
      firstExercise: 1,
      practice: null,
      openPlaythrough: { id: session, isNew: true, previous: before },
      resumesAt: null,
      opening: null,
    };
  }
  const openPlaythrough = currentPlaythrough(known);
  const { playthrough } = known;
  const resumesAt = playthrough?.place ?? exerciseAfter(playthrough?.lastAnsweredExercise ?? 0, total);
  const practice = practiceOf(state?.practice, total);
  if (practice?.[0] !== undefined)
    return { firstExercise: practice[0], practice, openPlaythrough, resumesAt, opening: null };
  const firstExercise = firstOf(state, total) ?? resumesAt;
  const opening = firstExercise === resumesAt && isBackAfterADay(known) ? 'welcomeBack' : null;
  return { firstExercise, practice: null, openPlaythrough, resumesAt, opening };
}

/** What opens the exercise that is on the screen once more, at its first clip; a new game without an answer begins anew. */
export function sameExercise({ current, practice, resumesAt }: Shown): GameState {
  if (practice) return { practice: practice.filter((id) => id >= current) };
  return resumesAt === null ? history.state?.usr : { resume: true, place: current };
}

type Shown = Pick<PlayState, 'current' | 'practice' | 'resumesAt'>;

const dayMs = 86_400_000;

/** Whether the last answer is at least a day old: then the Presenter says welcome back. */
function isBackAfterADay({ playthrough, now }: Known): boolean {
  if (!playthrough?.answerDate || playthrough.lastAnsweredExercise === 0) return false;
  return now - Date.parse(playthrough.answerDate) >= dayMs;
}

/** The exercise named by a resuming state; null if the playthrough decides. */
function firstOf(state: GameState | null, total: number): number | null {
  if (state?.resume !== true) return null;
  return isExercise(state.place, total) ? state.place : exerciseAfter(state.lastExercise, total);
}

function isExercise(given: unknown, total: number): given is number {
  return Number.isInteger(given) && Number(given) >= 1 && Number(given) <= total;
}

/** A first game whose saves still wait on this device has no id yet. */
function currentPlaythrough({ playthrough, isNew }: Known): OpenPlaythrough {
  if (!playthrough?.session) return { id: null, isNew: false, previous: null };
  return { id: playthrough.session, isNew, previous: isNew ? undefined : null };
}

function replacedGame(given: unknown, playthrough: Known['playthrough']): string | null | undefined {
  if (given === null || (typeof given === 'string' && given !== '')) return given;
  return playthrough?.session || undefined;
}

function practiceOf(given: unknown, total: number): readonly number[] | null {
  if (!Array.isArray(given)) return null;
  const valid = given.filter((id) => isExercise(id, total));
  return valid.length > 0 ? [...new Set(valid)].sort((a, b) => a - b) : null;
}
