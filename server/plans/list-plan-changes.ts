import { asc, eq } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { listPlanChanges as endpoint } from '#contract/plans/plans.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services.ts';
import { checkPlaying, type Player } from '#server/subscriptions/check-access.ts';
import { planChanges } from './tables.ts';

/** Lists all changes of the caller's plan. @throws Problem too_many_requests, subscription_required or facility_ended */
export async function listPlanChanges(
  { database, clock, limits, retiredTitles }: Services,
  { caller }: Call<typeof endpoint, Player>,
): Promise<ResponseOf<typeof endpoint>> {
  await limits.countInProcess('planReads', caller.accountId);
  checkPlaying(caller.access, clock.now());
  const rows = await database
    .select()
    .from(planChanges)
    .where(eq(planChanges.accountId, caller.accountId))
    .orderBy(asc(planChanges.madeAt), asc(planChanges.changeId));
  return {
    changes: rows.map(({ changeId, plannedFor, madeAt, ...row }) => ({
      ...row,
      id: changeId,
      when: plannedFor,
      madeAt: madeAt.toISOString(),
      ...(retiredTitles.has(row.contentVersion) && { retired: true }),
    })),
  };
}
