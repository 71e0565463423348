import type Stripe from 'stripe';
import { discountedCents } from '#server/lib/payments/money.ts';
import { addMonths, nextBoundary } from '#server/lib/payments/periods.ts';
import { declineOf, type TestCard } from '#server/lib/payments/test-cards.ts';
import { invoiceObject, subscriptionObject } from './billing-objects.ts';
import { disputeObject } from './dashboard-objects.ts';
import { chargeObject, intentObject, newId, refundObject } from './objects.ts';

/** Subscriptions, invoices and payments of the fake, and how they change. */

export type Billing = {
  now(): number;
  subscriptions: Stripe.Subscription[];
  invoices: Stripe.Invoice[];
  intents: Stripe.PaymentIntent[];
  charges: Stripe.Charge[];
  coupons: Map<string, Stripe.Coupon>;
  disputes: Stripe.Dispute[];
  /** What a subscription is charged to: its own card, else the customer's. */
  cardFor(subscription: Stripe.Subscription): TestCard | null;
  emit(type: string, object: object): void;
};

const seconds = (instant: Date) => instant.getTime() / 1000;
const dateOf = (stamp: number) => new Date(stamp * 1000);

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  return subscription.items.data[0] as Stripe.SubscriptionItem;
}

/** Starts a subscription as `payment_behavior: allow_incomplete` does. */
export function createSubscription(
  billing: Billing,
  given: {
    customer: string;
    price: Stripe.Price;
    coupon: Stripe.Coupon | null;
    trialDays: number;
    metadata: Stripe.Metadata;
  },
): Stripe.Subscription {
  const now = billing.now();
  const id = newId('sub');
  const { customer, price, coupon, trialDays, metadata } = given;
  const trialEnd = trialDays > 0 ? now + trialDays * 86_400 : null;
  const months = price.recurring?.interval_count ?? 1;
  const end = trialEnd ?? seconds(addMonths(dateOf(now), months));
  const discountEnd =
    coupon?.duration === 'repeating' ? seconds(addMonths(dateOf(now), coupon.duration_in_months ?? 1)) : null;
  const discount = coupon && {
    id: newId('di'),
    object: 'discount',
    checkout_session: null,
    customer,
    end: discountEnd,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { type: 'coupon', coupon },
    start: now,
    subscription: id,
    subscription_item: null,
  };
  const subscription = subscriptionObject({ id, now, end, trialEnd, customer, price, discount, metadata });
  billing.subscriptions.unshift(subscription);
  billing.emit('customer.subscription.created', subscription);
  const invoice = createInvoice(billing, subscription, trialEnd ? 0 : amountOf(subscription));
  collect(billing, subscription, invoice, 'first');
  if (coupon?.duration === 'once') subscription.discounts = [];
  return subscription;
}

function percentOf(subscription: Stripe.Subscription): number {
  const [discount] = subscription.discounts as Stripe.Discount[];
  return (discount?.source.coupon as Stripe.Coupon | undefined)?.percent_off ?? 0;
}

function amountOf(subscription: Stripe.Subscription): number {
  const { price, quantity } = itemOf(subscription);
  return discountedCents((price.unit_amount ?? 0) * (quantity ?? 1), percentOf(subscription));
}

function createInvoice(billing: Billing, subscription: Stripe.Subscription, total: number): Stripe.Invoice {
  const now = billing.now();
  const id = newId('in');
  const { current_period_start: start, current_period_end: end, price } = itemOf(subscription);
  const subtotal = total === 0 && percentOf(subscription) === 0 ? 0 : (price.unit_amount ?? 0);
  const intent = total > 0 ? intentObject(now, subscription.customer as string, total) : null;
  if (intent) billing.intents.unshift(intent);
  const invoice = invoiceObject({ id, now, total, subtotal, intent, subscription, period: { start, end } });
  billing.invoices.unshift(invoice);
  subscription.latest_invoice = id;
  billing.emit('invoice.finalized', invoice);
  return invoice;
}

/** Tries to charge an invoice, and updates the subscription. */
export function collect(
  billing: Billing,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  occasion: 'first' | 'renewal' | 'person',
): void {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const intent = billing.intents.find(({ id }) => id === intentIdOf(invoice));
  if (!intent) {
    settle(billing, subscription, invoice, null);
    return;
  }
  const card = billing.cardFor(subscription);
  const isAsked = card?.outcome === 'authentication_needed';
  if (card?.outcome === 'succeeds' || card?.outcome === 'disputed') {
    settle(billing, subscription, invoice, intent);
    return;
  }
  intent.status = isAsked ? 'requires_action' : 'requires_payment_method';
  intent.last_payment_error = isAsked ? null : declineCharge(billing, intent, card);
  if (occasion === 'renewal') setStatus(billing, subscription, 'past_due');
  billing.emit(isAsked ? 'invoice.payment_action_required' : 'invoice.payment_failed', invoice);
}

