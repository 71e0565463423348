import { endpoints } from '#contract/endpoints.ts';
import { intervals, priceText } from '#contract/operator-sale.ts';
import { centsOf, showDollars } from '#server/lib/payments/money.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { newestCents, storePrice } from '#server/subscriptions/set-price.ts';
import { changes } from '../action.ts';
import { startOfDay } from '../days.ts';
import { fieldOf, type Options, wholeNumber } from '../read-options.ts';
import { priceRow } from '../rows.ts';

/** @throws Problem `validation`, or `conflict` while another new price is announced */
export const setPrice = changes({
  name: 'price set',
  endpoint: endpoints.setPrice,
  command: {
    usage: '12.99 [--from DAY] [--months 1|3|6|12] [--trial-days N] [--yes]',
    description:
      'shows the old and the new price, and with --yes sets the new one, 30 days ahead at least; subscribers pay it from their next period',
    options: { from: 'validFrom', 'trial-days': 'trialDays' },
    read: ({ args, options }) => ({
      price: Number(fieldOf(priceText, args[0])),
      intervalMonths: readInterval(options),
      isSure: options.yes === true,
    }),
  },
  run: async ({ services, named }, { price: dollars, validFrom, intervalMonths, trialDays, isSure }) => {
    if (named !== null && !isSure) throw await question(services, dollars);
    const price = await storePrice(services, {
      cents: centsOf(dollars),
      intervalMonths,
      trialDays,
      validFrom: validFrom === undefined ? undefined : startOfDay(validFrom),
    });
    const row = priceRow(price);
    return {
      response: { message: 'The new price is set. Subscribers get an email within the hour.' },
      rows: [row],
      message: 'Subscribers are written to within the hour.',
      entry: { subject: showDollars(price.amountCents), details: row },
    };
  },
});

/** A shell reads `$12.99` as 2.99: nothing is set before somebody has seen both prices. */
async function question(services: Services, dollars: number): Promise<Problem> {
  const newest = await newestCents(services);
  const old = newest === null ? 'none' : showDollars(newest);
  const change = `The price now: ${old}. The new one: ${showDollars(centsOf(dollars))}.`;
  return new Problem('validation', `${change} Nothing is set yet. Say --yes to set it.`);
}

function readInterval(options: Options): (typeof intervals)[number] | undefined {
  const months = wholeNumber(options, 'months', 1);
  const found = intervals.find((one) => one === months);
  if (months !== undefined && !found) {
    throw new Problem('validation', `A period has ${intervals.join(', ')} months.`);
  }
  return found;
}
