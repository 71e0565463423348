/**
 * What Stripe has changed between the published description in `stripe.generated.json` and the version that we pin.
 * Everything else in the description applies. Sources: Stripe's changelog and the SDK's types.
 */

/** Parameters that were added later, by call. */
export const newParameters: Record<string, readonly string[]> = {
  'POST /v1/subscriptions': ['discounts'],
  'POST /v1/setup_intents': ['allowed_payment_method_types', 'automatic_payment_methods'],
};

/** Fields that were required then and have been removed, by the `object` of a response. */
export const removedFields: Record<string, readonly string[]> = {
  invoice: ['paid', 'paid_out_of_band', 'total_tax_amounts'],
  line_item: ['proration', 'type'],
  subscription: ['current_period_end', 'current_period_start'],
  discount: ['coupon'],
  invoice_payment: [],
};
