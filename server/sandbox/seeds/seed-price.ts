import { showDollars } from '#server/lib/payments/money.ts';
import type { Services } from '#server/services/services.ts';
import { prices } from '#server/tables/subscriptions.ts';

const price = { amountCents: 999, currency: 'usd', intervalMonths: 1, validFrom: new Date('2026-01-01') };

/** Adds the sandbox's price, 9.99 a month, unless it exists. */
export async function seedPrice(services: Services): Promise<string[]> {
  await services.database.insert(prices).values(price).onConflictDoNothing();
  return [`A subscription costs ${showDollars(price.amountCents)} a month`];
}
