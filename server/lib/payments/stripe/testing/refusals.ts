import type { Params } from './catalog-handlers.ts';
import { StripeFailure } from './failure.ts';

/** What Stripe refuses because of the parameters alone. */

/** Parameters of which a request may have one, by its call. Sources: Stripe's reference and its changelog of 2026-07-29. */
const exclusiveParameters: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'POST /v1/setup_intents': [
    ['allowed_payment_method_types', 'automatic_payment_methods', 'payment_method_types'],
  ],
  'POST /v1/subscriptions': [
    ['trial_end', 'trial_period_days'],
    ['cancel_at', 'cancel_at_period_end'],
  ],
  'POST /v1/subscriptions/:id': [['cancel_at', 'cancel_at_period_end']],
  'POST /v1/refunds': [['charge', 'payment_intent']],
  'POST /v1/coupons': [['amount_off', 'percent_off']],
};

/** @throws StripeFailure for two parameters of which Stripe takes one */
export function refuseExclusive(call: string, params: Params): void {
  for (const names of exclusiveParameters[call] ?? []) {
    const given = names.filter((name) => params[name] !== undefined);
    if (given.length < 2) continue;
    const message = `You may only specify one of these parameters: ${given.join(', ')}.`;
    throw new StripeFailure(400, 'invalid_request_error', message, undefined, given[0]);
  }
}
