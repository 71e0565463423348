import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { FormValue } from './form.ts';

/**
 * Stripe's objects as the fake returns them: the fields of the pinned version that our adapter reads or the published
 * description requires. Field names and types are the SDK's.
 */

export const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`;

export function listOf<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url } as Stripe.ApiList<T>;
}

/** One page of a list, newest first. Stripe returns 10 objects unless `limit` asks for up to 100. */
export function pageOf<T extends { id: string }>(
  all: T[],
  url: string,
  { limit = '10', starting_after }: { [name: string]: FormValue },
): Stripe.ApiList<T> {
  const from = all.findIndex(({ id }) => id === starting_after) + 1;
  const to = from + Math.min(Number(limit), 100);
  return { ...listOf(all.slice(from, to), url), has_more: to < all.length };
}

const test = { livemode: false } as const;

export function customerObject(created: number, email: string | null, metadata: Stripe.Metadata) {
  return {
    ...test,
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created,
    currency: null,
    default_source: null,
    description: null,
    email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    metadata,
    name: null,
    shipping: null,
  } satisfies Partial<Stripe.Customer> as Stripe.Customer;
}

export function cardObject(created: number, customer: string | null, brand: string, last4: string) {
  return {
    ...test,
    id: newId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand,
      checks: null,
      country: 'US',
      exp_month: 12,
      exp_year: 2034,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: null,
      three_d_secure_usage: null,
      wallet: null,
    } as Stripe.PaymentMethod.Card,
    created,
    customer,
    metadata: {},
    type: 'card',
  } satisfies Partial<Stripe.PaymentMethod> as Stripe.PaymentMethod;
}

export function productObject(created: number, id: string, name: string) {
  return {
    ...test,
    id,
    object: 'product',
    active: true,
    created,
    description: null,
    images: [],
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    type: 'service',
    updated: created,
    url: null,
  } satisfies Partial<Stripe.Product> as unknown as Stripe.Product;
}

export function priceObject(
  created: number,
  given: { product: string; currency: string; cents: number; months: number; lookupKey: string },
) {
  return {
    ...test,
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: given.currency,
    custom_unit_amount: null,
    lookup_key: given.lookupKey,
    metadata: {},
    nickname: null,
    product: given.product,
    recurring: {
      interval: 'month',
      interval_count: given.months,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: null,
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: given.cents,
  } satisfies Partial<Stripe.Price> as unknown as Stripe.Price;
}

export function couponObject(
  created: number,
  given: { id: string; percentOff: number; duration: Stripe.Coupon.Duration; months: number | null },
) {
  return {
    ...test,
    id: given.id,
    object: 'coupon',
    amount_off: null,
    created,
    currency: null,
    duration: given.duration,
    duration_in_months: given.months,
    max_redemptions: null,
    metadata: {},
    name: null,
    percent_off: given.percentOff,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  } satisfies Partial<Stripe.Coupon> as Stripe.Coupon;
}

export function intentObject(created: number, customer: string, amount: number) {
  const id = newId('pi');
  return {
    ...test,
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomBytes(9).toString('hex')}`,
    confirmation_method: 'automatic',
    created,
    currency: 'usd',
    customer,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    metadata: {},
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  } satisfies Partial<Stripe.PaymentIntent> as Stripe.PaymentIntent;
}

/** @param failure why the bank declined; null for a charge that succeeded */
export function chargeObject(
  created: number,
  intent: Stripe.PaymentIntent,
  card: { brand: string; last4: string },
  failure: { code: string; message: string } | null,
) {
  const id = newId('ch');
  return {
    ...test,
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    captured: failure === null,
    created,
    currency: 'usd',
    customer: intent.customer,
    description: null,
    disputed: false,
    failure_code: failure ? 'card_declined' : null,
    failure_message: failure?.message ?? null,
    outcome: (failure && { reason: failure.code, type: 'issuer_declined' }) as Stripe.Charge.Outcome | null,
    metadata: {},
    paid: failure === null,
    payment_intent: intent.id,
    payment_method: null,
    payment_method_details: {
      type: 'card',
      card: { ...card, exp_month: 12, exp_year: 2034 },
    } as Stripe.Charge.PaymentMethodDetails,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    refunds: listOf<Stripe.Refund>([], `/v1/charges/${id}/refunds`),
    status: failure ? 'failed' : 'succeeded',
  } satisfies Partial<Stripe.Charge> as unknown as Stripe.Charge;
}

export function setupIntentObject(created: number, customer: string, method: string) {
  const id = newId('seti');
  return {
    ...test,
    id,
    object: 'setup_intent',
    application: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomBytes(9).toString('hex')}`,
    created,
    customer,
    description: null,
    last_setup_error: null,
    latest_attempt: null,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: method,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'succeeded',
    usage: 'off_session',
  } satisfies Partial<Stripe.SetupIntent> as Stripe.SetupIntent;
}

export function refundObject(created: number, charge: Stripe.Charge, amount: number) {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: 'usd',
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: null,
    receipt_number: null,
    status: 'succeeded',
  } satisfies Partial<Stripe.Refund> as Stripe.Refund;
}
