import { discountCode, mostCodeMonths, mostCodeUses, mostTrialDays } from '#contract/operator-sale.ts';
import { Problem } from '#server/lib/problem.ts';
import { listDiscountCodes, type NewCode } from '#server/subscriptions/operate-codes.ts';
import { listPrices } from '#server/subscriptions/set-price.ts';
import type { Command } from '../command-type.ts';
import { cents, day, fieldOf, textOf, wholeNumber } from '../read-options.ts';
import { codeRow, createDiscountCode, endDiscountCode, priceRow, setPrice } from './change-sale.ts';

/** Commands for discount codes and the price. */

/** "once", "forever", or a number of months. */
function readLasts(text: string | undefined): Pick<NewCode, 'lasts' | 'months'> {
  if (text === undefined || text === 'once' || text === 'forever') return { lasts: text };
  const months = Number(text);
  if (Number.isInteger(months) && months > 0 && months <= mostCodeMonths) return { lasts: 'months', months };
  throw new Problem(
    'validation',
    `--lasts is once, forever, or a number of months, at most ${mostCodeMonths}.`,
  );
}

export const saleCommands: readonly Command[] = [
  {
    name: 'code list',
    usage: 'code list',
    description: 'all discount codes with their uses',
    run: async ({ services }) => ({ rows: (await listDiscountCodes(services)).map(codeRow) }),
  },
  {
    name: 'code create',
    usage:
      'code create CODE --percent 50 [--lasts once|forever|MONTHS] [--expires DAY] [--uses N] [--trial-days N]',
    description: 'makes a discount code',
    run: async (invocation) => {
      const { args, options } = invocation;
      const created = await createDiscountCode(invocation, {
        code: fieldOf(discountCode, args[0], 'CODE'),
        percentOff: wholeNumber(options, 'percent', 1, 100) ?? 0,
        ...readLasts(textOf(options, 'lasts')),
        trialDays: wholeNumber(options, 'trial-days', 0, mostTrialDays),
        expiresAt: day(options, 'expires') ?? null,
        maxUses: wholeNumber(options, 'uses', 1, mostCodeUses) ?? null,
      });
      return { rows: [codeRow(created)], message: `The code ${created.code} works from now on.` };
    },
  },
  {
    name: 'code end',
    usage: 'code end CODE',
    description: 'ends a discount code; people who have used it keep the discount',
    run: async (invocation) => {
      const ended = await endDiscountCode(invocation, invocation.args[0] ?? '');
      return { rows: [codeRow(ended)], message: `The code ${ended.code} no longer works.` };
    },
  },
  {
    name: 'price list',
    usage: 'price list',
    description: 'all prices, the newest first',
    run: async ({ services }) => ({ rows: (await listPrices(services)).map(priceRow) }),
  },
  {
    name: 'price set',
    usage: 'price set 12.99 [--from DAY] [--months 1|3|6|12] [--trial-days N]',
    description:
      'sets the price from a day on, 30 days ahead at least; subscribers pay it from their next period',
    run: async (invocation) => {
      const { args, options } = invocation;
      const price = await setPrice(invocation, {
        cents: cents(args[0]),
        intervalMonths: wholeNumber(options, 'months', 1) ?? 1,
        trialDays: wholeNumber(options, 'trial-days', 0, mostTrialDays) ?? 0,
        validFrom: day(options, 'from'),
      });
      return { rows: [priceRow(price)], message: 'Subscribers are written to within the hour.' };
    },
  },
];
