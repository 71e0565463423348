import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app, services } = await testApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const call = (path: string, init?: RequestInit) => fetch(origin + path, init);

/** Lets calls wait for a locked table until the queue for the database is full. @returns how to serve them, and their statuses */
async function fillQueue() {
  const client = await services.database.$client.connect();
  onTestFinished(() => client.release(true));
  await client.query('begin; lock table prices');
  // Without a port they come in at once.
  const waiting = Array.from({ length: 225 }, () => app.inject(endpoints.getPrice.path));
  await expect.poll(() => services.database.$client.waitingCount).toBeGreaterThan(200);
  return async () => {
    await client.query('rollback');
    return (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  };
}

// Before the others: for a second after a rejection few may wait.
test('calls that are looked up one by one count once, so that a stall of the disk rejects none too early', async () => {
  const client = await services.database.$client.connect();
  onTestFinished(() => client.release(true));
  await client.query('begin; lock table sessions');
  expect((await call(endpoints.getPrice.path)).status).toBe(404);
  const headers = { authorization: 'Bearer unknown' };
  const waiting: Promise<{ statusCode: number }>[] = [];
  for (let calls = 0; calls < 120; calls += 1) {
    const lookups = services.database.$client.waitingCount;
    waiting.push(app.inject({ url: endpoints.listAnswers.path, headers }));
    // The first few need no turn of their own: a connection is free for them.
    for (let turns = 0; turns < 10 && services.database.$client.waitingCount === lookups; turns += 1)
      await nextTurn();
  }
  await expect.poll(() => services.database.$client.waitingCount).toBeGreaterThan(100);
  const before = services.database.$client.waitingCount;
  const price = call(endpoints.getPrice.path);
  await expect.poll(() => services.database.$client.waitingCount).toBe(before + 1);
  await client.query('rollback');
  expect((await price).status).toBe(404);
  expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
});

test('beyond what the database can soon do, calls are rejected at once with a time to retry; those that wait are served', async () => {
  const serve = await fillQueue();
  const before = performance.now();
  const rejected = await call(endpoints.getPrice.path);
  expect(performance.now() - before).toBeLessThan(1000);
  expect(rejected.status).toBe(503);
  expect(await rejected.json()).toEqual({
    message: 'The service is busy. Please try again in a moment.',
    code: 'busy',
    text: 'lib.busy',
  });
  expect(Object.fromEntries(rejected.headers)).toMatchObject({
    'retry-after': '5',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect((await call(endpoints.getPrice.path.replace('/api/', '/%61pi/'))).status).toBe(503);
  const count = await services.metrics.registry.getSingleMetricAsString('rejected_calls_total');
  expect(count).toMatch(/ [1-9]\d*$/);
  expect((await call(endpoints.healthz.path)).status).toBe(200);
  // Without a price on sale.
  expect(new Set(await serve())).toEqual(new Set([404]));
});

test('a rejected call with a body leaves the connection to the next call', async () => {
  const serve = await fillQueue();
  const logIn = () =>
    call(endpoints.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody', password: 'x'.repeat(50_000) }),
    });
  for (let times = 0; times < 5; times += 1) expect((await logIn()).status).toBe(503);
  await serve();
  expect((await logIn()).status).toBe(422);
});

test('calls that wait for their session count as well, although they share a statement', async () => {
  const client = await services.database.$client.connect();
  onTestFinished(() => client.release(true));
  await client.query('begin; lock table sessions');
  const headers = { authorization: 'Bearer unknown' };
  const waiting = Array.from({ length: 225 }, () => app.inject({ url: endpoints.listAnswers.path, headers }));
  await expect.poll(async () => (await call(endpoints.getPrice.path)).status).toBe(503);
  expect(services.database.$client.waitingCount).toBeLessThan(100);
  await client.query('rollback');
  expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
});
