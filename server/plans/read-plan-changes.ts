import { asc, eq } from 'drizzle-orm';
import type { PlanChange } from '#contract/plans/plans.ts';
import type { Services } from '#server/services.ts';
import { planChanges } from './tables.ts';

/** All changes of a person's plan, in the order in which they were made. */
export async function readPlanChanges(
  { database, retiredTitles }: Pick<Services, 'database' | 'retiredTitles'>,
  accountId: string,
): Promise<PlanChange[]> {
  const rows = await database
    .select()
    .from(planChanges)
    .where(eq(planChanges.accountId, accountId))
    .orderBy(asc(planChanges.madeAt), asc(planChanges.changeId));
  return rows.map(({ changeId, plannedFor, madeAt, ...row }) => ({
    ...row,
    id: changeId,
    when: plannedFor,
    madeAt: madeAt.toISOString(),
    ...(retiredTitles.has(row.contentVersion) && { retired: true }),
  }));
}
