import type Stripe from 'stripe';
import {
  advance,
  type Behavior,
  type Billing,
  collect,
  createSubscription,
  endSubscription,
  intentIdOf,
  itemOf,
  setStatus,
  settle,
  voidInvoice,
} from './billing.ts';
import { catalogHandlers, type Handler, type Params } from './catalog-handlers.ts';
import { expandCustomer, expandSubscription, expansionOf } from './expansion.ts';
import { declined, missing, StripeFailure } from './failure.ts';
import type { FormValue } from './form.ts';
import { cardObject, customerObject, newId, pageOf, refundObject, setupIntentObject } from './objects.ts';

/** The state of the fake, and how each call changes it. */

/** Stripe's own ids for test cards, and how they behave in the fake. */
const cards: Record<string, { behavior: Behavior; last4: string }> = {
  pm_card_visa: { behavior: 'succeeds', last4: '4242' },
  pm_card_mastercard: { behavior: 'succeeds', last4: '4444' },
  pm_card_chargeDeclined: { behavior: 'declined', last4: '0002' },
  pm_card_chargeCustomerFail: { behavior: 'fails when charged', last4: '0341' },
  pm_card_chargeDeclinedInsufficientFunds: { behavior: 'declined', last4: '9995' },
  pm_card_authenticationRequired: { behavior: 'asks', last4: '3184' },
};

export type StripeState = Billing & {
  handle(method: string, path: string, params: Params): unknown;
  /** The person approves or rejects a payment or a new card at the bank. */
  confirmAtBank(clientSecret: string, approved: boolean): void;
};

