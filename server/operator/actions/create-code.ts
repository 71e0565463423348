import { endpoints } from '#contract/endpoints.ts';
import { type DiscountDuration, mostCodeMonths } from '#contract/operator-sale.ts';
import { Problem } from '#server/lib/problem.ts';
import { createDiscountCode } from '#server/subscriptions/operate-codes.ts';
import { changes } from '../action.ts';
import { startOfDay } from '../days.ts';
import { textOf } from '../read-options.ts';
import { codeRow } from '../rows.ts';

const percentMissing = 'The discount is a whole number of percent from 1 to 100.';

/** @throws Problem `validation`, or `conflict` if there is one of this name */
export const createCode = changes({
  name: 'code create',
  endpoint: endpoints.createDiscountCode,
  command: {
    usage: 'CODE --percent 50 [--lasts once|forever|MONTHS] [--expires DAY] [--uses N] [--trial-days N]',
    description: 'makes a discount code',
    words: ['code'],
    options: { percent: 'percentOff', expires: 'expiresOn', uses: 'maxUses', 'trial-days': 'trialDays' },
    read: ({ options }) => {
      if (options.percent === undefined) throw new Problem('validation', percentMissing);
      return readLasts(textOf(options, 'lasts'));
    },
  },
  run: async ({ services }, { expiresOn, ...given }) => {
    const expiresAt = expiresOn === null ? null : startOfDay(expiresOn);
    const created = await createDiscountCode(services, { ...given, expiresAt });
    const row = codeRow(created);
    return {
      response: { message: `The code ${created.code} works from now on.` },
      rows: [row],
      entry: { subject: created.code, details: row },
    };
  },
});

/** "once", "forever", or a number of months. */
function readLasts(text: string | undefined): { lasts?: DiscountDuration; months?: number } {
  if (text === undefined) return {};
  if (text === 'once' || text === 'forever') return { lasts: text };
  const months = Number(text);
  if (Number.isInteger(months) && months > 0 && months <= mostCodeMonths) return { lasts: 'months', months };
  throw new Problem(
    'validation',
    `--lasts is once, forever, or a number of months, at most ${mostCodeMonths}.`,
  );
}
