import { and, asc, eq, gt } from 'drizzle-orm';
import type { PlanChange } from '#contract/plans/plans.ts';
import type { Services } from '#server/services.ts';
import { planChanges } from './tables.ts';

/**
 * All changes of a person's plan, in the order in which they were made.
 * @param since only those that arrived after this instant
 */
export async function readPlanChanges(
  { database, retiredTitles }: Pick<Services, 'database' | 'retiredTitles'>,
  accountId: string,
  since: Date | null = null,
): Promise<PlanChange[]> {
  const rows = await database
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.accountId, accountId), since ? gt(planChanges.receivedAt, since) : undefined))
    .orderBy(asc(planChanges.madeAt), asc(planChanges.changeId));
  return rows.map(({ changeId, plannedFor, madeAt, ...row }) => ({
    ...row,
    id: changeId,
    when: plannedFor,
    madeAt: madeAt.toISOString(),
    ...(retiredTitles.has(row.contentVersion) && { retired: true }),
  }));
}
