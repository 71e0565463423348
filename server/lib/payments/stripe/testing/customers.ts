import type Stripe from 'stripe';
import { cardOfStripeId, declineOf, type TestCard } from '#server/lib/payments/test-cards.ts';
import type { Billing } from './billing.ts';
import type { Handler, Params } from './catalog-handlers.ts';
import { expandCustomer, expansionOf } from './expansion.ts';
import { CardFailure, missing } from './failure.ts';
import type { FormValue } from './form.ts';
import { cardObject, customerObject, setupIntentObject } from './objects.ts';

/** The customers of the fake, and what they can be charged with. */

type Method = Stripe.PaymentMethod | Stripe.Card;

export type Customers = {
  handlers: Record<string, Handler>;
  setups: Stripe.SetupIntent[];
  /** A customer that can still be used. @throws StripeFailure */
  find(id: FormValue | undefined): Stripe.Customer;
  /** As it is shown: also one that was deleted. */
  show(id: string): Stripe.Customer | Stripe.DeletedCustomer | undefined;
  remove(id: string): void;
  /** A payment method or an older card that is set somewhere; null for none. */
  methodOf(id: string | null | undefined): Method | null;
  /** Adds a test card, under an id of its own. @throws StripeFailure for an unknown name */
  add(stripeId: FormValue | undefined, customer: string): Stripe.PaymentMethod;
  /** Adds a payment method or a card that a dashboard made. */
  keep(method: Method, card: TestCard): void;
  cardFor(subscription: Stripe.Subscription): TestCard | null;
};

export function createCustomers(now: () => number, emit: Billing['emit']): Customers {
  const customers = new Map<string, Stripe.Customer | Stripe.DeletedCustomer>();
  const methods = new Map<string, { method: Method; card: TestCard }>();
  const setups: Stripe.SetupIntent[] = [];

  function find(id: FormValue | undefined): Stripe.Customer {
    const customer = customers.get(String(id));
    if (!customer || customer.deleted) throw missing(`customer: '${id}'`, 'customer');
    return customer;
  }

  function add(given: FormValue | undefined, customer: string): Stripe.PaymentMethod {
    const known = methods.get(String(given));
    if (known) return known.method as Stripe.PaymentMethod;
    const card = cardOfStripeId(String(given));
    if (!card) throw missing(`PaymentMethod: '${given}'`, 'payment_method');
    const method = cardObject(now(), customer, card.brand, card.last4);
    methods.set(method.id, { method, card });
    return method;
  }

  const cardOf = (id: string) => methods.get(id)?.card ?? null;
  const methodOf = (id: string | null | undefined) => methods.get(String(id))?.method ?? null;

  const handlers: Record<string, Handler> = {
    'POST /v1/customers': ({ email, metadata }) => {
      const customer = customerObject(
        now(),
        email ? String(email) : null,
        (metadata ?? {}) as Stripe.Metadata,
      );
      customers.set(customer.id, customer);
      return customer;
    },
    'GET /v1/customers/:id': (params, id) => {
      const customer = customers.get(id);
      if (!customer) throw missing(`customer: '${id}'`, 'customer');
      return expandCustomer(customer, methodOf, expansionOf(params));
    },
    'POST /v1/customers/:id': ({ invoice_settings }, id) => {
      const customer = find(id);
      const method = String((invoice_settings as Params).default_payment_method);
      if (method !== '' && !methods.has(method)) {
        throw missing(`PaymentMethod: '${method}'`, 'invoice_settings');
      }
      customer.invoice_settings.default_payment_method = method || null;
      emit('customer.updated', customer);
      return customer;
    },
    'DELETE /v1/customers/:id': (_params, id) => {
      find(id);
      remove(id);
      return customers.get(id);
    },
    'DELETE /v1/customers/:id/sources': (_params, id) => {
      const customer = find(id);
      const source = methodOf(customer.default_source as string | null);
      customer.default_source = null;
      return { id: source?.id, object: 'card', deleted: true };
    },
    'POST /v1/payment_methods/:id/attach': ({ customer }, id) => {
      const method = add(id, find(customer).id);
      const card = cardOf(method.id);
      if (card?.outcome === 'declined') throw new CardFailure(declineOf(card));
      return method;
    },
    'POST /v1/setup_intents': ({ customer, payment_method }) => {
      const method = add(payment_method, find(customer).id);
      const card = cardOf(method.id);
      if (card?.outcome === 'declined' || card?.outcome === 'insufficient_funds') {
        throw new CardFailure(declineOf(card));
      }
      const setup = setupIntentObject(now(), String(customer), method.id);
      if (card?.outcome === 'authentication_needed') setup.status = 'requires_action';
      setups.push(setup);
      return setup;
    },
    'GET /v1/setup_intents/:id': (_params, id) => {
      const setup = setups.find((candidate) => candidate.id === id);
      if (!setup) throw missing(`setupintent: '${id}'`, 'intent');
      return setup;
    },
  };

  function remove(id: string): void {
    const customer = find(id);
    customers.set(id, { id, object: 'customer', deleted: true } as Stripe.DeletedCustomer);
    emit('customer.deleted', customer);
  }

  return {
    handlers,
    setups,
    find,
    show: (id) => customers.get(id),
    remove,
    methodOf,
    add,
    keep: (method, card) => void methods.set(method.id, { method, card }),
    cardFor(subscription) {
      const owner = customers.get(subscription.customer as string);
      if (!owner || owner.deleted) return null;
      const ids = [
        subscription.default_payment_method,
        subscription.default_source,
        owner.invoice_settings.default_payment_method,
        owner.default_source,
      ] as (string | null)[];
      const first = ids.find((id) => id !== null);
      return first ? cardOf(first) : null;
    },
  };
}
