import { CardRejected, type PaymentProvider } from '../provider.ts';
import { ensureCoupon, ensurePrice } from './catalog.ts';
import { callStripe, callStripeIgnoring, openStripe, type StripeConfig } from './client.ts';
import { describeChange, paymentIntentOf, readCustomer, subscriptionExpansions } from './read-customer.ts';

/** Payments by Stripe. Only ids and the last four digits of a card ever reach this server. */
export function createStripeProvider(config: StripeConfig, stripe = openStripe(config)): PaymentProvider {
  /** Stripe takes an empty string for no payment method. */
  const chargeInFuture = (key: string, customerId: string, paymentMethodId: string) =>
    callStripe(
      stripe.customers.update(
        customerId,
        { invoice_settings: { default_payment_method: paymentMethodId } },
        { idempotencyKey: `${key}-default` },
      ),
    );

  return {
    name: 'stripe',

    async createCustomer(key, { accountId, email }) {
      const customer = await callStripe(
        stripe.customers.create(
          { ...(email !== null && { email }), metadata: { account: accountId } },
          { idempotencyKey: key },
        ),
      );
      return customer.id;
    },

    async attachCard(key, customerId, paymentMethodId) {
      const attached = await callStripe(
        stripe.paymentMethods.attach(paymentMethodId, { customer: customerId }, { idempotencyKey: key }),
      );
      await chargeInFuture(key, customerId, attached.id);
    },

    async removeCard(key, customerId) {
      await chargeInFuture(key, customerId, '');
    },

    async start(key, { customerId, operationId, price, discount, trialDays, startsAt }) {
      const [priceId, couponId] = await Promise.all([
        ensurePrice(stripe, key, price),
        discount && ensureCoupon(stripe, key, discount, { trialDays, startsAt }),
      ]);
      const started = await callStripe(
        stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: priceId }],
            ...(couponId && { discounts: [{ coupon: couponId }] }),
            ...(trialDays > 0 && { trial_period_days: trialDays }),
            payment_behavior: 'allow_incomplete',
            off_session: false,
            payment_settings: { payment_method_types: ['card'] },
            metadata: { operation: operationId },
            expand: [...subscriptionExpansions],
          },
          { idempotencyKey: key },
        ),
      );
      return describeChange(stripe, started, { isFirstPayment: true });
    },

    async setEnd(key, { id, cancelAtPeriodEnd }, end) {
      // Stripe accepts one of the two, not both.
      const byPeriod = end === 'period_end' || (end === 'never' && cancelAtPeriodEnd);
      const params = byPeriod
        ? { cancel_at_period_end: end === 'period_end' }
        : {
            cancel_at: end instanceof Date ? end.getTime() / 1000 : ('' as const),
            proration_behavior: 'none' as const,
          };
      const updating = stripe.subscriptions.update(
        id,
        { ...params, expand: [...subscriptionExpansions] },
        { idempotencyKey: key },
      );
      return describeChange(stripe, await callStripe(updating), { isFirstPayment: false });
    },

    async endNow(key, subscriptionId) {
      const params = { invoice_now: false, prorate: false };
      await callStripeIgnoring(
        stripe.subscriptions.cancel(subscriptionId, params, { idempotencyKey: key }),
        'resource_missing',
      );
    },

    async voidInvoice(key, invoiceId) {
      const voiding = stripe.invoices.voidInvoice(invoiceId, undefined, { idempotencyKey: key });
      const { status } = await callStripe(voiding).catch(async (rejection) => {
        // Stripe rejects an invoice that is void or paid already.
        const found = await callStripe(stripe.invoices.retrieve(invoiceId));
        if (found.status === 'open') throw rejection;
        return found;
      });
      return status !== 'paid';
    },

    async payInvoice(key, invoiceId) {
      const paying = stripe.invoices.pay(invoiceId, { off_session: false }, { idempotencyKey: key });
      await callStripe(paying).catch((error) => {
        // The card was rejected, or the bank asks for a confirmation: the invoice shows which.
        if (!(error instanceof CardRejected)) throw error;
      });
    },

    async refundInvoice(key, invoiceId) {
      const invoice = await callStripe(stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }));
      const payment = paymentIntentOf(invoice);
      if (!payment) throw new Error(`The invoice ${invoiceId} has no payment that could be refunded.`);
      await callStripeIgnoring(
        stripe.refunds.create({ payment_intent: payment }, { idempotencyKey: key }),
        'charge_already_refunded',
      );
    },

    async changePrice(key, subscriptionId, price) {
      const [priceId, subscription] = await Promise.all([
        ensurePrice(stripe, key, price),
        callStripe(stripe.subscriptions.retrieve(subscriptionId)),
      ]);
      const [item] = subscription.items.data;
      if (!item) throw new Error(`The subscription ${subscriptionId} has no item.`);
      // Another interval would be charged at once: free days until the period ends postpone it.
      const isOtherInterval = item.price.recurring?.interval_count !== price.intervalMonths;
      await callStripe(
        stripe.subscriptions.update(
          subscriptionId,
          {
            items: [{ id: item.id, price: priceId }],
            proration_behavior: 'none',
            ...(isOtherInterval && {
              trial_end: item.current_period_end,
              metadata: { postponedTo: String(item.current_period_end) },
            }),
          },
          { idempotencyKey: key },
        ),
      );
    },

    async beginCardChange(key, customerId, paymentMethodId) {
      const check = await callStripe(
        stripe.setupIntents.create(
          {
            customer: customerId,
            payment_method: paymentMethodId,
            allowed_payment_method_types: ['card'],
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            usage: 'off_session',
            confirm: true,
          },
          { idempotencyKey: key },
        ),
      );
      return check.id;
    },

    async finishCardChange(key, customerId, checkId) {
      const { status, client_secret, payment_method, last_setup_error } = await callStripe(
        stripe.setupIntents.retrieve(checkId),
      );
      if (status === 'succeeded' && payment_method) {
        const id = typeof payment_method === 'string' ? payment_method : payment_method.id;
        await chargeInFuture(key, customerId, id);
        return null;
      }
      if (status === 'requires_action' && client_secret) return client_secret;
      throw new CardRejected(last_setup_error?.message ?? 'Your card was declined.');
    },

    read: (customerId, known) => readCustomer(stripe, customerId, known),

    async deleteCustomer(customerId) {
      await callStripeIgnoring(stripe.customers.del(customerId), 'resource_missing');
    },
  };
}
