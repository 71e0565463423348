import type { Attempt, ExerciseEntry, Playthrough, SaveAnswerBody } from '../answers.ts';
import { isAnswered, isCompleted, scoreOf } from './scoring.ts';

/**
 * A playthrough is the sum of its saves, in the order in which the server received them. The server adds up all stored
 * saves; the browser adds its unsent saves to the playthrough that it has received, and so shows the same figures.
 */

type SentExercise = SaveAnswerBody['exercise'];
type SentAttempt = SentExercise['main'][number];

/** One save as it counts: with graded outcomes, the placeholder of a skip marked, and plausible times. */
export type ReceivedSave = {
  exercise_id: number;
  time: number;
  elapsed_ms: number;
  repeats: number;
  skip: boolean;
  /** Saves of one visit overlap; a save without an id is a separate visit. */
  visit_id: string | undefined;
  look_first?: SentExercise['look_first'];
  main: Attempt[];
  receivedAt: string;
};

/** Seconds that the specification's timer shows when an exercise starts. */
const timerStart = 10;
const dayMs = 86_400_000;

/**
 * Returns a save as it counts at the instant `receivedAt` (ISO 8601). `answer` is the id of the right option, which
 * corrects the outcome of attempts with `selected_option_id` (docs/product-decisions.md#server-decides-outcome); null keeps the outcomes as sent.
 */
export function receiveSave(exercise: SentExercise, receivedAt: string, answer: number | null): ReceivedSave {
  const { exercise_id, time, repeats, skip, visit_id, look_first } = exercise;
  return {
    exercise_id,
    time,
    elapsed_ms: exercise.elapsed_ms ?? Math.max(0, Math.round((time - timerStart) * 1000)),
    repeats,
    skip,
    visit_id,
    ...(look_first && { look_first }),
    main: exercise.main.map((attempt, index) => ({
      ...attempt,
      attempted_at: attempt.attempted_at ?? receivedAt,
      attempt_outcome: outcomeOf(attempt, answer),
      ...(isPlaceholderForSkip(exercise, index) && { synthetic: true }),
    })),
    receivedAt,
  };
}

function outcomeOf({ attempt_outcome, selected_option_id }: SentAttempt, answer: number | null) {
  if (selected_option_id === undefined || answer === null) return attempt_outcome;
  return selected_option_id === answer ? 'correct' : 'incorrect';
}

/** A skip arrives as the last attempt of its save: incorrect, without a chosen option (#skip-placeholder). */
function isPlaceholderForSkip({ skip, main }: SentExercise, index: number): boolean {
  const attempt = main[index];
  return (
    skip &&
    index === main.length - 1 &&
    attempt?.attempt_outcome === 'incorrect' &&
    attempt.selected_option_id === undefined
  );
}

/** When an attempt was made: by the clock of its device if that is at most a day behind ours, never ahead of it (#device-clock). */
export function trustedTime(attemptedAt: string, receivedAt: string): string {
  const behind = Date.parse(receivedAt) - Date.parse(attemptedAt);
  return behind < 0 || behind > dayMs ? receivedAt : attemptedAt;
}

/** Whether the save moves "last answered exercise": without an answer or a skip it only holds a place and its time. */
export function isOutcome({ main, skip }: { main: readonly unknown[]; skip: boolean }): boolean {
  return skip || main.length > 0;
}

/** A playthrough before its first save. */
export function emptyPlaythrough(session: string, totalExercises: number): Playthrough {
  return {
    session,
    answerDate: null,
    lastAnsweredExercise: 0,
    place: null,
    exercises: [],
    ...scoreOf([], totalExercises),
  };
}

/** Returns the playthrough with more saves added in their order; does not change the given one. */
export function addSaves(playthrough: Playthrough, saves: readonly ReceivedSave[]): Playthrough {
  const entries = new Map(playthrough.exercises.map((entry) => [entry.exercise_id, entry]));
  const visits = new Map<string, Spent>();
  let { answerDate, lastAnsweredExercise, place = null } = playthrough;
  for (const save of saves) {
    const entry = entries.get(save.exercise_id) ?? emptyEntry(save.exercise_id);
    entries.set(save.exercise_id, addTime(addOutcome(entry, save), save, visits));
    if (isOutcome(save)) lastAnsweredExercise = save.exercise_id;
    place = save.exercise_id === lastAnsweredExercise ? null : save.exercise_id;
    answerDate = latest([answerDate, playedAt(save)]);
  }
  const exercises = [...entries.values()].sort((a, b) => a.exercise_id - b.exercise_id);
  return {
    session: playthrough.session,
    answerDate,
    lastAnsweredExercise,
    place,
    exercises,
    ...scoreOf(exercises, playthrough.totalExercises),
  };
}

function emptyEntry(exercise_id: number): ExerciseEntry {
  return { exercise_id, time: 0, elapsed_ms: 0, repeats: 0, skip: false, main: [] };
}

/**
 * Adds each attempt once. A skip never removes anything and counts only until an answer follows; then its only
 * placeholder is removed (#skip-placeholder).
 */
function addOutcome(entry: ExerciseEntry, save: ReceivedSave): ExerciseEntry {
  const known = new Set(entry.main.map((attempt) => attempt.attempt_id));
  const added = save.main
    .filter(({ attempt_id }) => {
      const isNew = attempt_id === undefined || !known.has(attempt_id);
      known.add(attempt_id);
      return isNew;
    })
    .map((attempt) => ({ ...attempt, attempted_at: trustedTime(attempt.attempted_at, save.receivedAt) }));
  const isSkipped = save.skip || (entry.skip && !isAnswered({ main: added }));
  const main = [...entry.main, ...added];
  const skip = isSkipped && !isCompleted({ main });
  const placeholder = skip ? main.findLast((attempt) => attempt.synthetic) : undefined;
  return {
    ...entry,
    ...(entry.look_first === undefined && save.look_first && { look_first: save.look_first }),
    repeats: entry.repeats + save.repeats,
    skip,
    main: main.filter((attempt) => !attempt.synthetic || attempt === placeholder),
  };
}

type Spent = { time: number; elapsed_ms: number };

/** Adds up visits; within a visit the largest figures count, since each save has the time since its start (#saves-add-up). */
function addTime(entry: ExerciseEntry, save: ReceivedSave, visits: Map<string, Spent>): ExerciseEntry {
  const key = save.visit_id && `${save.exercise_id} ${save.visit_id}`;
  const before = (key && visits.get(key)) || { time: 0, elapsed_ms: 0 };
  const spent = {
    time: Math.max(before.time, save.time),
    elapsed_ms: Math.max(before.elapsed_ms, save.elapsed_ms),
  };
  if (key) visits.set(key, spent);
  return {
    ...entry,
    time: entry.time + spent.time - before.time,
    elapsed_ms: entry.elapsed_ms + spent.elapsed_ms - before.elapsed_ms,
  };
}

/** When the person played what a save holds: its last attempt, or its arrival if there is none. */
export function playedAt({ main, receivedAt }: ReceivedSave): string {
  const dates = main.map((attempt) => trustedTime(attempt.attempted_at, receivedAt));
  return latest(dates) ?? receivedAt;
}

function latest(instants: readonly (string | null)[]): string | null {
  return instants.reduce(
    (last, instant) =>
      instant !== null && (last === null || Date.parse(instant) > Date.parse(last)) ? instant : last,
    null,
  );
}
