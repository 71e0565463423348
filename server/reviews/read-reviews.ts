import { and, eq, gt } from 'drizzle-orm';
import type { Review } from '#contract/reviews.ts';
import type { Services } from '#server/services/services.ts';
import { reviews } from '#server/tables/reviews.ts';

type Deps = Pick<Services, 'database' | 'content'>;

/** A stored review as the contract names it. */
export function reviewOf(
  row: typeof reviews.$inferSelect,
  { retiredTitles, rewritten }: Pick<Services['content'], 'retiredTitles' | 'rewritten'>,
): Omit<typeof row, 'reviewedAt' | 'state'> & Review {
  const { state, ...others } = row;
  return {
    ...others,
    ...(state !== null && { state }),
    reviewedAt: row.reviewedAt.toISOString(),
    ...(retiredTitles.has(row.contentVersion) && { retired: true }),
    ...(rewritten.has(row.contentVersion) && { rewritten: true }),
  };
}

/**
 * All reviews of a person, in the order in which they were made.
 * @param since only those that arrived after this instant
 */
export async function readReviews(
  { database, content }: Deps,
  accountId: string,
  since: Date | null = null,
): Promise<Review[]> {
  const rows = await database
    .select()
    .from(reviews)
    .where(and(eq(reviews.accountId, accountId), since ? gt(reviews.receivedAt, since) : undefined))
    .orderBy(reviews.reviewedAt, reviews.id);
  return rows.map((row) => reviewOf(row, content));
}
