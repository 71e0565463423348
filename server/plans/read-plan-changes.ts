import type { PlanChange } from '#contract/plans.ts';
import { isReadable } from '#server/accounts/given-password.ts';
import { buildOnce } from '#server/lib/database/build-once.ts';
import { and, asc, eq, sql } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { planChanges } from '#server/tables/plans.ts';

const findPlanChanges = buildOnce((database) => {
  const accountId = sql.placeholder('accountId');
  return database
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.accountId, accountId), isReadable(accountId, planChanges.receivedAt)))
    .orderBy(asc(planChanges.madeAt), asc(planChanges.changeId))
    .prepare('find_plan_changes');
});

/** The changes of a person's plan that may be read, in the order in which they were made. */
export async function readPlanChanges(
  { database, content }: Pick<Services, 'database' | 'content'>,
  accountId: string,
): Promise<PlanChange[]> {
  const rows = await findPlanChanges(database).execute({ accountId });
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
