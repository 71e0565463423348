import type Stripe from 'stripe';
import { CardRejected } from '../provider.ts';
import { callStripe, callStripeIgnoring } from './client.ts';
import { paymentIntentOf } from './read-invoices.ts';

/** Invoices at Stripe, as `PaymentProvider` describes them. */

export async function voidStripeInvoice(stripe: Stripe, key: string, invoiceId: string): Promise<boolean> {
  const voiding = stripe.invoices.voidInvoice(invoiceId, undefined, { idempotencyKey: key });
  const { status } = await callStripe(voiding).catch(async (rejection) => {
    // Stripe rejects an invoice that is void or paid already.
    const found = await callStripe(stripe.invoices.retrieve(invoiceId));
    if (found.status === 'open') throw rejection;
    return found;
  });
  return status !== 'paid';
}

export async function payStripeInvoice(stripe: Stripe, key: string, invoiceId: string): Promise<void> {
  const paying = stripe.invoices.pay(invoiceId, { off_session: false }, { idempotencyKey: key });
  await callStripe(paying).catch((error) => {
    // The card was rejected, or the bank asks for a confirmation: the invoice shows which.
    if (!(error instanceof CardRejected)) throw error;
  });
}

export async function refundStripeInvoice(stripe: Stripe, key: string, invoiceId: string): Promise<void> {
  const invoice = await callStripe(stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }));
  const payment = paymentIntentOf(invoice);
  if (!payment) throw new Error(`The invoice ${invoiceId} has no payment that could be refunded.`);
  await callStripeIgnoring(
    stripe.refunds.create({ payment_intent: payment }, { idempotencyKey: key }),
    'charge_already_refunded',
  );
}
