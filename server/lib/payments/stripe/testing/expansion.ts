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
  customer: Stripe.Customer | Stripe.DeletedCustomer,
  methodOf: MethodOf,
  isExpanded: IsExpanded,
): Stripe.Customer | Stripe.DeletedCustomer {
  if (customer.deleted) return customer;
  const expand = expander(methodOf, isExpanded);
  const { default_payment_method } = customer.invoice_settings;
  return {
    ...customer,
    default_source: expand('default_source', customer.default_source) as Stripe.Card | null,
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method: expand(
        'invoice_settings.default_payment_method',
        default_payment_method,
      ) as Stripe.PaymentMethod | null,
    },
  };
}

type MethodOf = (id: string | null) => Stripe.PaymentMethod | Stripe.Card | null;

const expander = (methodOf: MethodOf, isExpanded: IsExpanded) => (path: string, value: unknown) =>
  typeof value === 'string' && isExpanded(path) ? methodOf(value) : value;

export function expandSubscription(
  subscription: Stripe.Subscription,
  { owner, methodOf, invoice }: SubscriptionParts,
  isExpanded: IsExpanded,
): Stripe.Subscription {
  const expand = expander(methodOf, isExpanded);
  const { default_payment_method, default_source } = subscription;
  return {
    ...subscription,
    default_payment_method: expand('default_payment_method', default_payment_method) as Stripe.PaymentMethod,
    default_source: expand('default_source', default_source) as Stripe.Card,
    ...(owner &&
      isExpanded('customer') && {
        customer: expandCustomer(owner, methodOf, (path) => isExpanded(`customer.${path}`)),
      }),
    ...(invoice && isExpanded('latest_invoice') && { latest_invoice: invoice }),
    discounts: isExpanded('discounts.source.coupon')
      ? subscription.discounts
      : subscription.discounts.map((discount) => (typeof discount === 'string' ? discount : discount.id)),
  };
}

type SubscriptionParts = {
  owner: Stripe.Customer | Stripe.DeletedCustomer | undefined;
  methodOf: MethodOf;
  invoice: Stripe.Invoice | undefined;
};
