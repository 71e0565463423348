import type Stripe from 'stripe';
import { CardRejected, type ProviderSubscription } from '../provider.ts';
import { callStripe, callStripeIgnoring } from './client.ts';
import { idOf } from './fields.ts';

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
  running: ProviderSubscription | null,
): Promise<void> {
  const attached = await callStripe(
    stripe.paymentMethods.attach(paymentMethodId, { customer: customerId }, { idempotencyKey: key }),
  );
  await chargeInFuture(stripe, key, customerId, attached.id);
  await removeOwnCard(stripe, key, running);
}

export async function removeStripeCard(stripe: Stripe, key: string, customerId: string): Promise<void> {
  const { default_source } = await chargeInFuture(stripe, key, customerId, '');
  // Stripe charges an older kind of card where there is none of the newer kind.
  const source = idOf(default_source);
  if (source) {
    const deleting = stripe.customers.deleteSource(
      customerId,
      source,
      {},
      { idempotencyKey: `${key}-source` },
    );
    await callStripeIgnoring(deleting, 'resource_missing');
  }
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
  running: ProviderSubscription | null,
): Promise<string | null> {
  const { status, client_secret, payment_method, last_setup_error } = await callStripe(
    stripe.setupIntents.retrieve(checkId),
  );
  if (status === 'succeeded' && payment_method) {
    await chargeInFuture(stripe, key, customerId, idOf(payment_method) ?? '');
    await removeOwnCard(stripe, key, running);
    return null;
  }
  if (status === 'requires_action' && client_secret) return client_secret;
  throw new CardRejected(
    last_setup_error?.message ?? 'Your card was declined.',
    last_setup_error?.decline_code ?? last_setup_error?.code,
  );
}

/** Stripe takes an empty string for no payment method. */
async function chargeInFuture(
  stripe: Stripe,
  key: string,
  customerId: string,
  paymentMethodId: string,
): Promise<Stripe.Customer> {
  return callStripe(
    stripe.customers.update(
      customerId,
      { invoice_settings: { default_payment_method: paymentMethodId } },
      { idempotencyKey: `${key}-default` },
    ),
  );
}

/** A card that somebody set on the subscription itself would be charged before the customer's. */
async function removeOwnCard(
  stripe: Stripe,
  key: string,
  running: ProviderSubscription | null,
): Promise<void> {
  if (!running?.hasOwnCard) return;
  const none = { default_payment_method: '', default_source: '' } as const;
  await callStripe(stripe.subscriptions.update(running.id, none, { idempotencyKey: `${key}-own` }));
}
