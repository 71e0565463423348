import type { Database } from '#server/lib/database/pool.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { runOperation } from './operations/run-operation.ts';
import { findSubscription } from './queries.ts';
import { canDo, statusOf } from './state.ts';

/**
 * Charges nothing more to this account; access stays until the paid period ends. Guaranteed once `tx` is committed. Returns
 * whether there was a renewal to stop.
 */
export async function stopRenewal(
  { jobs, clock }: Services,
  tx: Database,
  accountId: string,
): Promise<boolean> {
  const status = statusOf(await findSubscription(tx, accountId), clock.now());
  if (!canDo(status, 'cancel')) return false;
  await jobs.send(tx, 'stopRenewal', { accountId });
  return true;
}

/** @throws Problem `provider_unavailable`: the job is retried */
export async function stopRenewalNow(
  services: Services,
  { accountId }: { accountId: string },
): Promise<void> {
  const subscription = await findSubscription(services.database, accountId);
  if (!canDo(statusOf(subscription, services.clock.now()), 'cancel')) return;
  const { state } = await runOperation(services, { accountId, kind: 'cancel' });
  if (state !== 'done') throw new Problem('provider_unavailable', 'The subscription is not canceled yet.');
}
