import type { Answer } from '#contract/endpoint.ts';
import type { getPrice as endpoint } from '#contract/subscriptions.ts';
import { dollarsOf } from '#server/payments/money.ts';
import { addDays, addMonths } from '#server/payments/periods.ts';
import type { Services } from '#server/services.ts';
import { currentPrice } from './prices.ts';

/** What a subscription costs that starts now. @throws Problem `not_found` before the first price */
export async function getPrice({ database, clock }: Services): Promise<Answer<typeof endpoint>> {
  const now = clock.now();
  const { amountCents, intervalMonths, trialDays } = await currentPrice(database, now);
  const renewsAt = trialDays > 0 ? addDays(now, trialDays) : addMonths(now, intervalMonths);
  return { price: dollarsOf(amountCents), intervalMonths, trialDays, renewsAt: renewsAt.toISOString() };
}
