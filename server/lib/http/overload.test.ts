import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app, services } = await testApp();

test('beyond what the database can soon do, calls are rejected at once with a time to retry; those that wait are served', async () => {
  const client = await services.pool.connect();
  onTestFinished(() => client.release(true));
  await client.query('begin; lock table prices');
  const waiting = Array.from({ length: 210 }, () => app.inject(endpoints.getPrice.path));
  await expect.poll(() => services.pool.waitingCount).toBeGreaterThan(200);
  const before = performance.now();
  const rejected = await app.inject(endpoints.getPrice.path);
  expect(performance.now() - before).toBeLessThan(1000);
  expect([rejected.statusCode, rejected.json().code]).toEqual([503, 'busy']);
  expect(rejected.headers['retry-after']).toBe('5');
  expect((await app.inject(endpoints.healthz.path)).statusCode).toBe(200);
  await client.query('rollback');
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 503).length).toBeLessThan(10);
});
