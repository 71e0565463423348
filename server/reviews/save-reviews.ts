import type { Game } from '#contract/game.ts';
import { type saveReviews as endpoint, maxReviews, type SentReview } from '#contract/reviews.ts';
import { receiveReview } from '#contract/rules/received-review.ts';
import { checkSaving, type Player } from '#server/access/check-access.ts';
import { playedExercise } from '#server/answers/played-exercise.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { reviews } from '#server/tables/reviews.ts';
import { reviewsMessages } from './messages.ts';

/**
 * Stores reviews of exercises (docs/product-decisions.md#reviews). They are on disk before the response is sent. Of two copies of a review the
 * first counts, in one call or in several.
 * @throws Problem validation naming the field, also once the account has `maxReviews`; too_many_requests; subscription_required or facility_ended if any of them
 * was made after access ended
 */
export async function saveReviews(
  { database, content: { game }, clock, limits }: Services,
  { body, caller }: Call<typeof endpoint, Player>,
): Promise<Spoken<typeof endpoint>> {
  await limits.countInProcess('savesPerMinute', caller.accountId);
  await limits.countInProcess('savesPerDay', caller.accountId);
  const receivedAt = clock.now();
  const rows = body.reviews.map((sent, index) => ({
    accountId: caller.accountId,
    ...rowOf(sent, `reviews.${index}`, game, receivedAt),
  }));
  const madeAt = body.reviews.map(({ reviewedAt }) => new Date(reviewedAt));
  checkSaving(caller.access, madeAt, receivedAt);
  // Always in the same order, so that two calls with the same reviews cannot deadlock.
  rows.sort((a, b) => a.id.localeCompare(b.id));
  const stored = await database.$count(reviews, eq(reviews.accountId, caller.accountId));
  if (stored + rows.length > maxReviews) {
    throw fieldProblem('reviews', reviewsMessages.tooManyReviews);
  }
  await database.insert(reviews).values(rows).onConflictDoNothing();
  return { message: reviewsMessages.reviewsSaved };
}

function rowOf(sent: SentReview, field: string, game: Game, receivedAt: Date) {
  const { answer } = playedExercise(
    game,
    { id: sent.exerciseId, field: `${field}.exerciseId` },
    [{ id: sent.selectedOptionId, field: `${field}.selectedOptionId` }],
    sent.contentVersion,
    sent.state && { state: sent.state, field: `${field}.state` },
  );
  const review = receiveReview(sent, receivedAt.toISOString(), answer);
  return { ...review, reviewedAt: new Date(review.reviewedAt), receivedAt };
}
