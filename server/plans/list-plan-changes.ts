import type { ResponseOf } from '#contract/endpoint.ts';
import type { listPlanChanges as endpoint } from '#contract/plans.ts';
import { checkPlaying, type Player } from '#server/access/check-access.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { readPlanChanges } from './read-plan-changes.ts';

/** Lists all changes of the caller's plan. @throws Problem too_many_requests, subscription_required or facility_ended */
export async function listPlanChanges(
  services: Services,
  { caller }: Call<typeof endpoint, Player>,
): Promise<ResponseOf<typeof endpoint>> {
  await services.limits.countInProcess('planReads', caller.accountId);
  checkPlaying(caller.access, services.clock.now());
  return { changes: await readPlanChanges(services, caller.accountId) };
}
