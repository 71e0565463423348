import type { Review } from '#contract/reviews.ts';
import { isReadable } from '#server/accounts/given-password.ts';
import { and, eq } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { reviews } from '#server/tables/reviews.ts';

type Deps = Pick<Services, 'database' | 'content'>;

/** A stored review as the contract names it. */
export function reviewOf(
  row: typeof reviews.$inferSelect,
  { retiredTitles, rewritten }: Pick<Services['content'], 'retiredTitles' | 'rewritten'>,
): Omit<typeof row, 'reviewedAt' | 'state' | 'language'> & Review {
  const { state, language, ...others } = row;
  return {
    ...others,
    ...(state !== null && { state }),
    ...(language !== 'en' && { language }),
    reviewedAt: row.reviewedAt.toISOString(),
    ...(retiredTitles.has(row.contentVersion) && { retired: true }),
    ...(rewritten.has(row.contentVersion) && { rewritten: true }),
  };
}

/** The reviews of a person that may be read, in the order in which they were made. */
export async function readReviews({ database, content }: Deps, accountId: string): Promise<Review[]> {
  const rows = await database
    .select()
    .from(reviews)
    .where(isReadableReviewOf(accountId))
    .orderBy(reviews.reviewedAt, reviews.id);
  return rows.map((row) => reviewOf(row, content));
}

export const isReadableReviewOf = (accountId: string) =>
  and(eq(reviews.accountId, accountId), isReadable(accountId, reviews.receivedAt));
