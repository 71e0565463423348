import type { ResponseOf } from '#contract/endpoint.ts';
import type { getPrice as endpoint } from '#contract/subscriptions.ts';
import { dollarsOf } from '#server/lib/payments/money.ts';
import type { Services } from '#server/services/services.ts';
import { firstRenewal, getCurrentPrice } from '../sale/prices.ts';

/** The price of a subscription that starts now. @throws Problem `not_found` before the first price */
export async function getPrice({ database, clock }: Services): Promise<ResponseOf<typeof endpoint>> {
  const now = clock.now();
  const price = await getCurrentPrice(database, now);
  const { amountCents, intervalMonths, trialDays } = price;
  const renewsAt = firstRenewal(price, trialDays, now).toISOString();
  return { price: dollarsOf(amountCents), intervalMonths, trialDays, renewsAt };
}
