import type { ResponseOf } from '#contract/endpoint.ts';
import type { listPlanChanges as endpoint } from '#contract/plans.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { readPlanChanges } from './read-plan-changes.ts';

/** Lists all changes of the caller's plan. @throws Problem too_many_requests */
export async function listPlanChanges(
  services: Services,
  { caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  await services.limits.countInProcess('planReads', caller.accountId);
  return { changes: await readPlanChanges(services, caller.accountId) };
}
