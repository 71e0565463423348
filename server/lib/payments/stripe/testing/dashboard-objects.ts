import type Stripe from 'stripe';
import { newId } from './objects.ts';

/** Objects of Stripe that no call of ours makes; see `objects.ts`. */

export function disputeObject(created: number, charge: Stripe.Charge) {
  return {
    livemode: false,
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: 'usd',
    enhanced_eligibility_types: [],
    is_charge_refundable: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  } satisfies Partial<Stripe.Dispute> as unknown as Stripe.Dispute;
}

/** A card of the kind that Stripe had before payment methods. */
export function sourceObject(customer: string, last4: string) {
  return {
    id: newId('card'),
    object: 'card',
    brand: 'Visa',
    country: 'US',
    customer,
    exp_month: 12,
    exp_year: 2034,
    funding: 'credit',
    last4,
    metadata: {},
  } satisfies Partial<Stripe.Card> as Stripe.Card;
}
