import { eq } from 'drizzle-orm';
import { accounts } from '#server/accounts/tables.ts';
import type { Services } from '#server/services.ts';
import { subscriptions } from './tables.ts';

/** The person's id at the payment provider; made the first time. A change of provider makes a new one. */
export async function ensureCustomer(services: Services, accountId: string): Promise<string> {
  const { database, payments } = services;
  await database.insert(subscriptions).values({ accountId, status: 'none' }).onConflictDoNothing();
  const [known] = await database
    .select({
      customerId: subscriptions.customerId,
      provider: subscriptions.provider,
      email: accounts.email,
    })
    .from(subscriptions)
    .innerJoin(accounts, eq(accounts.id, subscriptions.accountId))
    .where(eq(subscriptions.accountId, accountId));
  if (known?.customerId && known.provider === payments.name) return known.customerId;
  const customer = { accountId, email: known?.email ?? null };
  const customerId = await payments.createCustomer(`customer-${accountId}`, customer);
  await database
    .update(subscriptions)
    .set({ customerId, provider: payments.name })
    .where(eq(subscriptions.accountId, accountId));
  return customerId;
}
