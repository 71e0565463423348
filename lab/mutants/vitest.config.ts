import { defineConfig } from 'vitest/config';

/** The tests that judge the mutants of `npm run mutants`: units without a database, so that a mutant takes milliseconds. */
export default defineConfig({
  test: {
    // A test that is merely slow has not noticed a mutant.
    testTimeout: 60_000,
    include: [
      'contract/rules/*.test.ts',
      'contract/operator-roles.test.ts',
      'server/lib/payments/*.test.ts',
      'server/subscriptions/{access,state}.test.ts',
      'server/subscriptions/sale/{refund-rule,renewal-price}.test.ts',
      'server/subscriptions/sync/status.test.ts',
      'server/accounts/tokens.test.ts',
      'server/access/two-steps-rule.test.ts',
      'server/accounts/authenticator-codes.test.ts',
      'server/facilities/administrators/acceptance-rule.test.ts',
      'server/reminders/due-reminders.test.ts',
    ],
  },
});
