import { expect, test } from 'vitest';
import { eq, inArray, sql } from '#server/lib/database/query.ts';
import { loginFailures } from '#server/tables/accounts.ts';
import { testApp } from '#server/testing/test-app.ts';
import { tryPassword } from './login-delay.ts';
import { countFailures, type FailureCount, uncountFailures } from './login-failures.ts';

const { services, clock } = await testApp();

const rule = { free: 5, maxSeconds: 900, windowSeconds: 3600 };
const countOf = (key: string): FailureCount => ({ key, account: null, rule });

const failuresOf = async (...keys: string[]) => {
  const rows = await services.database.select().from(loginFailures).where(inArray(loginFailures.key, keys));
  return Object.fromEntries(rows.map(({ key, failures }) => [key, failures]));
};

async function allFailures(): Promise<number> {
  const rows = await services.database.select().from(loginFailures);
  return rows.reduce((sum, { failures }) => sum + failures, 0);
}

test('what has to wait for the first count counts for no other', async () => {
  const [first, second] = [countOf('first'), countOf('second')];
  for (let index = 0; index < 5; index += 1) await countFailures(services.counters, [first], clock.now());
  expect(await countFailures(services.counters, [first, second], clock.now())).toEqual(new Map());
  expect(await failuresOf('first', 'second')).toEqual({ first: 5 });
});

test('what has to wait for another count counts for the rest', async () => {
  const [other, waiting, last] = [countOf('other'), countOf('waiting'), countOf('last')];
  for (let index = 0; index < 5; index += 1) await countFailures(services.counters, [waiting], clock.now());
  const counted = await countFailures(services.counters, [other, waiting, last], clock.now());
  expect(counted).toEqual(new Map([other, last].map(({ key }) => [key, 1])));
});

test('the right password leaves no failure of its own', async () => {
  const attempt = { account: 'somebody', address: '192.0.2.61' };
  await tryPassword(services, attempt, async () => false);
  const before = await allFailures();
  await tryPassword(services, { ...attempt, account: 'somebody else' }, async () => true);
  expect(await allFailures()).toBe(before);
});

test('failures are taken back in the order in which they were counted: no two attempts wait for each other', async () => {
  const keys = ['z', 'y', 'x'] as const;
  await countFailures(services.counters, [countOf('z'), countOf('y'), countOf('x')], clock.now());
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let taken: Promise<void> | undefined;
  const free = await services.database.transaction(async (tx) => {
    await tx.select().from(loginFailures).where(eq(loginFailures.key, 'x')).for('update');
    taken = uncountFailures(services.counters, keys);
    await expect
      .poll(async () => (await services.database.execute(waiting)).rowCount, { timeout: 10_000 })
      .toBe(1);
    const others = await services.database.execute<{ key: string }>(
      sql`select key from login_failures where key in ('y', 'z') for update skip locked`,
    );
    return others.rows;
  });
  await taken;
  expect(free).toEqual([]);
  expect(await failuresOf(...keys)).toEqual({ y: 0, x: 0 });
});
