import type Stripe from 'stripe';
import { addDays, wholeMonths } from '../periods.ts';
import {
  type ProviderDiscount,
  type ProviderOrder,
  type ProviderPrice,
  ProviderRefused,
} from '../provider.ts';
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

/** @throws ProviderRefused for a price that somebody has archived: nobody can buy it until it is active again */
async function findPrice(stripe: Stripe, { id }: ProviderPrice): Promise<string | null> {
  const { data } = await callStripe(stripe.prices.list({ lookup_keys: [id], limit: 1 }));
  const [price] = data;
  if (price?.active === false) {
    throw new ProviderRefused(`The price ${price.id} of our price ${id} is archived at Stripe`);
  }
  return price?.id ?? null;
}

type FreeDays = Pick<ProviderOrder, 'trialDays' | 'startsAt'>;

/** Returns the id of Stripe's coupon for one of our codes. We check its limits and its expiry ourselves. */
export async function ensureCoupon(
  stripe: Stripe,
  key: string,
  { codeId, lasts, percentOff }: ProviderDiscount,
  freeDays: FreeDays,
): Promise<string> {
  const months = monthsAtStripe(lasts, freeDays);
  const id = `code-${codeId}${freeDays.trialDays > 0 && months !== null ? `-${months}` : ''}`;
  await callStripeIgnoring(
    stripe.coupons.create(
      {
        id,
        percent_off: percentOff,
        ...(months === null
          ? { duration: lasts === 'once' ? lasts : 'forever' }
          : { duration: 'repeating', duration_in_months: months }),
      },
      { idempotencyKey: `${key}-coupon` },
    ),
    'resource_already_exists',
  );
  return id;
}

/**
 * How many months a discount lasts at Stripe, which counts them from the start of free days, and uses up a discount of one
 * payment with their invoice of $0; null if it is not counted in months.
 */
function monthsAtStripe(lasts: ProviderDiscount['lasts'], { trialDays, startsAt }: FreeDays): number | null {
  if (lasts === 'forever' || (lasts === 'once' && trialDays === 0)) return null;
  const paid = lasts === 'once' ? 1 : lasts.months;
  return wholeMonths(startsAt, addDays(startsAt, trialDays)) + paid;
}
