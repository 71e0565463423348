import type { ResponseOf } from '#contract/endpoint.ts';
import type {
  ListedPrice,
  listPrices as listEndpoint,
  setPrice as setEndpoint,
} from '#contract/operator-sale.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { centsOf, dollarsOf } from '#server/lib/payments/money.ts';
import type { Services } from '#server/services/services.ts';
import { countRenewing, earliestDay, listPrices as list } from '#server/subscriptions/set-price.ts';
import { dayOf, startOfDay } from '../days.ts';
import * as changes from './change-sale.ts';

/** What operators see of the price, and change. */

/** Returns all prices, and what a new one would mean. */
export async function listPrices(services: Services): Promise<ResponseOf<typeof listEndpoint>> {
  const now = services.clock.now();
  const [prices, renewing] = await Promise.all([list(services), countRenewing(services)]);
  const current = prices.findIndex(({ validFrom }) => validFrom <= now);
  const earliest = earliestDay(prices[0] ?? null, now);
  return {
    prices: prices.map(({ id, amountCents, intervalMonths, trialDays, validFrom }, at) => ({
      priceId: id,
      price: dollarsOf(amountCents),
      intervalMonths,
      trialDays,
      validFrom: dayOf(validFrom),
      state: stateOf(at, current),
    })),
    renewing,
    earliestDay: earliest && dayOf(earliest),
  };
}

/** The prices are the newest first: those before the current one are announced. */
function stateOf(at: number, current: number): ListedPrice['state'] {
  if (at === current) return 'current';
  return current === -1 || at < current ? 'announced' : 'earlier';
}

/** @throws Problem `validation`, or `conflict` while another new price is announced */
export async function setPrice(
  services: Services,
  { body: { price, validFrom, ...given }, caller }: Call<typeof setEndpoint>,
): Promise<ResponseOf<typeof setEndpoint>> {
  await changes.setPrice(
    { services, operator: caller.accountId },
    {
      ...given,
      cents: centsOf(price),
      validFrom: validFrom === undefined ? undefined : startOfDay(validFrom),
    },
  );
  return { message: 'The new price is set. Subscribers get an email within the hour.' };
}
