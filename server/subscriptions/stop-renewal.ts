import type { Database } from '#server/lib/database/pool.ts';
import type { Services } from '#server/services/services.ts';
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
