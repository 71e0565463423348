import { expect, test } from 'vitest';
import { sql } from '#server/lib/database/query.ts';
import { testApp } from '#server/testing/test-app.ts';

const { services } = await testApp();

/** One figure of the metrics, as a number; NaN where it is missing. */
async function figure(name: string): Promise<number> {
  const lines = (await services.metrics.registry.metrics()).split('\n');
  return Number(
    lines
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1) ?? Number.NaN,
  );
}

test('statements that wait for a connection are shown, and so are counts of logins', async () => {
  const counterPool = services.counters.$client;
  const clients = await Promise.all(Array.from({ length: 3 }, () => counterPool.connect()));
  const waiting = counterPool.connect();
  expect([await figure('pool_waiting'), await figure('counts_waiting')]).toEqual([0, 1]);
  for (const client of clients) client.release();
  (await waiting).release();
  expect(await figure('counts_waiting')).toBe(0);
});

const accountId = '00000000-0000-0000-0000-000000000001';

test('the emails that wait, and the age of the oldest, are shown', async () => {
  expect([await figure('emails_waiting'), await figure('emails_oldest_seconds')]).toEqual([0, 0]);
  const email = { template: 'welcome', accountId, origin: 'http://localhost' } as const;
  await services.jobs.send(services.database, 'mail', email);
  await services.jobs.send(services.database, 'mail', email);
  await services.database.execute(
    sql`update pgboss.job set created_on = now() - interval '10 minutes' where id = (
      select id from pgboss.job where name = 'mail' limit 1)`,
  );
  expect(await figure('emails_waiting')).toBe(2);
  expect(await figure('emails_oldest_seconds')).toBeGreaterThanOrEqual(600);
  expect(await figure('emails_oldest_seconds')).toBeLessThan(700);
});

test('jobs that wait and jobs that were given up are shown by name', async () => {
  await services.jobs.send(services.database, 'paymentEvent', { accountId });
  expect(await figure('jobs_waiting{job="paymentEvent"}')).toBe(1);
  expect(await figure('jobs_failed{job="paymentEvent"}')).toBe(0);
  await services.database.execute(sql`update pgboss.job set state = 'failed' where name = 'paymentEvent'`);
  expect(await figure('jobs_waiting{job="paymentEvent"}')).toBe(0);
  expect(await figure('jobs_failed{job="paymentEvent"}')).toBe(1);
});

test('connections in use, and statements that wait for one, are shown', async () => {
  const held = await Promise.all(Array.from({ length: 3 }, () => services.database.$client.connect()));
  expect(await figure('pool_in_use')).toBeGreaterThanOrEqual(3);
  for (const client of held) client.release();
  const { max = 0 } = services.database.$client.options;
  const connecting = Array.from({ length: max + 2 }, () => services.database.$client.connect());
  const waiting = () => services.metrics.registry.getSingleMetricAsString('pool_waiting');
  await expect.poll(waiting).toContain('pool_waiting 2');
  await Promise.all(connecting.map(async (one) => (await one).release()));
  expect(await figure('pool_waiting')).toBe(0);
  expect(await figure('database_up')).toBe(1);
});

test('while the database does not respond, the rest is served and no old figure is repeated', async () => {
  const { services: alone } = await testApp();
  await alone.jobs.send(alone.database, 'paymentEvent', { accountId });
  await alone.metrics.registry.metrics();
  await alone.database.execute(sql`alter table pgboss.job rename to away`);
  const served = await alone.metrics.registry.metrics();
  await alone.database.execute(sql`alter table pgboss.away rename to job`);
  expect(served).toContain('database_up 0');
  expect(served).not.toContain('paymentEvent');
  expect(served).toContain('process_cpu_seconds_total');
});
