import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { Playthrough } from '../answers.ts';
import type { SceneState } from '../game.ts';
import type { Review } from '../reviews.ts';
import { type ReviewEvent, reviewEvents } from './review-events.ts';

/**
 * When each exercise is due for another look: a fold over the first answers of the game and all reviews. Pure: no clock
 * and no database, so that the browser computes it offline and two devices agree. The web loads it with the screens that
 * need it only, because the library is as large as a screen.
 */

const dayMs = 86_400_000;

/** An exercise rests for at least and at most this long after each answer: training lasts about three months. */
const restDays = { shortest: 2, longest: 90 };

const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: restDays.longest,
  enable_fuzz: false,
  enable_short_term: false,
});

const gradeOf = {
  missed: Rating.Again,
  unsure: Rating.Hard,
  known: Rating.Good,
} as const satisfies Record<ReviewEvent['result'], Grade>;

/** An exercise that was answered at least once. Times are ISO 8601. */
export type ScheduledExercise = {
  exerciseId: number;
  dueAt: string;
  /** Two days after the last answer, in the game or in a review: from then on it may be reviewed. */
  restedAt: string;
  /** The last review; null before the first. */
  reviewedAt: string | null;
  /** The last answer was wrong or a skip, or the exercise was missed in the game and not reviewed since. */
  isMissed: boolean;
  /** The states of the scene in the last two reviews, the latest first. */
  lastStates: readonly (SceneState | null)[];
};

/** In the order of the game. */
export type Schedule = readonly ScheduledExercise[];

/** @param reviews those of the server before those that wait on the device */
export function scheduleOf(playthrough: Playthrough | null, reviews: readonly Review[]): Schedule {
  const cards = new Map<number, { card: Card; exercise: ScheduledExercise }>();
  for (const event of reviewEvents(playthrough, reviews)) {
    const known = cards.get(event.exerciseId);
    const at = new Date(event.at);
    const { card } = scheduler.next(known?.card ?? createEmptyCard(at), at, gradeOf[event.result]);
    cards.set(event.exerciseId, { card, exercise: scheduledExercise(event, card.due, known?.exercise) });
  }
  return [...cards.values()].map(({ exercise }) => exercise).sort((a, b) => a.exerciseId - b.exerciseId);
}

function scheduledExercise(
  { exerciseId, at, result, state, isReview }: ReviewEvent,
  due: Date,
  before: ScheduledExercise | undefined,
): ScheduledExercise {
  const daysLater = (days: number) => Date.parse(at) + days * dayMs;
  const [rested, latest] = [daysLater(restDays.shortest), daysLater(restDays.longest)];
  return {
    exerciseId,
    // The library keeps its grades at least a day apart, even beyond the longest interval that it was given.
    dueAt: new Date(Math.min(latest, Math.max(rested, due.getTime()))).toISOString(),
    restedAt: new Date(rested).toISOString(),
    reviewedAt: isReview ? at : (before?.reviewedAt ?? null),
    isMissed: result === 'missed' || (result === 'unsure' && !isReview),
    lastStates: isReview ? [state, ...(before?.lastStates ?? [])].slice(0, 2) : (before?.lastStates ?? []),
  };
}
