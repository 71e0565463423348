import type Stripe from 'stripe';
import { listOf, newId } from './objects.ts';

/** Subscriptions and invoices as the fake returns them; see `objects.ts`. */

export function subscriptionObject({
  id,
  now,
  end,
  trialEnd,
  customer,
  price,
  discount,
  metadata,
}: {
  id: string;
  now: number;
  end: number;
  trialEnd: number | null;
  customer: string;
  price: Stripe.Price;
  discount: object | null;
  metadata: Stripe.Metadata;
}): Stripe.Subscription {
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { enabled: false, disabled_reason: null, liability: null },
    billing_cycle_anchor: trialEnd ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    customer,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    discounts: discount ? [discount] : [],
    ended_at: null,
    items: listOf(
      [
        {
          id: newId('si'),
          object: 'subscription_item',
          created: now,
          current_period_start: now,
          current_period_end: end,
          discounts: [],
          metadata: {},
          price,
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    livemode: false,
    metadata,
    start_date: now,
    status: trialEnd ? 'trialing' : 'incomplete',
    trial_end: trialEnd,
    trial_start: trialEnd ? now : null,
  } as unknown as Stripe.Subscription;
}

export function invoiceObject({
  id,
  now,
  total,
  subtotal,
  intent,
  subscription,
  period,
}: {
  id: string;
  now: number;
  total: number;
  subtotal: number;
  intent: Stripe.PaymentIntent | null;
  subscription: Stripe.Subscription;
  period: { start: number; end: number };
}): Stripe.Invoice {
  const payments = intent
    ? [
        {
          id: newId('inpay'),
          object: 'invoice_payment',
          amount_paid: null,
          amount_requested: total,
          created: now,
          currency: 'usd',
          invoice: id,
          is_default: true,
          livemode: false,
          payment: { type: 'payment_intent', payment_intent: intent.id },
          status: 'open',
          status_transitions: { canceled_at: null, paid_at: null },
        },
      ]
    : [];
  return {
    id,
    object: 'invoice',
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { enabled: false, disabled_reason: null, liability: null, provider: null, status: null },
    billing_reason: subscription.latest_invoice ? 'subscription_cycle' : 'subscription_create',
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    customer: subscription.customer,
    default_tax_rates: [],
    discounts: [],
    lines: listOf(
      [
        {
          id: newId('il'),
          object: 'line_item',
          amount: subtotal,
          currency: 'usd',
          description: null,
          discount_amounts: [],
          discountable: true,
          discounts: [],
          invoice: id,
          livemode: false,
          metadata: {},
          period,
          quantity: 1,
        },
      ],
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: subscription.id },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: listOf(payments, `/v1/invoice_payments?invoice=${id}`),
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    total,
    total_discount_amounts: subtotal > total ? [{ amount: subtotal - total, discount: 'di_fake' }] : [],
  } as unknown as Stripe.Invoice;
}
