import { expect, test } from 'vitest';
import { prices } from '#server/tables/subscriptions.ts';
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
  const { rows } = await services.database.$client.query(
    `select count(distinct playthrough_id)::int as games, count(*)::int as saves from saves
      join accounts on accounts.id = saves.account_id where user_name = 'walter'`,
  );
  expect(rows).toEqual([{ games: 1, saves: 8 }]);
});

test('five more members of the facility are there once, and one of them has not started', async () => {
  await seedSandbox(services);
  await seedSandbox(services);
  const { rows } = await services.database.$client.query(
    `select count(distinct id)::int as members, count(distinct saves.account_id)::int as started
      from accounts left join saves on saves.account_id = id
      where user_name in ('Dorothy', 'Joon', 'Harold', 'Pearl', 'Ines')`,
  );
  expect(rows).toEqual([{ members: 5, started: 4 }]);
});
