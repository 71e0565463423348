import type { Services } from '#server/services/services.ts';
import { findCustomer } from './customer.ts';
import { runOperation } from './operations/run-operation.ts';
import { findSubscription } from './queries.ts';
import { statusOf } from './state.ts';

/**
 * Before an account is purged: ends a running subscription and deletes the customer at the payment provider.
 * @throws Problem `provider_unavailable`: the purge has to wait
 */
export async function deleteCustomer(services: Services, accountId: string): Promise<void> {
  const { database, clock, payments } = services;
  const customerId = await findCustomer(services, accountId);
  if (!customerId) return;
  const status = statusOf(await findSubscription(database, accountId), clock.now());
  if (status !== 'none' && status !== 'ended') await runOperation(services, { accountId, kind: 'end' });
  await payments.deleteCustomer(customerId);
}
