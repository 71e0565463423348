import type Stripe from 'stripe';
import { CardRejected } from '../provider.ts';
import { callStripe, callStripeIgnoring } from './client.ts';

/** Customers at Stripe and their cards, as `PaymentProvider` describes them. */

export async function createStripeCustomer(
  stripe: Stripe,
  key: string,
  { accountId, email }: { accountId: string; email: string | null },
): Promise<string> {
  const customer = await callStripe(
    stripe.customers.create(
      { ...(email !== null && { email }), metadata: { account: accountId } },
      { idempotencyKey: key },
    ),
  );
  return customer.id;
}

export async function deleteStripeCustomer(stripe: Stripe, customerId: string): Promise<void> {
  await callStripeIgnoring(stripe.customers.del(customerId), 'resource_missing');
}

export async function attachStripeCard(
  stripe: Stripe,
  key: string,
  customerId: string,
  paymentMethodId: string,
): Promise<void> {
  const attached = await callStripe(
    stripe.paymentMethods.attach(paymentMethodId, { customer: customerId }, { idempotencyKey: key }),
  );
  await chargeInFuture(stripe, key, customerId, attached.id);
}

export async function removeStripeCard(stripe: Stripe, key: string, customerId: string): Promise<void> {
  await chargeInFuture(stripe, key, customerId, '');
}

export async function beginStripeCardChange(
  stripe: Stripe,
  key: string,
  customerId: string,
  paymentMethodId: string,
): Promise<string> {
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
}

export async function finishStripeCardChange(
  stripe: Stripe,
  key: string,
  customerId: string,
  checkId: string,
): Promise<string | null> {
  const { status, client_secret, payment_method, last_setup_error } = await callStripe(
    stripe.setupIntents.retrieve(checkId),
  );
  if (status === 'succeeded' && payment_method) {
    const id = typeof payment_method === 'string' ? payment_method : payment_method.id;
    await chargeInFuture(stripe, key, customerId, id);
    return null;
  }
  if (status === 'requires_action' && client_secret) return client_secret;
  throw new CardRejected(last_setup_error?.message ?? 'Your card was declined.');
}

/** Stripe takes an empty string for no payment method. */
async function chargeInFuture(
  stripe: Stripe,
  key: string,
  customerId: string,
  paymentMethodId: string,
): Promise<void> {
  await callStripe(
    stripe.customers.update(
      customerId,
      { invoice_settings: { default_payment_method: paymentMethodId } },
      { idempotencyKey: `${key}-default` },
    ),
  );
}
