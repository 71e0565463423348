import type Stripe from 'stripe';
import type { ProviderDiscount, ProviderPrice } from '../provider.ts';
import { callStripe, callStripeIgnoring } from './client.ts';

/** Our prices and discounts as objects of Stripe, created once under ids that are derived from ours. */

const productId = 'mind-your-step-subscription';

/** Returns the id of Stripe's price for one of ours. */
export async function ensurePrice(stripe: Stripe, price: ProviderPrice): Promise<string> {
  const known = await callStripe(stripe.prices.list({ lookup_keys: [price.id], limit: 1 }));
  if (known.data[0]) return known.data[0].id;
  await callStripeIgnoring(
    stripe.products.create(
      { id: productId, name: 'Mind Your Step' },
      { idempotencyKey: `product-${productId}` },
    ),
    'resource_already_exists',
  );
  const made = await callStripe(
    stripe.prices.create(
      {
        product: productId,
        currency: price.currency,
        unit_amount: price.cents,
        recurring: { interval: 'month', interval_count: price.intervalMonths },
        lookup_key: price.id,
      },
      { idempotencyKey: `price-${price.id}` },
    ),
  );
  return made.id;
}

/** Returns the id of Stripe's coupon for one of our codes. We check its limits and its expiry ourselves. */
export async function ensureCoupon(stripe: Stripe, discount: ProviderDiscount): Promise<string> {
  const id = `code-${discount.codeId}`;
  const { lasts, percentOff } = discount;
  await callStripeIgnoring(
    stripe.coupons.create(
      {
        id,
        percent_off: percentOff,
        ...(typeof lasts === 'object'
          ? { duration: 'repeating', duration_in_months: lasts.months }
          : { duration: lasts }),
      },
      { idempotencyKey: `coupon-${id}` },
    ),
    'resource_already_exists',
  );
  return id;
}
