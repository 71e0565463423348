import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/pool.ts';
import type { CustomerTruth, KnownInvoices } from '#server/payments/provider.ts';
import type { Services } from '#server/services.ts';
import { findCustomer } from './customer.ts';
import { receipts } from './tables.ts';
import { writeTruth } from './write-truth.ts';

/** `everything`: also what is on record already, where a refund may have been made at the provider itself. */
export type ReadExtent = 'news' | 'everything';

/**
 * Asks the payment provider how a person's subscription stands and writes the answer, unless a newer question has been
 * answered meanwhile. Reading never commands. null for who has never tried to pay.
 * @throws ProviderUnavailable, or Problem `provider_unavailable` for who pays with another provider
 */
export async function refresh(
  services: Services,
  accountId: string,
  extent: ReadExtent = 'news',
): Promise<CustomerTruth | null> {
  const { database, payments } = services;
  const customerId = await findCustomer(services, accountId);
  if (!customerId) return null;
  const fetchNumber = await nextFetchNumber(services);
  const known = extent === 'news' ? await findKnownInvoices(database, accountId) : undefined;
  const truth = await payments.read(customerId, known);
  await writeTruth(services, accountId, fetchNumber, truth);
  return truth;
}

/** The number of a question to the provider: a higher one was asked later. */
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
