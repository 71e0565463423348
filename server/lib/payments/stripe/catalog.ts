import type Stripe from 'stripe';
import type { ProviderDiscount, ProviderPrice } from '../provider.ts';
import { callStripe, callStripeIgnoring } from './client.ts';

/**
 * Our prices and discounts as objects of Stripe, created once under ids that are derived from ours. Their idempotency keys are
 * derived from the operation's: Stripe repeats a failure under the same key for a day, in which nobody could pay.
 */

const productId = 'mind-your-step-subscription';

/** Returns the id of Stripe's price for one of ours. */
export async function ensurePrice(stripe: Stripe, key: string, price: ProviderPrice): Promise<string> {
  const known = await findPrice(stripe, price);
  if (known) return known;
  await callStripeIgnoring(
    stripe.products.create({ id: productId, name: 'Mind Your Step' }, { idempotencyKey: `${key}-product` }),
    'resource_already_exists',
  );
  const making = stripe.prices.create(
    {
      product: productId,
      currency: price.currency,
      unit_amount: price.cents,
      recurring: { interval: 'month', interval_count: price.intervalMonths },
      lookup_key: price.id,
    },
    { idempotencyKey: `${key}-price` },
  );
  return callStripe(making).then(
    ({ id }) => id,
    async (error) => {
      // Another sale may have created it meanwhile: Stripe takes a lookup key once.
      const made = await findPrice(stripe, price);
      if (made) return made;
      throw error;
    },
  );
}

async function findPrice(stripe: Stripe, { id }: ProviderPrice): Promise<string | null> {
  const { data } = await callStripe(stripe.prices.list({ lookup_keys: [id], limit: 1 }));
  return data[0]?.id ?? null;
}

/** Returns the id of Stripe's coupon for one of our codes. We check its limits and its expiry ourselves. */
export async function ensureCoupon(stripe: Stripe, key: string, discount: ProviderDiscount): Promise<string> {
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
      { idempotencyKey: `${key}-coupon` },
    ),
    'resource_already_exists',
  );
  return id;
}
