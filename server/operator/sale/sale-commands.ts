import { dollarsOf, showDollars } from '#server/lib/payments/money.ts';
import { Problem } from '#server/lib/problem.ts';
import {
  createDiscountCode,
  endDiscountCode,
  listDiscountCodes,
} from '#server/subscriptions/operate-codes.ts';
import { listPrices, setPrice } from '#server/subscriptions/set-price.ts';
import type { DiscountCode, Price } from '#server/subscriptions/tables.ts';
import type { Command, Row } from '../command-type.ts';
import { cents, day, textOf, wholeNumber } from '../read-options.ts';
import { withAudit } from '../with-audit.ts';

/** Commands for discount codes and the price. */

function codeRow({
  code,
  percentOff,
  lasts,
  months,
  trialDays,
  uses,
  maxUses,
  expiresAt,
  endedAt,
}: DiscountCode): Row {
  return {
    code,
    percent: percentOff,
    lasts: lasts === 'months' ? `${months} months` : lasts,
    'trial days': trialDays,
    uses: maxUses === null ? String(uses) : `${uses} of ${maxUses}`,
    expires: expiresAt?.toISOString().slice(0, 10) ?? 'never',
    ended: endedAt?.toISOString().slice(0, 10) ?? '',
  };
}

function priceRow({ amountCents, intervalMonths, trialDays, validFrom }: Price): Row {
  return {
    dollars: dollarsOf(amountCents),
    'every months': intervalMonths,
    'trial days': trialDays,
    from: validFrom.toISOString().slice(0, 10),
  };
}

/** "once", "forever", or a number of months. */
function readLasts(text: string | undefined): 'once' | 'forever' | { months: number } | undefined {
  if (text === undefined || text === 'once' || text === 'forever') return text;
  const months = Number(text);
  if (Number.isInteger(months) && months > 0) return { months };
  throw new Problem('validation', '--lasts is once, forever, or a number of months.');
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
      const [code = ''] = args;
      if (!/^[\w-]{3,40}$/.test(code)) {
        throw new Problem('validation', 'A code has 3 to 40 letters, digits or dashes.');
      }
      const given = {
        code,
        percentOff: wholeNumber(options, 'percent', 1) ?? 0,
        lasts: readLasts(textOf(options, 'lasts')),
        trialDays: wholeNumber(options, 'trial-days'),
        expiresAt: day(options, 'expires') ?? null,
        maxUses: wholeNumber(options, 'uses', 1) ?? null,
      };
      return withAudit(invocation, 'code create', async (services) => {
        const created = await createDiscountCode(services, given);
        const row = codeRow(created);
        const message = `The code ${created.code} works from now on.`;
        return { subject: created.code, details: row, result: { rows: [row], message } };
      });
    },
  },
  {
    name: 'code end',
    usage: 'code end CODE',
    description: 'ends a discount code; people who have used it keep the discount',
    run: (invocation) =>
      withAudit(invocation, 'code end', async (services) => {
        const ended = await endDiscountCode(services, invocation.args[0] ?? '');
        const message = `The code ${ended.code} no longer works.`;
        return { subject: ended.code, result: { rows: [codeRow(ended)], message } };
      }),
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
      const given = {
        cents: cents(args[0]),
        intervalMonths: wholeNumber(options, 'months', 1) ?? 1,
        trialDays: wholeNumber(options, 'trial-days') ?? 0,
        validFrom: day(options, 'from'),
      };
      return withAudit(invocation, 'price set', async (services) => {
        const price = await setPrice(services, given);
        const row = priceRow(price);
        const result = { rows: [row], message: 'Subscribers are written to within the hour.' };
        return { subject: showDollars(price.amountCents), details: row, result };
      });
    },
  },
];
