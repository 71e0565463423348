import { sql } from 'drizzle-orm';
import type { CustomerTruth } from '#server/payments/provider.ts';
import type { Services } from '#server/services.ts';
import { findCustomer } from './customer.ts';
import { writeTruth } from './write-truth.ts';

/**
 * Asks the payment provider how a person's subscription stands and writes the answer, unless a newer question has been
 * answered meanwhile. Reading never commands. null for who has never tried to pay.
 * @throws ProviderUnavailable, or Problem `provider_unavailable` for who pays with another provider
 */
export async function refresh(services: Services, accountId: string): Promise<CustomerTruth | null> {
  const customerId = await findCustomer(services, accountId);
  if (!customerId) return null;
  const fetchNumber = await nextFetchNumber(services);
  const truth = await services.payments.read(customerId);
  await writeTruth(services, accountId, fetchNumber, truth);
  return truth;
}

async function nextFetchNumber({ database }: Services): Promise<number> {
  const { rows } = await database.execute<{ number: string }>(
    sql`select nextval('subscription_fetches') as number`,
  );
  return Number(rows[0]?.number);
}
