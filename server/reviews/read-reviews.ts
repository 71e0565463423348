import { eq } from 'drizzle-orm';
import type { Review } from '#contract/reviews/reviews.ts';
import type { Services } from '#server/services.ts';
import { reviews } from './tables.ts';

type Deps = Pick<Services, 'database' | 'retiredTitles'>;

/** A stored review as the contract names it. */
export function reviewOf(
  row: typeof reviews.$inferSelect,
  retiredTitles: Services['retiredTitles'],
): Omit<typeof row, 'reviewedAt'> & Review {
  return {
    ...row,
    reviewedAt: row.reviewedAt.toISOString(),
    ...(retiredTitles.has(row.contentVersion) && { retired: true }),
  };
}

/** All reviews of a person, in the order in which they were made. */
export async function readReviews({ database, retiredTitles }: Deps, accountId: string): Promise<Review[]> {
  const rows = await database
    .select()
    .from(reviews)
    .where(eq(reviews.accountId, accountId))
    .orderBy(reviews.reviewedAt, reviews.id);
  return rows.map((row) => reviewOf(row, retiredTitles));
}