export function createStripeState(now: () => number, send: (event: Stripe.Event) => void): StripeState {
  const customers = new Map<string, Stripe.Customer>();
  const methods = new Map<string, Stripe.PaymentMethod & { behavior: Behavior }>();
  const prices: Stripe.Price[] = [];
  const setups: Stripe.SetupIntent[] = [];

  const billing: Billing = {
    now,
    subscriptions: [],
    invoices: [],
    intents: [],
    charges: [],
    coupons: new Map(),
    behaviorOf(customer) {
      const id = customers.get(customer)?.invoice_settings.default_payment_method as string | null;
      const method = id ? methods.get(id) : undefined;
      return method ? { behavior: method.behavior, last4: method.card?.last4 ?? '' } : null;
    },
    emit(type, object) {
      send({
        id: newId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: now(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
      } as unknown as Stripe.Event);
    },
  };

  function take(
    given: FormValue | undefined,
    customer: string,
  ): Stripe.PaymentMethod & { behavior: Behavior } {
    const known = methods.get(String(given));
    if (known) return known;
    const card = cards[String(given)];
    if (!card) throw missing(`PaymentMethod: ${given}`, 'payment_method');
    const method = { ...cardObject(now(), customer, card.last4), behavior: card.behavior };
    methods.set(method.id, method);
    return method;
  }

  function customerOf(id: FormValue | undefined): Stripe.Customer {
    const customer = customers.get(String(id));
    if (!customer) throw missing(`customer: ${id}`, 'customer');
    return customer;
  }

  function subscriptionOf(id: FormValue | undefined): Stripe.Subscription {
    const found = billing.subscriptions.find((subscription) => subscription.id === id);
    if (!found) throw missing(`subscription: ${id}`, 'id');
    return found;
  }

  function invoiceOf(id: string): Stripe.Invoice {
    const found = billing.invoices.find((invoice) => invoice.id === id);
    if (!found) throw missing(`invoice: ${id}`, 'invoice');
    return found;
  }

  const withoutBehavior = ({
    behavior: _behavior,
    ...method
  }: Stripe.PaymentMethod & { behavior: Behavior }) => method;

  function updateSubscription(params: Params, id: string): Stripe.Subscription {
    const subscription = subscriptionOf(id);
    if (params.cancel_at !== undefined && params.cancel_at_period_end !== undefined) {
      throw new StripeFailure(400, 'invalid_request_error', 'Only one of cancel_at and cancel_at_period_end');
    }
    if (params.cancel_at_period_end !== undefined) {
      const ends = params.cancel_at_period_end === 'true';
      subscription.cancel_at_period_end = ends;
      subscription.cancel_at = ends ? itemOf(subscription).current_period_end : null;
    }
    if (params.cancel_at !== undefined) {
      subscription.cancel_at = params.cancel_at === '' ? null : Number(params.cancel_at);
    }
    const [item] = (params.items as Params[] | undefined) ?? [];
    const price = prices.find((candidate) => candidate.id === item?.price);
    if (price) itemOf(subscription).price = price;
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

  function cardInUse({ invoice_settings }: Stripe.Customer): Stripe.PaymentMethod | null {
    const method = methods.get(String(invoice_settings.default_payment_method));
    return method ? withoutBehavior(method) : null;
  }

  function show(subscription: Stripe.Subscription, params: Params, prefix = ''): Stripe.Subscription {
    const owner = customers.get(String(subscription.customer));
    const card = owner ? cardInUse(owner) : null;
    const invoice = billing.invoices.find(({ id }) => id === subscription.latest_invoice);
    return expandSubscription(subscription, { owner, card, invoice }, expansionOf(params, prefix));
  }

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
      const customer = customerOf(id);
      return expandCustomer(customer, cardInUse(customer), expansionOf(params));
    },
    'POST /v1/customers/:id': ({ invoice_settings }, id) => {
      const customer = customerOf(id);
      const method = String((invoice_settings as Params).default_payment_method);
      if (method !== '' && !methods.has(method))
        throw missing(`PaymentMethod: ${method}`, 'invoice_settings');
      customer.invoice_settings.default_payment_method = method || null;
      billing.emit('customer.updated', customer);
      return customer;
    },
    'DELETE /v1/customers/:id': (_params, id) => {
      customerOf(id);
      customers.delete(id);
      return { id, object: 'customer', deleted: true };
    },
    'POST /v1/payment_methods/:id/attach': ({ customer }, id) => {
      const method = take(id, customerOf(customer).id);
      if (method.behavior === 'declined' && method.card?.last4 === '0002') throw declined();
      return withoutBehavior(method);
    },
    ...catalogHandlers(now, prices, billing.coupons),
    'GET /v1/subscriptions': (params) => {
      advance(billing);
      const own = billing.subscriptions.filter(({ customer }) => customer === params.customer);
      const shown = own.map((subscription) => show(subscription, params, 'data.'));
      return pageOf(shown, '/v1/subscriptions', params);
    },
    'POST /v1/subscriptions': (params) => {
      const { customer, items, discounts, trial_period_days, metadata } = params;
      const [item] = items as Params[];
      const [discount] = (discounts as Params[] | undefined) ?? [];
      const price = prices.find(({ id }) => id === item?.price);
      if (!price) throw missing(`price: ${item?.price}`, 'items[0][price]');
      const created = createSubscription(billing, {
        customer: customerOf(customer).id,
        price,
        coupon: discount ? (billing.coupons.get(String(discount.coupon)) ?? null) : null,
        trialDays: Number(trial_period_days ?? 0),
        metadata: (metadata ?? {}) as Stripe.Metadata,
      });
      return show(created, params);
    },
    'GET /v1/subscriptions/:id': (_params, id) => subscriptionOf(id),
    'POST /v1/subscriptions/:id': (params, id) => show(updateSubscription(params, id), params),
    'DELETE /v1/subscriptions/:id': (_params, id) => {
      const subscription = subscriptionOf(id);
      if (subscription.ended_at || subscription.status === 'incomplete_expired') {
        throw missing(`subscription: ${id}`, 'id');
      }
      endSubscription(billing, subscription);
      return subscription;
    },
    'GET /v1/invoices': (params) => {
      advance(billing);
      const own = billing.invoices.filter(({ customer }) => customer === params.customer);
      return pageOf(own, '/v1/invoices', params);
    },
    'GET /v1/invoices/:id': (_params, id) => invoiceOf(id),
    'POST /v1/invoices/:id/void': (_params, id) => {
      const invoice = invoiceOf(id);
      if (invoice.status !== 'open') {
        throw new StripeFailure(400, 'invalid_request_error', 'Not open', 'invoice_not_editable');
      }
      voidInvoice(billing, invoice);
      return invoice;
    },
    'POST /v1/invoices/:id/pay': (_params, id) => {
      const invoice = invoiceOf(id);
      const subscription = subscriptionOf(invoice.parent?.subscription_details?.subscription as string);
      if (invoice.status === 'open') collect(billing, subscription, invoice, 'person');
      if (invoice.status !== 'paid') throw declined();
      return invoice;
    },
    'GET /v1/payment_intents/:id': (_params, id) => {
      const intent = billing.intents.find((candidate) => candidate.id === id);
      if (!intent) throw missing(`payment_intent: ${id}`, 'intent');
      return intent;
    },
    'POST /v1/setup_intents': ({ customer, payment_method }) => {
      const method = take(payment_method, customerOf(customer).id);
      if (method.behavior === 'declined') throw declined();
      const setup = setupIntentObject(now(), String(customer), method.id);
      if (method.behavior === 'asks') setup.status = 'requires_action';
      setups.push(setup);
      return setup;
    },
    'GET /v1/setup_intents/:id': (_params, id) => {
      const setup = setups.find((candidate) => candidate.id === id);
      if (!setup) throw missing(`setupintent: ${id}`, 'intent');
      return setup;
    },
    'GET /v1/charges': (params) => {
      const own = billing.charges.filter(({ customer }) => customer === params.customer);
      return pageOf(own, '/v1/charges', params);
    },
    'POST /v1/refunds': ({ payment_intent }) => {
      const charge = billing.charges.find((candidate) => candidate.payment_intent === payment_intent);
      if (!charge) throw missing(`payment_intent: ${payment_intent}`, 'payment_intent');
      if (charge.refunded) {
        throw new StripeFailure(400, 'invalid_request_error', 'Refunded', 'charge_already_refunded');
      }
      const refund = refundObject(now(), charge);
      Object.assign(charge, { refunded: true, amount_refunded: charge.amount });
      charge.refunds?.data.push(refund);
      billing.emit('charge.refunded', charge);
      return refund;
    },
  };

  return Object.assign(billing, {
    handle(method: string, path: string, params: Params): unknown {
      const [, version, kind, id = '', action] = path.split('/');
      const pattern = `/${version}/${kind}${id ? '/:id' : ''}${action ? `/${action}` : ''}`;
      const handler = handlers[`${method} ${pattern}`];
      if (!handler) throw new StripeFailure(404, 'invalid_request_error', `Unrecognized: ${method} ${path}`);
      return handler(params, id);
    },
    confirmAtBank(clientSecret: string, approved: boolean): void {
      const setup = setups.find(({ client_secret }) => client_secret === clientSecret);
      if (setup) setup.status = approved ? 'succeeded' : 'requires_payment_method';
      const intent = billing.intents.find(({ client_secret }) => client_secret === clientSecret);
      const invoice = billing.invoices.find((candidate) => intent && intentIdOf(candidate) === intent.id);
      if (!intent || !invoice || intent.status !== 'requires_action') return;
      const subscription = subscriptionOf(invoice.parent?.subscription_details?.subscription as string);
      if (approved) settle(billing, subscription, invoice, intent);
      else intent.status = 'requires_payment_method';
    },
  });
}
