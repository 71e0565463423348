import { randomUUID } from 'node:crypto';
import { dayMs } from '#server/lib/clock.ts';
import type { Services } from '#server/services/services.ts';
import { type DiscountCode, discountCodes, type Price, prices } from '#server/tables/subscriptions.ts';
import { writtenCode } from '../discount-codes.ts';

/** Rows for tests. What is not given is made up and unique. */

/** A price that is sold from `validFrom` on; by default $9.99 a month, for a year already. */
export async function addPrice(services: Services, given: Partial<Price> = {}): Promise<Price> {
  const validFrom = new Date(services.clock.now().getTime() - 365 * dayMs);
  const price = { amountCents: 999, currency: 'usd', intervalMonths: 1, validFrom, ...given };
  const [added] = await services.database.insert(prices).values(price).returning();
  return added as Price;
}

/** A discount code; by default 50 %, for the first payment only. */
export async function addDiscountCode(
  services: Services,
  given: Partial<DiscountCode> = {},
): Promise<DiscountCode> {
  const code = writtenCode(given.code ?? `code-${randomUUID().slice(0, 8)}`);
  const percentOff = given.percentOff ?? 50;
  const lasts = given.lasts ?? (percentOff === 100 ? 'forever' : 'once');
  const [added] = await services.database
    .insert(discountCodes)
    .values({ id: randomUUID(), createdAt: services.clock.now(), ...given, code, percentOff, lasts })
    .returning();
  return added as DiscountCode;
}
