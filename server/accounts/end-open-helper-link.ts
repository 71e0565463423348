import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNull } from '#server/lib/database/query.ts';
import { helperLinks } from '#server/tables/plans.ts';

/** Ends the link of a person's helper; whoever takes an account back ends it, too. */
export async function endOpenHelperLink(database: Database, accountId: string, now: Date): Promise<void> {
  await database
    .update(helperLinks)
    .set({ endedAt: now })
    .where(and(eq(helperLinks.accountId, accountId), isNull(helperLinks.endedAt)));
}
