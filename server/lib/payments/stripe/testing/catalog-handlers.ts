import type Stripe from 'stripe';
import { StripeFailure } from './failure.ts';
import type { FormValue } from './form.ts';
import { couponObject, pageOf, priceObject, productObject } from './objects.ts';

export type Params = { [name: string]: FormValue };
export type Handler = (params: Params, id: string) => unknown;

/** Prices, products and coupons of the fake. */
export function catalogHandlers(
  now: () => number,
  prices: Stripe.Price[],
  coupons: Map<string, Stripe.Coupon>,
): Record<string, Handler> {
  const products = new Map<string, Stripe.Product>();
  return {
    'GET /v1/prices': (params) => {
      const wanted = prices.filter(({ lookup_key }) =>
        (params.lookup_keys as string[]).includes(String(lookup_key)),
      );
      return pageOf(wanted, '/v1/prices', params);
    },
    'POST /v1/prices': ({ product, currency, unit_amount, recurring, lookup_key }) => {
      if (prices.some((known) => known.lookup_key === lookup_key)) {
        throw new StripeFailure(400, 'invalid_request_error', 'A price already uses that lookup key');
      }
      const price = priceObject(now(), {
        product: String(product),
        currency: String(currency),
        cents: Number(unit_amount),
        months: Number((recurring as Params).interval_count),
        lookupKey: String(lookup_key),
      });
      prices.push(price);
      return price;
    },
    'POST /v1/products': ({ id, name }) => {
      if (products.has(String(id))) {
        throw new StripeFailure(400, 'invalid_request_error', 'Product exists', 'resource_already_exists');
      }
      const product = productObject(now(), String(id), String(name));
      products.set(product.id, product);
      return product;
    },
    'POST /v1/coupons': ({ id, percent_off, duration, duration_in_months }) => {
      if (coupons.has(String(id))) {
        throw new StripeFailure(400, 'invalid_request_error', 'Coupon exists', 'resource_already_exists');
      }
      const coupon = couponObject(now(), {
        id: String(id),
        percentOff: Number(percent_off),
        duration: duration as Stripe.Coupon.Duration,
        months: duration_in_months === undefined ? null : Number(duration_in_months),
      });
      coupons.set(coupon.id, coupon);
      return coupon;
    },
  };
}
