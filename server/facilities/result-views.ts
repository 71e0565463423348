import { retentionDays } from '#server/audit/record-event.ts';
import { dayMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, desc, eq, gt, min, sql } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { securityEvents } from '#server/tables/security-events.ts';

const maxShown = 10;

/**
 * Lists who viewed a person's results and when, for that person: the last views of 90 days, at most one an hour. `by`
 * is null if the administrator's account is gone.
 */
export async function listResultViews(database: Database, memberId: string, now: Date) {
  const { accountId, byAccountId, kind, at } = securityEvents;
  const oldest = new Date(now.getTime() - retentionDays * dayMs);
  const views = await database
    .select({
      by: sql<string | null>`coalesce(${accounts.name}, ${accounts.userName})`,
      at: sql<Date>`${min(at)}`.mapWith(at),
    })
    .from(securityEvents)
    .leftJoin(accounts, eq(accounts.id, byAccountId))
    .where(and(eq(accountId, memberId), eq(kind, 'results_viewed'), gt(at, oldest)))
    .groupBy(accounts.id, sql`date_trunc('hour', ${at}, 'UTC')`)
    .orderBy(desc(min(at)))
    .limit(maxShown);
  return views.map(({ by, at: first }) => ({ by, at: first.toISOString() }));
}
