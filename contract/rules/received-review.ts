import type { Review, SentReview } from '../reviews.ts';

const dayMs = 86_400_000;
/** As long as an exercise can rest: an older review says nothing about when to look at it again. */
const oldestMs = 90 * dayMs;

/**
 * Returns a review as it counts at the instant `receivedAt` (ISO 8601): graded by the right option, and dated by the
 * clock of its device. A device may have been offline for weeks, so its date stands for longer than that of an answer in
 * the game (docs/product-decisions.md#device-clock); a date from the future or from long ago comes from a wrong clock.
 * @param answer id of the right option; null keeps the outcome as sent, for an exercise that has changed since
 */
export function receiveReview(sent: SentReview, receivedAt: string, answer: number | null): Review {
  const ageMs = Date.parse(receivedAt) - Date.parse(sent.reviewedAt);
  const isPlausible = ageMs >= -dayMs && ageMs <= oldestMs;
  const outcome = sent.selectedOptionId === answer ? 'correct' : 'incorrect';
  return {
    ...sent,
    outcome: answer === null ? sent.outcome : outcome,
    reviewedAt: isPlausible ? sent.reviewedAt : receivedAt,
  };
}
