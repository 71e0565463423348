import type Stripe from 'stripe';
import type { CustomerSnapshot, ProviderOrder, ProviderPrice, ProviderSubscription } from '../provider.ts';
import { ensureCoupon, ensurePrice } from './catalog.ts';
import { callStripe, callStripeIgnoring } from './client.ts';
import { describeChange, subscriptionExpansions } from './read-customer.ts';

/** Subscriptions at Stripe, as `PaymentProvider` describes them. */

export async function startStripeSubscription(
  stripe: Stripe,
  key: string,
  { customerId, operationId, price, discount, trialDays, startsAt }: ProviderOrder,
): Promise<CustomerSnapshot> {
  const [priceId, couponId] = await Promise.all([
    ensurePrice(stripe, key, price),
    discount && ensureCoupon(stripe, key, discount, { trialDays, startsAt }),
  ]);
  const started = await callStripe(
    stripe.subscriptions.create(
      {
        customer: customerId,
        items: [{ price: priceId }],
        ...(couponId && { discounts: [{ coupon: couponId }] }),
        ...(trialDays > 0 && { trial_period_days: trialDays }),
        payment_behavior: 'allow_incomplete',
        off_session: false,
        payment_settings: { payment_method_types: ['card'] },
        metadata: { operation: operationId },
        expand: [...subscriptionExpansions],
      },
      { idempotencyKey: key },
    ),
  );
  return describeChange(stripe, started, { isFirstPayment: true });
}

export async function setStripeEnd(
  stripe: Stripe,
  key: string,
  { id, cancelAtPeriodEnd }: ProviderSubscription,
  end: 'never' | 'period_end' | Date,
): Promise<CustomerSnapshot> {
  // Stripe accepts one of the two, not both.
  const byPeriod = end === 'period_end' || (end === 'never' && cancelAtPeriodEnd);
  const params = byPeriod
    ? { cancel_at_period_end: end === 'period_end' }
    : {
        cancel_at: end instanceof Date ? end.getTime() / 1000 : ('' as const),
        proration_behavior: 'none' as const,
      };
  const updating = stripe.subscriptions.update(
    id,
    { ...params, expand: [...subscriptionExpansions] },
    { idempotencyKey: key },
  );
  return describeChange(stripe, await callStripe(updating), { isFirstPayment: false });
}

export async function endStripeSubscription(
  stripe: Stripe,
  key: string,
  subscriptionId: string,
): Promise<void> {
  const params = { invoice_now: false, prorate: false };
  await callStripeIgnoring(
    stripe.subscriptions.cancel(subscriptionId, params, { idempotencyKey: key }),
    'resource_missing',
  );
}

export async function changeStripePrice(
  stripe: Stripe,
  key: string,
  subscriptionId: string,
  price: ProviderPrice,
): Promise<void> {
  const [priceId, subscription] = await Promise.all([
    ensurePrice(stripe, key, price),
    callStripe(stripe.subscriptions.retrieve(subscriptionId)),
  ]);
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${subscriptionId} has no item.`);
  // Another interval would be charged at once: free days until the period ends postpone it.
  const isOtherInterval = item.price.recurring?.interval_count !== price.intervalMonths;
  await callStripe(
    stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: item.id, price: priceId }],
        proration_behavior: 'none',
        ...(isOtherInterval && {
          trial_end: item.current_period_end,
          metadata: { postponedTo: String(item.current_period_end) },
        }),
      },
      { idempotencyKey: key },
    ),
  );
}
