import { expect, test } from 'vitest';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';
import { playScenario } from './scenario.ts';
import { stripeApp } from './stripe/testing/stripe-app.ts';

test.each([
  ['the fake of Stripe', stripeApp],
  ['the sandbox', testApp],
] as const)('the scenario that is played at Stripe before a release passes at %s', async (_which, open) => {
  const { services, clock } = await open();
  const lines: string[] = [];
  const failures = await playScenario({
    provider: services.payments,
    newCustomer: async () => {
      const { account } = await signUpPerson(services);
      return services.payments.createCustomer(crypto.randomUUID(), { accountId: account.id, email: null });
    },
    advanceTo: async (instant) => clock.advance(instant.getTime() - clock.now().getTime()),
    now: () => clock.now(),
    log: (line) => lines.push(line),
  });
  expect(failures).toEqual([]);
  expect(lines).toHaveLength(17);
});
