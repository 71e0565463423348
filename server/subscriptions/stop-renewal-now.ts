import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { runOperation } from './operations/run-operation.ts';
import { findSubscription } from './queries.ts';
import { canDo, statusOf } from './state.ts';

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
