import { expect, test } from 'vitest';
import { prices } from '#server/subscriptions/tables.ts';
import { testApp } from '#server/testing/test-app.ts';
import { seedSandbox } from './seed.ts';

const { services } = await testApp();

test('the sandbox is filled once, says what is in it at every start, and sells at 9.99 a month', async () => {
  const first = await seedSandbox(services);
  expect(await seedSandbox(services)).toEqual(first);
  expect(first).toContain('A subscription costs $9.99 a month');
  expect(await services.database.select().from(prices)).toMatchObject([
    { amountCents: 999, currency: 'usd', intervalMonths: 1, trialDays: 0 },
  ]);
});
