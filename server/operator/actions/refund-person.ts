import { endpoints } from '#contract/endpoints.ts';
import { dollarsOf, showDollars } from '#server/lib/payments/money.ts';
import { refundFor } from '#server/subscriptions/operate-subscription.ts';
import { changesPersonAndRecords } from '../action.ts';

/** @throws Problem `not_found`, `conflict` or `provider_unavailable` */
export const refundPerson = changesPersonAndRecords({
  name: 'person refund',
  endpoint: endpoints.refundPerson,
  command: {
    usage: 'NAME [--receipt in_1Abc] [--all] [--end]',
    description:
      'gives the last payment back, the one with this receipt, or all; --end ends the subscription with it',
    options: { receipt: 'receiptId', end: 'ends' },
    read: ({ options }) => ({ all: options.all === true }),
  },
  run: async ({ services, operator }, { id: accountId }, { receiptId, all, ends = false, reason }) => {
    const which = { receiptId, all, ends, reason };
    const { receipts, cents } = await refundFor(services, accountId, operator, which);
    return {
      response: { message: `${showDollars(cents)} given back.` },
      rows: receipts.map(({ id, amountCents, paidAt }) => ({
        receipt: id,
        dollars: dollarsOf(amountCents),
        paid: paidAt.toISOString(),
      })),
    };
  },
});
