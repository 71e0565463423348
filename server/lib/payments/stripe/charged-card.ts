import type Stripe from 'stripe';
import type { PaymentCard } from '../provider.ts';

/** The cards of Stripe's objects. A payment method that is no card counts as one: it is charged like a card. */

type Method = Stripe.PaymentMethod | Stripe.CustomerSource;

/** The card that is set on a subscription itself, in Stripe's order. */
export function ownCardOf(subscription: Stripe.Subscription): PaymentCard | null {
  return showMethod(subscription.default_payment_method) ?? showMethod(subscription.default_source);
}

/** The card that a customer's subscriptions without one of their own are charged to, in Stripe's order. */
export function customersCardOf(
  owner: string | Stripe.Customer | Stripe.DeletedCustomer,
): PaymentCard | null {
  if (typeof owner === 'string' || owner.deleted) return null;
  return showMethod(owner.invoice_settings.default_payment_method) ?? showMethod(owner.default_source);
}

function showMethod(method: string | Method | null | undefined): PaymentCard | null {
  if (!method) return null;
  if (typeof method === 'string') return { brand: 'card', last4: '' };
  switch (method.object) {
    case 'payment_method':
      return { brand: method.card?.brand ?? method.type, last4: method.card?.last4 ?? '' };
    case 'card':
      return { brand: method.brand, last4: method.last4 };
    case 'source':
      return { brand: method.card?.brand ?? method.type, last4: method.card?.last4 ?? '' };
    case 'bank_account':
      return { brand: 'bank account', last4: method.last4 };
    default:
      return { brand: 'account', last4: '' };
  }
}
