import { endpoints } from '#contract/endpoints.ts';
import type { ListedPrice } from '#contract/operator-sale.ts';
import { dollarsOf } from '#server/lib/payments/money.ts';
import { countRenewing, earliestDay, findPrices } from '#server/subscriptions/set-price.ts';
import { reads } from '../action.ts';
import { dayOf } from '../days.ts';
import { priceRow } from '../rows.ts';

/** All prices, and what a new one would mean. */
export const listPrices = reads({
  name: 'price list',
  endpoint: endpoints.listPrices,
  command: { description: 'all prices, the newest first' },
  run: async ({ services }) => {
    const now = services.clock.now();
    const [prices, renewing] = await Promise.all([findPrices(services), countRenewing(services)]);
    const current = prices.findIndex(({ validFrom }) => validFrom <= now);
    const earliest = earliestDay(prices[0] ?? null, now);
    return {
      response: {
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
      },
      rows: prices.map(priceRow),
    };
  },
});

/** The prices are the newest first: those before the current one are announced. */
function stateOf(at: number, current: number): ListedPrice['state'] {
  if (at === current) return 'current';
  return current === -1 || at < current ? 'announced' : 'earlier';
}
