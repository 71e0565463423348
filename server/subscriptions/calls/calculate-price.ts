import type { ResponseOf } from '#contract/endpoint.ts';
import type { calculatePrice as endpoint } from '#contract/subscriptions.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { discountedCents, dollarsOf } from '#server/lib/payments/money.ts';
import type { Services } from '#server/services/services.ts';
import { findValidCode } from '../discount-codes.ts';
import { firstRenewal, getCurrentPrice } from '../sale/prices.ts';

/**
 * The price with a discount code. Wrong codes are counted by address (docs/product-decisions.md#price-without-login).
 * @throws Problem `discount_invalid`, `too_many_requests`
 */
export async function calculatePrice(
  { database, clock, limits }: Services,
  { body, address }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  return limits.countFailures('discountCode', address, async () => {
    const now = clock.now();
    const [price, code] = await Promise.all([
      getCurrentPrice(database, now),
      findValidCode(database, body.discountCode, now),
    ]);
    const { percentOff, lasts, months } = code;
    const trialDays = Math.max(code.trialDays, price.trialDays);
    return {
      totalPrice: dollarsOf(discountedCents(price.amountCents, percentOff)),
      discountPercentage: percentOff,
      lasts,
      months,
      trialDays,
      renewsAt: firstRenewal(price, trialDays, now).toISOString(),
    };
  });
}
