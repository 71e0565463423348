import { endpoints } from '#contract/endpoints.ts';
import { priceText } from '#contract/operator-sale.ts';
import { centsOf, showDollars } from '#server/lib/payments/money.ts';
import { removeAnnouncedPrice } from '#server/subscriptions/set-price.ts';
import { changes } from '../action.ts';
import { fieldOf } from '../read-options.ts';
import { priceRow } from '../rows.ts';

/** @throws Problem `not_found` when no such price is announced, or `conflict` when it begins too soon */
export const withdrawPrice = changes({
  name: 'price withdraw',
  endpoint: endpoints.withdrawPrice,
  command: {
    usage: '12.99',
    description: 'withdraws the announced price of this amount; everybody who was told of it is told again',
    read: ({ args }) => ({ price: Number(fieldOf(priceText, args[0])) }),
  },
  run: async ({ services }, { price: dollars }) => {
    const withdrawn = await removeAnnouncedPrice(services, { cents: centsOf(dollars) });
    const row = priceRow(withdrawn);
    return {
      response: {
        message: 'The new price is withdrawn. Everybody who was told of it gets an email within the hour.',
      },
      rows: [row],
      entry: { subject: showDollars(withdrawn.amountCents), details: row },
    };
  },
});
