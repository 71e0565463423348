import { expect, test } from 'vitest';
import { openStripe } from './client.ts';

/** `server/app.ts` then responds "busy", which does not say that nobody is charged twice. */
const callMs = 20_000;
/** Five requests come before the charge. */
const beforeChargeMs = 5 * 500;

test('all tries of a charge that hangs end within the call, also after slow requests before it', () => {
  const stripe = openStripe({ secretKey: 'sk_test_fake', apiBase: 'https://api.stripe.com' });
  const retries = stripe.getMaxNetworkRetries();
  const delayMs = stripe.getInitialNetworkRetryDelay() * 1000;
  const longestMs = (retries + 1) * stripe.getApiField('timeout') + (2 ** retries - 1) * delayMs;
  expect(retries).toBe(2);
  expect(beforeChargeMs + longestMs).toBeLessThan(callMs);
});
