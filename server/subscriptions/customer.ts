import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { type ProviderName, ProviderRefused, ProviderUnavailable } from '#server/lib/payments/provider.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { type PaymentOperation, subscriptions } from '#server/tables/subscriptions.ts';
import { subscriptionsMessages } from './messages.ts';
import { findSubscription } from './queries.ts';

/**
 * The person's id at the payment provider; null for people who have never tried to pay. People who pay with another
 * provider than the configured one are rejected: it could not be reached, and the link to its customer would be lost.
 * @throws Problem `provider_unavailable`
 */
export async function findCustomer(
  { database, payments }: Services,
  accountId: string,
): Promise<string | null> {
  const known = await findSubscription(database, accountId);
  if (!known?.customerId) return null;
  if (known.provider === payments.name) return known.customerId;
  const ours = providerText(payments.name);
  throw new Problem(
    'provider_unavailable',
    known.provider
      ? subscriptionsMessages.otherProvider({ theirs: providerText(known.provider), ours })
      : subscriptionsMessages.otherProviderUnknown({ ours }),
  );
}

const providerText = (name: ProviderName) => (name === 'stripe' ? 'Stripe' : subscriptionsMessages.sandbox);

/** Whose customer it is at the payment provider; null for one that is not known here. */
export async function findAccountOfCustomer(database: Database, customerId: string): Promise<string | null> {
  const [customer] = await database
    .select({ accountId: subscriptions.accountId })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId));
  return customer?.accountId ?? null;
}

/**
 * The person's id at the payment provider; created the first time, when there is nothing to read yet, and again after somebody
 * has deleted the customer at the provider.
 * @throws Problem `provider_unavailable`
 */
export async function ensureCustomer(
  services: Services,
  { id, accountId }: Pick<PaymentOperation, 'id' | 'accountId'>,
  isDeleted: boolean,
): Promise<{ customerId: string; isNew: boolean }> {
  const { database, payments } = services;
  const known = await findCustomer(services, accountId);
  if (known && !isDeleted) return { customerId: known, isNew: false };
  await database.insert(subscriptions).values({ accountId, status: 'none' }).onConflictDoNothing();
  const [person] = await database
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const customer = { accountId, email: person?.email ?? null };
  // One key for all operations of a person, so that there is one customer although a response was lost.
  const key = isDeleted ? `customer-${id}-again` : `customer-${accountId}`;
  const customerId = await payments.createCustomer(key, customer).catch((error) => {
    // Stripe repeats a failure under the same key for a day, in which the person could not pay.
    const hasFailed =
      error instanceof ProviderRefused || (error instanceof ProviderUnavailable && !error.mayStillHappen);
    if (hasFailed) return payments.createCustomer(`customer-${id}`, customer);
    throw error;
  });
  await database
    .update(subscriptions)
    .set({ customerId, provider: payments.name })
    .where(eq(subscriptions.accountId, accountId));
  return { customerId, isNew: true };
}
