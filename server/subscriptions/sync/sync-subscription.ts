import type { Database } from '#server/lib/database/pool.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import type { CustomerSnapshot, KnownInvoices } from '#server/lib/payments/provider.ts';
import type { Services } from '#server/services/services.ts';
import { receipts } from '#server/tables/subscriptions.ts';
import { findCustomer } from '../customer.ts';
import { applySnapshot } from './apply-snapshot.ts';

/** `everything`: also invoices that are stored already, because a refund may have been made at the provider itself. */
export type ReadExtent = 'recent' | 'everything';

/**
 * Reads a person's snapshot from the payment provider and stores it, unless a newer one has been stored meanwhile. Sends
 * no commands. null for people who have never tried to pay.
 * @throws ProviderUnavailable, or Problem `provider_unavailable` for people who pay with another provider
 */
export async function syncSubscription(
  services: Services,
  accountId: string,
  extent: ReadExtent = 'recent',
): Promise<CustomerSnapshot | null> {
  const { database, payments } = services;
  const customerId = await findCustomer(services, accountId);
  if (!customerId) return null;
  const fetchNumber = await nextFetchNumber(services);
  const known = extent === 'recent' ? await findKnownInvoices(database, accountId) : undefined;
  const snapshot = await payments.read(customerId, known);
  await applySnapshot(services, accountId, fetchNumber, snapshot);
  return snapshot;
}

/** The number of a request to the provider: a higher number is a later request. */
export async function nextFetchNumber({ database }: Services): Promise<number> {
  const { rows } = await database.execute<{ number: string }>(
    sql`select nextval('subscription_fetches') as number`,
  );
  return Number(rows[0]?.number);
}

async function findKnownInvoices(database: Database, accountId: string): Promise<KnownInvoices> {
  const known = await database
    .select({ id: receipts.id, subscriptionId: receipts.providerId })
    .from(receipts)
    .where(eq(receipts.accountId, accountId));
  return new Map(known.map(({ id, subscriptionId }) => [id, subscriptionId]));
}
