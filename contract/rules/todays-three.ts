import { type SceneState, sceneStates } from '../game.ts';
import type { ClaimOrder } from '../reviews.ts';
import type { Schedule, ScheduledExercise } from './schedule.ts';

/** How many exercises a day are offered. */
const offeredADay = 3;

/** A day of the player, in their time zone: from the first instant to the one after the last (ISO 8601). */
export type Day = { start: string; end: string };

/** The state counts where the scene of the exercise has two. */
export type OfferedReview = { exerciseId: number; order: ClaimOrder; state: SceneState };

export type TodaysThree = {
  /** What is left of the day's three. */
  offered: OfferedReview[];
  /** How many exercises were reviewed on this day, "One more" included. */
  reviewed: number;
  /** "One more", once nothing is left of the three; null if every exercise has to rest. */
  oneMore: OfferedReview | null;
};

/**
 * Which exercises are offered on a day: those due, the missed ones first, and never more than three together with those
 * already reviewed. What was not done waits unseen: it is neither counted nor added to the next day. Pure.
 * @param random from 0 to below 1: which state is shown and which claim comes first, so that no turn can be learned
 */
export function todaysThree(schedule: Schedule, day: Day, random = Math.random): TodaysThree {
  const [start, end] = [Date.parse(day.start), Date.parse(day.end)];
  const reviewed = schedule.filter(({ reviewedAt }) => {
    const at = reviewedAt === null ? Number.NaN : Date.parse(reviewedAt);
    return at >= start && at < end;
  }).length;
  const due = schedule.filter(({ dueAt }) => Date.parse(dueAt) < end).sort(byUrgency);
  const offered = due.slice(0, Math.max(0, offeredADay - reviewed));
  const rested = schedule
    .filter(({ restedAt }) => Date.parse(restedAt) < end)
    .sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt) || a.exerciseId - b.exerciseId);
  const next = offered.length > 0 ? undefined : (due[0] ?? rested[0]);
  const offerOf = (exercise: ScheduledExercise) => draw(exercise, random);
  return { offered: offered.map(offerOf), reviewed, oneMore: next ? offerOf(next) : null };
}

/** Missed exercises first, then those that have waited longest. */
function byUrgency(a: ScheduledExercise, b: ScheduledExercise): number {
  return (
    Number(b.isMissed) - Number(a.isMissed) ||
    Date.parse(a.dueAt) - Date.parse(b.dueAt) ||
    a.exerciseId - b.exerciseId
  );
}

/** Each state comes at least once in three reviews; otherwise chance decides, so that nobody can turn an answer around. */
function draw({ exerciseId, lastStates }: ScheduledExercise, random: () => number): OfferedReview {
  const [last, before] = lastStates;
  const isTwice = last !== undefined && last !== null && last === before;
  const states = isTwice ? sceneStates.filter((state) => state !== last) : sceneStates;
  return {
    exerciseId,
    order: random() < 0.5 ? 'filmed' : 'swapped',
    state: states[Math.floor(random() * states.length)] ?? sceneStates[0],
  };
}
