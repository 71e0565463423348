import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { PlanChange } from '#contract/plans.ts';
import { buildOnce } from '#server/lib/database/build-once.ts';
import type { Services } from '#server/services/services.ts';
import { planChanges } from '#server/tables/plans.ts';

const findPlanChanges = buildOnce((database) =>
  database
    .select()
    .from(planChanges)
    .where(
      and(
        eq(planChanges.accountId, sql.placeholder('accountId')),
        gt(planChanges.receivedAt, sql`coalesce(${sql.placeholder('since')}::timestamptz, '-infinity')`),
      ),
    )
    .orderBy(asc(planChanges.madeAt), asc(planChanges.changeId))
    .prepare('find_plan_changes'),
);

/**
 * All changes of a person's plan, in the order in which they were made.
 * @param since only those that arrived after this instant
 */
export async function readPlanChanges(
  { database, content }: Pick<Services, 'database' | 'content'>,
  accountId: string,
  since: Date | null = null,
): Promise<PlanChange[]> {
  const rows = await findPlanChanges(database).execute({ accountId, since });
  return rows.map(({ changeId, plannedFor, madeAt, ...row }) => ({
    ...row,
    id: changeId,
    when: plannedFor,
    madeAt: madeAt.toISOString(),
    // What was found at home is still there when the exercise is put in other words.
    ...(content.retiredTitles.has(row.contentVersion) &&
      !content.rewritten.has(row.contentVersion) && { retired: true }),
  }));
}
