import { and, eq, gt } from 'drizzle-orm';
import type { Review } from '#contract/reviews.ts';
import type { Services } from '#server/services/services.ts';
import { reviews } from '#server/tables/reviews.ts';

type Deps = Pick<Services, 'database' | 'content'>;

/** A stored review as the contract names it. */
export function reviewOf(
  row: typeof reviews.$inferSelect,
  retiredTitles: Services['content']['retiredTitles'],
): Omit<typeof row, 'reviewedAt'> & Review {
  return {
    ...row,
    reviewedAt: row.reviewedAt.toISOString(),
    ...(retiredTitles.has(row.contentVersion) && { retired: true }),
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
  return rows.map((row) => reviewOf(row, content.retiredTitles));
}
