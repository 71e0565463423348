import { expect, test } from 'vitest';
import { stripeApp } from './testing/stripe-app.ts';
import { verifyTestMode } from './verify-test-mode.ts';

const { services, clock, fake } = await stripeApp();

test('the verification that is run once against Stripe itself passes against the fake', async () => {
  const lines: string[] = [];
  const failures = await verifyTestMode({
    provider: services.payments,
    newCustomer: () =>
      services.payments.createCustomer(crypto.randomUUID(), { accountId: crypto.randomUUID(), email: null }),
    advanceTo: async (instant) => clock.advance(instant.getTime() - clock.now().getTime()),
    now: () => clock.now(),
    log: (line) => lines.push(line),
  });
  expect(failures).toEqual([]);
  expect(lines).toHaveLength(16);
  expect(fake.state.charges.length).toBeGreaterThan(5);
});
