import type { Attempt, ExerciseEntry, Playthrough } from '../answers.ts';
import type { SceneState } from '../game.ts';
import type { Review } from '../reviews.ts';
import { realAttempts } from './scoring.ts';

/** What the schedule knows of one answer: in the game or in a review. Pure. */
export type ReviewEvent = {
  id: string;
  exerciseId: number;
  /** ISO 8601. */
  at: string;
  /** `unsure`: right, but with help, or without being sure. */
  result: 'missed' | 'unsure' | 'known';
  /** The state of the scene in a review; null in the game, and where a scene has one. */
  state: SceneState | null;
  isReview: boolean;
};

/**
 * The first answers of the game and all reviews, each once, by time and then by id: the same list for the same answers,
 * whatever the order in which two devices sent them and however often. Of two copies of a review the first counts.
 */
export function reviewEvents(playthrough: Playthrough | null, reviews: readonly Review[]): ReviewEvent[] {
  const firstAnswers = (playthrough?.exercises ?? []).map((entry) =>
    firstAnswer(entry, playthrough?.session),
  );
  const events = new Map<string, ReviewEvent>();
  for (const event of [...firstAnswers, ...reviews.map(reviewEvent)]) {
    if (event && !events.has(event.id)) events.set(event.id, event);
  }
  return [...events.values()].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1));
}

/** A skip counts as missed until an answer follows. Null for an exercise only looked at, or replaced by another since. */
function firstAnswer(entry: ExerciseEntry, session: string | undefined): ReviewEvent | null {
  const first = realAttempts(entry)[0] ?? entry.main[0];
  const isReplaced = entry.retired_title !== undefined && !entry.rewritten;
  if (!first || isReplaced) return null;
  return {
    id: first.attempt_id ?? `${session} ${entry.exercise_id}`,
    exerciseId: entry.exercise_id,
    at: first.attempted_at,
    result: resultOf(first),
    state: null,
    isReview: false,
  };
}

function resultOf({ attempt_outcome, assisted }: Attempt): ReviewEvent['result'] {
  if (attempt_outcome === 'incorrect') return 'missed';
  return assisted ? 'unsure' : 'known';
}

function reviewEvent({ id, exerciseId, outcome, sure, assisted, state, ...review }: Review) {
  if (review.retired && !review.rewritten) return null;
  const isKnown = sure === true && !assisted;
  return {
    id,
    exerciseId,
    at: review.reviewedAt,
    result: outcome === 'incorrect' ? 'missed' : isKnown ? 'known' : 'unsure',
    state: state ?? null,
    isReview: true,
  } satisfies ReviewEvent;
}
