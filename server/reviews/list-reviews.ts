import type { listReviews as endpoint } from '#contract/reviews.ts';
import { and, eq, gt, or, type SQL } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { reviews } from '#server/tables/reviews.ts';
import { reviewsMessages } from './messages.ts';
import { isReadableReviewOf, reviewOf } from './read-reviews.ts';

/** About half a year of reviews. */
const reviewsPerPage = 500;

/**
 * Lists the caller's reviews in the order in which they were made, page by page. Works after access has ended too, like
 * the answers of the game.
 * @throws Problem validation if `after` is no review of the caller; too_many_requests
 */
export async function listReviews(
  { database, limits, content }: Services,
  { query, caller }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  await limits.countInProcess('answerReads', caller.accountId);
  const isOwn = isReadableReviewOf(caller.accountId);
  let isOnPage: SQL | undefined = isOwn;
  if (query.after !== undefined) {
    const [last] = await database
      .select()
      .from(reviews)
      .where(and(isOwn, eq(reviews.id, query.after)));
    if (!last) throw fieldProblem('after', reviewsMessages.noSuchReview);
    isOnPage = and(isOwn, isLaterThan(last));
  }
  const rows = await database
    .select()
    .from(reviews)
    .where(isOnPage)
    .orderBy(reviews.reviewedAt, reviews.id)
    .limit(reviewsPerPage + 1);
  const page = rows.slice(0, reviewsPerPage);
  return {
    reviews: page.map((row) => reviewOf(row, content)),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

function isLaterThan({ reviewedAt, id }: typeof reviews.$inferSelect): SQL | undefined {
  const isSameInstant = eq(reviews.reviewedAt, reviewedAt);
  return or(gt(reviews.reviewedAt, reviewedAt), and(isSameInstant, gt(reviews.id, id)));
}
