import { fewestMembers } from '#contract/facility-topics.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, gte, inArray, sql } from '#server/lib/database/query.ts';
import { handCounts } from '#server/tables/together.ts';

export type Hands = { raised: number; right: number };

/**
 * How many hands went up before one screen, and how many of them for the right claim.
 * @param exercises the ids of those of a topic
 * @returns null while there are fewer than `fewestMembers`
 */
export async function findHands(
  database: Database,
  facilityId: string,
  exercises: readonly number[],
  since: Date,
): Promise<Hands | null> {
  const [hands] = await database
    .select({
      raised: sql<number>`coalesce(sum(${handCounts.hands}), 0)::int`,
      right: sql<number>`coalesce(sum(${handCounts.rightHands}), 0)::int`,
    })
    .from(handCounts)
    .where(
      and(
        eq(handCounts.facilityId, facilityId),
        inArray(handCounts.exerciseId, [...exercises]),
        gte(handCounts.countedAt, since),
      ),
    );
  return hands && hands.raised >= fewestMembers ? hands : null;
}