/** Adds the charge that the bank has declined, if there was a card, and returns why. */
function declineCharge(
  billing: Billing,
  intent: Stripe.PaymentIntent,
  card: TestCard | null,
): Stripe.PaymentIntent.LastPaymentError {
  const { code, message } = declineOf(card);
  if (card) billing.charges.unshift(chargeObject(billing.now(), intent, card, { code, message }));
  return {
    type: 'card_error',
    code: 'card_declined',
    decline_code: code,
    message,
  } as Stripe.PaymentIntent.LastPaymentError;
}

/** Marks an invoice as paid: the person's bank has approved, or the card was good at once. */
export function settle(
  billing: Billing,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent | null,
): void {
  const now = billing.now();
  if (intent) {
    const card = billing.cardFor(subscription) ?? { brand: 'visa', last4: '4242', outcome: 'succeeds' };
    const charge = chargeObject(now, intent, card, null);
    billing.charges.unshift(charge);
    if (card.outcome === 'disputed') openDispute(billing, charge);
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id });
    intent.last_payment_error = null;
    billing.emit('payment_intent.succeeded', intent);
  }
  invoice.status = 'paid';
  Object.assign(invoice, { amount_paid: invoice.total, amount_remaining: 0 });
  invoice.status_transitions.paid_at = now;
  billing.emit('invoice.paid', invoice);
  if (subscription.status !== 'trialing') setStatus(billing, subscription, 'active');
}

/** Gives a part of a charge back, or all of it. */
export function refundCharge(billing: Billing, charge: Stripe.Charge, cents: number): Stripe.Refund {
  const refund = refundObject(billing.now(), charge, cents);
  charge.amount_refunded += cents;
  charge.refunded = charge.amount_refunded === charge.amount;
  charge.refunds?.data.unshift(refund);
  billing.emit('charge.refunded', charge);
  return refund;
}

/** The cardholder has the bank take the payment back. */
export function openDispute(billing: Billing, charge: Stripe.Charge): Stripe.Dispute {
  const dispute = disputeObject(billing.now(), charge);
  charge.disputed = true;
  billing.disputes.unshift(dispute);
  billing.emit('charge.dispute.created', dispute);
  return dispute;
}

export function setStatus(
  billing: Billing,
  subscription: Stripe.Subscription,
  status: Stripe.Subscription.Status,
) {
  subscription.status = status;
  billing.emit('customer.subscription.updated', subscription);
}

export function intentIdOf(invoice: Stripe.Invoice): string | null {
  return (invoice.payments?.data[0]?.payment.payment_intent as string | undefined) ?? null;
}

/** Ends a subscription now. */
export function endSubscription(billing: Billing, subscription: Stripe.Subscription): void {
  const now = billing.now();
  Object.assign(subscription, { canceled_at: now, ended_at: now });
  subscription.status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
  billing.emit('customer.subscription.deleted', subscription);
}

export function voidInvoice(billing: Billing, invoice: Stripe.Invoice): void {
  invoice.status = 'void';
  invoice.status_transitions.voided_at = billing.now();
  const id = invoice.parent?.subscription_details?.subscription;
  const subscription = billing.subscriptions.find((candidate) => candidate.id === id);
  const intent = billing.intents.find((candidate) => candidate.id === intentIdOf(invoice));
  if (intent) intent.status = 'canceled';
  billing.emit('invoice.voided', invoice);
  if (subscription?.status === 'incomplete') setStatus(billing, subscription, 'incomplete_expired');
}

/** Does everything that is due: renewals, ends, payments that are given up after 23 hours. */
export function advance(billing: Billing): void {
  for (const subscription of billing.subscriptions) {
    if (subscription.status === 'incomplete' && billing.now() >= subscription.created + 23 * 3600) {
      setStatus(billing, subscription, 'incomplete_expired');
    }
    while (isDue(billing, subscription)) renew(billing, subscription);
  }
}

function isDue(billing: Billing, subscription: Stripe.Subscription): boolean {
  const isRunning = subscription.status === 'active' || subscription.status === 'trialing';
  return isRunning && itemOf(subscription).current_period_end <= billing.now();
}

function renew(billing: Billing, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription);
  const end = item.current_period_end;
  const isOver = subscription.cancel_at !== null && subscription.cancel_at <= end;
  if (subscription.cancel_at_period_end || isOver) {
    endSubscription(billing, subscription);
    return;
  }
  const [discount] = subscription.discounts as Stripe.Discount[];
  if (discount?.end && discount.end <= end) subscription.discounts = [];
  const months = item.price.recurring?.interval_count ?? 1;
  item.current_period_start = end;
  item.current_period_end = seconds(
    nextBoundary(dateOf(subscription.billing_cycle_anchor), months, dateOf(end)),
  );
  if (subscription.status === 'trialing') subscription.status = 'active';
  collect(billing, subscription, createInvoice(billing, subscription, amountOf(subscription)), 'renewal');
}
