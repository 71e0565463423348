import type Stripe from 'stripe';
import { advance, type Billing, createSubscription, endSubscription, itemOf, setStatus } from './billing.ts';
import type { Handler, Params } from './catalog-handlers.ts';
import type { Customers } from './customers.ts';
import { expandSubscription, expansionOf } from './expansion.ts';
import { missing, refused } from './failure.ts';
import type { FormValue } from './form.ts';
import { pageOf } from './objects.ts';

function setEnd(subscription: Stripe.Subscription, { cancel_at_period_end, cancel_at }: Params): void {
  if (cancel_at_period_end !== undefined) {
    const ends = cancel_at_period_end === 'true';
    subscription.cancel_at_period_end = ends;
    subscription.cancel_at = ends ? itemOf(subscription).current_period_end : null;
  }
  if (cancel_at !== undefined) subscription.cancel_at = cancel_at === '' ? null : Number(cancel_at);
}

/** Subscriptions of the fake. */
export function subscriptionHandlers(
  billing: Billing,
  customers: Customers,
  prices: Stripe.Price[],
): Record<string, Handler> {
  function subscriptionOf(id: FormValue | undefined): Stripe.Subscription {
    const found = billing.subscriptions.find((subscription) => subscription.id === id);
    if (!found) throw missing(`subscription: '${id}'`, 'id');
    return found;
  }

  function priceOf(id: FormValue | undefined): Stripe.Price {
    const price = prices.find((candidate) => candidate.id === id);
    if (!price) throw missing(`price: '${id}'`, 'items[0][price]');
    if (!price.active)
      throw refused('The price specified is inactive. This field only accepts active prices.');
    return price;
  }

  function update(params: Params, id: string): Stripe.Subscription {
    const subscription = subscriptionOf(id);
    if (subscription.ended_at) {
      throw refused('A canceled subscription can only update its cancellation_details and metadata.');
    }
    setEnd(subscription, params);
    if (params.default_payment_method === '') subscription.default_payment_method = null;
    if (params.default_source === '') subscription.default_source = null;
    const [item] = (params.items as Params[] | undefined) ?? [];
    if (item) itemOf(subscription).price = priceOf(item.price);
    if (params.trial_end !== undefined) {
      // Free days postpone another interval; periods are counted from their end.
      subscription.status = 'trialing';
      subscription.trial_end = Number(params.trial_end);
      subscription.billing_cycle_anchor = Number(params.trial_end);
    }
    Object.assign(subscription.metadata, params.metadata);
    setStatus(billing, subscription, subscription.status);
    return subscription;
  }

  function show(subscription: Stripe.Subscription, params: Params, prefix = ''): Stripe.Subscription {
    const owner = customers.show(String(subscription.customer));
    const invoice = billing.invoices.find(({ id }) => id === subscription.latest_invoice);
    const { methodOf } = customers;
    return expandSubscription(subscription, { owner, methodOf, invoice }, expansionOf(params, prefix));
  }

  return {
    'GET /v1/subscriptions': (params) => {
      if (!customers.show(String(params.customer)))
        throw missing(`customer: '${params.customer}'`, 'customer');
      advance(billing);
      const own = billing.subscriptions.filter(({ customer }) => customer === params.customer);
      const shown = own.map((subscription) => show(subscription, params, 'data.'));
      return pageOf(shown, '/v1/subscriptions', params);
    },
    'POST /v1/subscriptions': (params) => {
      const { customer, items, discounts, trial_period_days, metadata } = params;
      const [item] = items as Params[];
      const [discount] = (discounts as Params[] | undefined) ?? [];
      const created = createSubscription(billing, {
        customer: customers.find(customer).id,
        price: priceOf(item?.price),
        coupon: discount ? (billing.coupons.get(String(discount.coupon)) ?? null) : null,
        trialDays: Number(trial_period_days ?? 0),
        metadata: (metadata ?? {}) as Stripe.Metadata,
      });
      return show(created, params);
    },
    'GET /v1/subscriptions/:id': (_params, id) => subscriptionOf(id),
    'POST /v1/subscriptions/:id': (params, id) => show(update(params, id), params),
    'DELETE /v1/subscriptions/:id': (_params, id) => {
      const subscription = subscriptionOf(id);
      if (subscription.ended_at || subscription.status === 'incomplete_expired') {
        throw missing(`subscription: '${id}'`, 'id');
      }
      endSubscription(billing, subscription);
      return subscription;
    },
  };
}
