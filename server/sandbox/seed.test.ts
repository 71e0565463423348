import { expect, test } from 'vitest';
import { prices } from '#server/subscriptions/tables.ts';
import { testApp } from '#server/testing/test-app.ts';
import { seedSandbox } from './seed.ts';

const { services } = await testApp();

test('processes that start together on an empty database fill the sandbox once', async () => {
  const [one, other] = await Promise.all([seedSandbox(services), seedSandbox(services)]);
  expect(one).toEqual(other);
});

test('the sandbox is filled once, lists its content at every start, and sells at 9.99 a month', async () => {
  const first = await seedSandbox(services);
  expect(await seedSandbox(services)).toEqual(first);
  expect(first).toContain('A subscription costs $9.99 a month');
  expect(await services.database.select().from(prices)).toMatchObject([
    { amountCents: 999, currency: 'usd', intervalMonths: 1, trialDays: 0 },
  ]);
});

test('the facility user of the sandbox has played, once, and has not finished', async () => {
  await seedSandbox(services);
  await seedSandbox(services);
  const { rows } = await services.pool.query(
    `select count(distinct playthrough_id)::int as games, count(*)::int as saves from saves
      join accounts on accounts.id = saves.account_id where user_name = 'walter'`,
  );
  expect(rows).toEqual([{ games: 1, saves: 8 }]);
});
