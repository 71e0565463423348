import Stripe from 'stripe';
import { endpoints } from '#contract/endpoints.ts';
import { onTeardown } from '#server/testing/on-teardown.ts';
import { testApp } from '#server/testing/test-app.ts';
import { startStripeFake } from './fake.ts';

const webhookSecret = 'whsec_fake';

/** The whole server with Stripe configured, connected to the fake; both use the test's clock. */
export async function stripeApp() {
  let now = () => 0;
  const fake = await startStripeFake(() => now());
  onTeardown(() => fake.close());
  const tested = await testApp({
    STRIPE_SECRET_KEY: 'sk_test_fake',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: fake.url,
  });
  now = () => Math.floor(tested.clock.now().getTime() / 1000);

  function sign(payload: string, { ageSeconds = 0, secret = webhookSecret } = {}): string {
    return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: now() - ageSeconds });
  }

  /** Posts an event as Stripe does. */
  function post(payload: string, signature: string | null) {
    const headers = {
      'content-type': 'application/json',
      ...(signature && { 'stripe-signature': signature }),
    };
    return tested.app.inject({ method: 'POST', url: endpoints.receivePaymentEvent.path, headers, payload });
  }

  /** Delivers an event with a good signature, and runs the jobs that follow from it. */
  async function deliver(event: Stripe.Event) {
    const payload = JSON.stringify(event);
    const response = await post(payload, sign(payload));
    while ((await tested.services.jobs.runDue(tested.services, 'paymentEvent')) > 0);
    return response;
  }

  return { ...tested, fake, sign, post, deliver };
}
