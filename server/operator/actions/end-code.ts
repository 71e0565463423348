import { endpoints } from '#contract/endpoints.ts';
import { endDiscountCode } from '#server/subscriptions/operate-codes.ts';
import { changes } from '../action.ts';
import { codeRow } from '../rows.ts';

/** @throws Problem `not_found`, also for a code that has ended */
export const endCode = changes({
  name: 'code end',
  endpoint: endpoints.endDiscountCode,
  command: {
    usage: 'CODE',
    description: 'ends a discount code; people who have used it keep the discount',
    words: ['code'],
  },
  run: async ({ services }, { code }) => {
    const ended = await endDiscountCode(services, code);
    return {
      response: { message: `The code ${ended.code} no longer works.` },
      rows: [codeRow(ended)],
      entry: { subject: ended.code },
    };
  },
});
