import type Stripe from 'stripe';
import type { PaymentCard, ProviderCharge, ProviderInvoice } from '../provider.ts';
import { callStripe } from './client.ts';
import { dateOfSeconds, dateOrNull, idOf } from './fields.ts';

/** Invoices and charges of Stripe, in the types of the payment interface. */

/** Stripe's client wants a bound; nobody has so many payments. */
const everyPage = { limit: 10_000 };

/** A charge with the dispute that a bank has opened about it. */
type DisputedCharge = { charge: Stripe.Charge; dispute: Stripe.Dispute | null };

/** All invoices of a customer, with the cards that paid them, their refunds and their disputes. */
export async function readInvoices(stripe: Stripe, customer: string): Promise<ProviderInvoice[]> {
  const [invoices, charges] = await callStripe(
    Promise.all([
      stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] }).autoPagingToArray(everyPage),
      stripe.charges.list({ customer, limit: 100, expand: ['data.refunds'] }).autoPagingToArray(everyPage),
    ]),
  );
  const succeeded = charges.filter(({ status }) => status === 'succeeded');
  const withDisputes = await Promise.all(
    succeeded.map(async (charge) => ({ charge, dispute: await readDispute(stripe, charge) })),
  );
  return invoices.filter(isFinal).map((invoice) => describeInvoice(invoice, withDisputes));
}

async function readDispute(stripe: Stripe, { id, disputed }: Stripe.Charge): Promise<Stripe.Dispute | null> {
  if (!disputed) return null;
  const { data } = await callStripe(stripe.disputes.list({ charge: id, limit: 1 }));
  return data[0] ?? null;
}

/** Every try to charge a card of the customer, the newest first. */
export async function readStripeCharges(stripe: Stripe, customer: string): Promise<ProviderCharge[]> {
  const { data } = await callStripe(stripe.charges.list({ customer, limit: 100 }));
  return data.map(({ created, amount, status, outcome, failure_code, failure_message, ...charge }) => ({
    at: dateOfSeconds(created),
    cents: amount,
    card: cardOfCharge(charge),
    failure:
      status === 'failed' ? `${failure_message} (${outcome?.reason ?? failure_code ?? 'no reason'})` : null,
  }));
}

/** The customer of a charge; null for one that was made by hand for nobody. */
export async function findStripeCustomerOfCharge(stripe: Stripe, chargeId: string): Promise<string | null> {
  return idOf((await callStripe(stripe.charges.retrieve(chargeId))).customer);
}

export function isFinal({ status }: Stripe.Invoice): boolean {
  return status !== 'draft';
}

/** @param charges of the customer; undefined where they were not read */
export function describeInvoice(
  invoice: Stripe.Invoice,
  charges?: readonly DisputedCharge[],
): ProviderInvoice {
  const isPaid = invoice.status === 'paid';
  const payment = paymentIntentOf(invoice);
  const found = charges?.find(({ charge }) => idOf(charge.payment_intent) === payment);
  const [line] = invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end);
  const discountCents = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: invoice.id,
    subscriptionId: subscriptionOf(invoice) ?? '',
    status: isPaid ? 'paid' : invoice.status === 'open' ? 'open' : 'void',
    amountCents: isPaid ? invoice.amount_paid : invoice.amount_due,
    createdAt: dateOfSeconds(invoice.created),
    paidAt: dateOrNull(invoice.status_transitions.paid_at),
    periodStart: dateOfSeconds(line?.period.start ?? invoice.period_start),
    periodEnd: dateOfSeconds(line?.period.end ?? invoice.period_end),
    percentOff: discountCents > 0 ? Math.round((100 * discountCents) / invoice.subtotal) : null,
    card: found ? cardOfCharge(found.charge) : null,
    // An invoice has a payment from the start, also if it is then marked as paid by hand: only a charge shows that a card paid.
    isCharged: isPaid && payment !== null && found !== undefined,
    refundedAt: found ? refundedAtOf(found.charge) : null,
    refundedCents: charges ? (found?.charge.amount_refunded ?? 0) : null,
    dispute: stateOfDispute(found?.dispute ?? null),
  };
}

function cardOfCharge({ payment_method_details }: Pick<Stripe.Charge, 'payment_method_details'>) {
  const { brand, last4 } = payment_method_details?.card ?? {};
  return last4 ? ({ brand: brand ?? 'card', last4 } satisfies PaymentCard) : null;
}

/** The newest refund that was made. One that failed gave nothing back. */
function refundedAtOf({ amount_refunded, refunds, created }: Stripe.Charge): Date | null {
  if (amount_refunded === 0) return null;
  const made = (refunds?.data ?? []).filter(({ status }) => status !== 'failed' && status !== 'canceled');
  return dateOfSeconds(Math.max(created, ...made.map((refund) => refund.created)));
}

function stateOfDispute(dispute: Stripe.Dispute | null): ProviderInvoice['dispute'] {
  if (!dispute) return null;
  if (dispute.status === 'lost') return 'lost';
  const isOver = ['won', 'warning_closed', 'prevented'].includes(dispute.status);
  return isOver ? 'won' : 'open';
}

/** The payment of an invoice that was read with its payments; null if there was nothing to pay. */
export function paymentIntentOf({ payments }: Stripe.Invoice): string | null {
  const standard = payments?.data.find(({ is_default }) => is_default) ?? payments?.data[0];
  return idOf(standard?.payment.payment_intent ?? null);
}

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  return idOf(parent?.subscription_details?.subscription ?? null);
}
