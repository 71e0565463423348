import type Stripe from 'stripe';
import { type Billing, intentIdOf, settle } from './billing.ts';
import { catalogHandlers, type Params } from './catalog-handlers.ts';
import { createCustomers } from './customers.ts';
import { createDashboard, type Dashboard } from './dashboard.ts';
import { StripeFailure } from './failure.ts';
import { newId } from './objects.ts';
import { paymentHandlers } from './payment-handlers.ts';
import { refuseExclusive } from './refusals.ts';
import { subscriptionHandlers } from './subscription-handlers.ts';

/** The state of the fake, and how each call changes it. */
export type StripeState = Billing & {
  handle(method: string, path: string, params: Params): unknown;
  /** The person approves or rejects a payment or a new card at the bank. */
  confirmAtBank(clientSecret: string, approved: boolean): void;
  dashboard: Dashboard;
  customer(id: string): Stripe.Customer;
};

export function createStripeState(now: () => number, send: (event: Stripe.Event) => void): StripeState {
  const prices: Stripe.Price[] = [];

  function emit(type: string, object: object): void {
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
  }

  const customers = createCustomers(now, emit);
  const billing: Billing = {
    now,
    subscriptions: [],
    invoices: [],
    intents: [],
    charges: [],
    disputes: [],
    coupons: new Map(),
    cardFor: customers.cardFor,
    emit,
  };
  const handlers = {
    ...customers.handlers,
    ...catalogHandlers(now, prices, billing.coupons),
    ...subscriptionHandlers(billing, customers, prices),
    ...paymentHandlers(billing),
  };

  return Object.assign(billing, {
    dashboard: createDashboard(billing, customers, prices),
    customer: (id: string) => customers.find(id),
    handle(method: string, path: string, params: Params): unknown {
      const [, version, kind, id = '', action] = path.split('/');
      const call = `${method} /${version}/${kind}${id ? '/:id' : ''}${action ? `/${action}` : ''}`;
      const handler = handlers[call];
      if (!handler) throw new StripeFailure(404, 'invalid_request_error', `Unrecognized: ${method} ${path}`);
      refuseExclusive(call, params);
      return handler(params, id);
    },
    confirmAtBank(clientSecret: string, approved: boolean): void {
      const setup = customers.setups.find(({ client_secret }) => client_secret === clientSecret);
      if (setup) setup.status = approved ? 'succeeded' : 'requires_payment_method';
      const intent = billing.intents.find(({ client_secret }) => client_secret === clientSecret);
      const invoice = billing.invoices.find((candidate) => intent && intentIdOf(candidate) === intent.id);
      if (!intent || !invoice || intent.status !== 'requires_action') return;
      const subscription = billing.subscriptions.find(
        ({ id }) => id === invoice.parent?.subscription_details?.subscription,
      );
      if (approved && subscription) settle(billing, subscription, invoice, intent);
      else intent.status = 'requires_payment_method';
    },
  });
}
