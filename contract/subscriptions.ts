import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import {
  atMost,
  dollars,
  expectedTotal,
  idempotencyKey,
  instant,
  messageResponse,
  optionalCode,
  requiredText,
  text,
} from './fields.ts';
import { user } from './user.ts';

export const subscriptionStatuses = [
  'none',
  'incomplete',
  'active',
  'cancelling',
  'past_due',
  'ended',
] as const;

/** What became of a payment that the bank disputed; null if it did not. */
export const dispute = z.nullable(z.enum(['open', 'won', 'lost']));

/** `last4` is empty for what is no card but can be charged, such as a bank account. */
export const paidCard = z.object({ brand: z.string(), last4: z.string() });
const card = z.nullable(paidCard);

const paymentMethodId = z.nullable(text().check(atMost(200)));

export const getPrice = endpoint({
  method: 'GET',
  path: '/api/v2/user/individualUser/subscriptionPrice',
  caller: 'anyone',
  response: z.object({
    price: dollars,
    intervalMonths: z.number(),
    trialDays: z.number(),
    /** When a subscription that starts now is charged next. */
    renewsAt: instant,
  }),
});

export const calculatePrice = endpoint({
  method: 'POST',
  path: '/api/v2/user/individualUser/calculatePrice',
  caller: 'anyone',
  body: z.object({ discountCode: requiredText('discountCodeRequired', 100) }),
  response: z.object({
    totalPrice: dollars,
    discountPercentage: z.number(),
    /** Applies to the first payment, to the payments of `months` months, or to every payment. */
    lasts: z.enum(['once', 'months', 'forever']),
    months: z.nullable(z.number()),
    trialDays: z.number(),
    /** As in the price without a code; a code may give more free days. */
    renewsAt: instant,
  }),
});

const subscriptionDetails = z.object({
  subscriptionPrice: dollars,
  lastCharge: dollars,
  subscriptionEndDate: z.nullable(instant),
  status: z.enum(subscriptionStatuses),
  cancelAtPeriodEnd: z.boolean(),
  intervalMonths: z.number(),
  /** The discount on the price of this period. */
  discountPercentage: z.nullable(z.number()),
  discountEndsAt: z.nullable(instant),
  /** Set while nothing is charged yet. */
  trialEndsAt: z.nullable(instant),
  /** Free days are given once per person. */
  trialUsed: z.boolean(),
  /** Without a card: when a discount of 100 % ends, and with it the access (docs/product-decisions.md#free-codes). */
  endsWithoutCardAt: z.nullable(instant),
  /** What the next renewal charges, with the price and the discount that it will have; null if there is no renewal. */
  nextCharge: z.nullable(dollars),
  card,
  receipts: z.array(
    z.object({
      id: z.string(),
      amount: dollars,
      paidAt: instant,
      /** All of it was given back. */
      refunded: z.boolean(),
      refundedAmount: dollars,
      dispute,
    }),
  ),
  /** A price that is already announced for a later period (#price-changes). */
  nextPrice: z.optional(z.object({ price: dollars, validFrom: instant })),
  refundable: z.boolean(),
});

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/v2/user/individualUser/getByID',
  caller: 'signedIn',
  only: 'individuals',
  response: subscriptionDetails,
});

const subscribed = z.object({
  message: z.string(),
  user,
  card: z.optional(card),
});

export const updateSubscription = endpoint({
  method: 'PATCH',
  path: '/api/v2/user/individualUser/updateSubscription',
  caller: 'signedIn',
  only: 'individuals',
  body: z.object({ paymentMethodId, discountCode: optionalCode, expectedTotal, operation: idempotencyKey }),
  response: subscribed,
});

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/v2/user/individualUser/confirmPayment',
  caller: 'signedIn',
  only: 'individuals',
  body: z.object({ operation: idempotencyKey }),
  response: subscribed,
});

export const cancelSubscription = endpoint({
  method: 'PATCH',
  path: '/api/v2/user/individualUser/cancelSubscription',
  caller: 'signedIn',
  only: 'individuals',
  response: z.object({
    message: z.string(),
    /** Access lasts until then; null if it ended immediately. */
    subscriptionEndDate: z.nullable(instant),
  }),
});

export const refundSubscription = endpoint({
  method: 'POST',
  path: '/api/v2/user/individualUser/refund',
  caller: 'signedIn',
  only: 'individuals',
  body: z.object({ operation: idempotencyKey }),
  response: messageResponse,
});

export const changeCard = endpoint({
  method: 'PATCH',
  path: '/api/v2/user/individualUser/card',
  caller: 'signedIn',
  only: 'individuals',
  body: z.object({
    paymentMethodId: text().check(z.minLength(1), atMost(200)),
    operation: idempotencyKey,
  }),
  response: z.object({ message: z.string(), card }),
});

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/v2/user/individualUser/receipts/{id}',
  caller: 'signedIn',
  params: z.object({ id: text().check(atMost(60)) }),
  response: z.object({
    id: z.string(),
    paidAt: instant,
    amount: dollars,
    description: z.string(),
    periodStart: instant,
    periodEnd: instant,
    card,
    discountPercentage: z.nullable(z.number()),
    /** When money was given back last, the whole or a part. */
    refundedAt: z.nullable(instant),
    refundedAmount: dollars,
    dispute,
    paidTo: z.string(),
  }),
});

/** Stripe posts here. The body is read as bytes, because its signature covers them. */
export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/v2/payments/stripe/events',
  caller: 'signedByProvider',
  body: z.unknown(),
  response: z.object({ received: z.literal(true) }),
});

export const subscriptionEndpoints = {
  getPrice: served(getPrice, {
    purpose: 'Individual subscription price',
    problems: ['not_found'],
  }),
  calculatePrice: served(calculatePrice, {
    purpose: 'Calculate price with discount',
    problems: ['discount_invalid', 'not_found', 'too_many_requests'],
  }),
  getSubscription: served(getSubscription, {
    purpose: 'Subscription details',
    problems: ['forbidden', 'not_found'],
  }),
  updateSubscription: served(updateSubscription, {
    purpose: 'Update subscription: subscribe again, or keep a canceled subscription',
    problems: [
      'forbidden',
      'conflict',
      'price_changed',
      'not_found',
      'discount_invalid',
      'card_declined',
      'requires_action',
      'too_many_requests',
      'provider_refused',
      'provider_unavailable',
    ],
  }),
  confirmPayment: served(confirmPayment, {
    purpose: 'Confirm an authenticated payment',
    problems: [
      'forbidden',
      'conflict',
      'card_declined',
      'requires_action',
      'provider_refused',
      'provider_unavailable',
    ],
  }),
  cancelSubscription: served(cancelSubscription, {
    purpose: 'Cancel subscription: it ends with the paid period',
    problems: ['forbidden', 'conflict', 'provider_refused', 'provider_unavailable'],
  }),
  refundSubscription: served(refundSubscription, {
    purpose: 'Full refund within 30 days of the first payment if the game was never opened',
    problems: ['forbidden', 'conflict', 'refund_refused', 'provider_unavailable'],
  }),
  changeCard: served(changeCard, {
    purpose: 'Change the card',
    problems: [
      'forbidden',
      'conflict',
      'card_declined',
      'requires_action',
      'too_many_requests',
      'provider_refused',
      'provider_unavailable',
    ],
  }),
  getReceipt: served(getReceipt, {
    purpose: 'One receipt',
    problems: ['not_found'],
  }),
  receivePaymentEvent: served(receivePaymentEvent, {
    purpose: 'Payment events',
    problems: ['malformed'],
  }),
};
