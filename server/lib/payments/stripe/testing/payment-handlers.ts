import type Stripe from 'stripe';
import { declineOf } from '#server/lib/payments/test-cards.ts';
import { advance, type Billing, collect, refundCharge, voidInvoice } from './billing.ts';
import type { Handler } from './catalog-handlers.ts';
import { CardFailure, missing, refused } from './failure.ts';
import { pageOf } from './objects.ts';

/** Invoices, charges, refunds and disputes of the fake. */
export function paymentHandlers(billing: Billing): Record<string, Handler> {
  function invoiceOf(id: string): Stripe.Invoice {
    const found = billing.invoices.find((invoice) => invoice.id === id);
    if (!found) throw missing(`invoice: '${id}'`, 'invoice');
    return found;
  }

  return {
    'GET /v1/invoices': (params) => {
      advance(billing);
      const own = billing.invoices.filter(({ customer }) => customer === params.customer);
      return pageOf(own, '/v1/invoices', params);
    },
    'GET /v1/invoices/:id': (_params, id) => invoiceOf(id),
    'POST /v1/invoices/:id/void': (_params, id) => {
      const invoice = invoiceOf(id);
      if (invoice.status !== 'open') throw refused('Not open', 'invoice_not_editable');
      voidInvoice(billing, invoice);
      return invoice;
    },
    'POST /v1/invoices/:id/pay': (_params, id) => {
      const invoice = invoiceOf(id);
      const subscription = billing.subscriptions.find(
        (candidate) => candidate.id === invoice.parent?.subscription_details?.subscription,
      );
      if (subscription && invoice.status === 'open') collect(billing, subscription, invoice, 'person');
      if (invoice.status === 'paid') return invoice;
      throw new CardFailure(declineOf(subscription ? billing.cardFor(subscription) : null));
    },
    'GET /v1/payment_intents/:id': (_params, id) => {
      const intent = billing.intents.find((candidate) => candidate.id === id);
      if (!intent) throw missing(`payment_intent: '${id}'`, 'intent');
      return intent;
    },
    'GET /v1/charges': (params) => {
      const own = billing.charges.filter(({ customer }) => customer === params.customer);
      return pageOf(own, '/v1/charges', params);
    },
    'GET /v1/charges/:id': (_params, id) => {
      const charge = billing.charges.find((candidate) => candidate.id === id);
      if (!charge) throw missing(`charge: '${id}'`, 'id');
      return charge;
    },
    'GET /v1/disputes': (params) =>
      pageOf(
        billing.disputes.filter(({ charge }) => charge === params.charge),
        '/v1/disputes',
        params,
      ),
    'POST /v1/refunds': ({ payment_intent, amount }) => {
      const charge = billing.charges.find(
        (candidate) => candidate.payment_intent === payment_intent && candidate.status === 'succeeded',
      );
      if (!charge) throw missing(`payment_intent: '${payment_intent}'`, 'payment_intent');
      if (charge.refunded) throw refused('Charge has already been refunded.', 'charge_already_refunded');
      if (charge.disputed) throw refused('Charge has been charged back.', 'charge_disputed');
      const left = charge.amount - charge.amount_refunded;
      if (Number(amount ?? left) > left) throw refused('Refund amount is greater than what is left.');
      return refundCharge(billing, charge, Number(amount ?? left));
    },
  };
}
