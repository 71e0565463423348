import type Stripe from 'stripe';
import type { Params } from './catalog-handlers.ts';
import { StripeFailure } from './failure.ts';

/** The `expand` parameter of a call: objects in place of their ids. Everything else stays an id. */

/** Whether a path is expanded; in a list all paths start with `prefix`. */
export type IsExpanded = (path: string) => boolean;

const deepest = 4;

export function expansionOf({ expand = [] }: Params, prefix = ''): IsExpanded {
  const paths = expand as string[];
  const tooDeep = paths.find((path) => path.split('.').length > deepest);
  if (tooDeep) {
    const message = `You cannot expand more than ${deepest} levels of a property. Property: ${tooDeep}`;
    throw new StripeFailure(400, 'invalid_request_error', message);
  }
  return (path) => paths.some((whole) => `${whole}.`.startsWith(`${prefix}${path}.`));
}

export function expandCustomer(
  customer: Stripe.Customer,
  card: Stripe.PaymentMethod | null,
  isExpanded: IsExpanded,
): Stripe.Customer {
  if (!card || !isExpanded('invoice_settings.default_payment_method')) return customer;
  return {
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: card },
  };
}

export function expandSubscription(
  subscription: Stripe.Subscription,
  { owner, card, invoice }: SubscriptionParts,
  isExpanded: IsExpanded,
): Stripe.Subscription {
  return {
    ...subscription,
    ...(owner &&
      isExpanded('customer') && {
        customer: expandCustomer(owner, card, (path) => isExpanded(`customer.${path}`)),
      }),
    ...(invoice && isExpanded('latest_invoice') && { latest_invoice: invoice }),
    discounts: isExpanded('discounts.source.coupon')
      ? subscription.discounts
      : subscription.discounts.map((discount) => (typeof discount === 'string' ? discount : discount.id)),
  };
}

type SubscriptionParts = {
  owner: Stripe.Customer | undefined;
  card: Stripe.PaymentMethod | null;
  invoice: Stripe.Invoice | undefined;
};
