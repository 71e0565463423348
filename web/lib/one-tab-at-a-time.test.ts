import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneTabAtATime } from './one-tab-at-a-time.ts';

/** Like over plain http. */
beforeEach(() => vi.stubGlobal('navigator', {}));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without browser locks too, one tab waits until the other is done', async () => {
  let busy = 0;
  const order: number[] = [];
  const tab = (number: number) =>
    oneTabAtATime('anna', async () => {
      busy += 1;
      expect(busy).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 30));
      busy -= 1;
      order.push(number);
    });
  await Promise.all([tab(1), tab(2), tab(3)]);
  expect(order.sort()).toEqual([1, 2, 3]);
});

test('a tab that failed frees the lease at once, one that died frees it when the lease expires', async () => {
  await expect(oneTabAtATime('bert', () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  const failedAt = Date.now();
  expect(await oneTabAtATime('bert', async () => 'done')).toBe('done');
  expect(Date.now() - failedAt).toBeLessThan(3_000);
  const database = await openDB('leases', 1);
  await database.put('leases', { holder: 'dead', until: Date.now() + 400 }, 'bert');
  const before = Date.now();
  expect(await oneTabAtATime('bert', async () => 'done')).toBe('done');
  expect(Date.now() - before).toBeGreaterThanOrEqual(390);
});

test('a tab that works longer than its lease keeps it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const order: string[] = [];
  const started = Promise.withResolvers<void>();
  const work = Promise.withResolvers<void>();
  const long = oneTabAtATime('dora', async () => {
    started.resolve();
    await work.promise;
    order.push('long');
  });
  await started.promise;
  for (let seconds = 0; seconds < 10; seconds += 2) {
    await vi.advanceTimersByTimeAsync(2_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const next = oneTabAtATime('dora', async () => order.push('next'));
  await Promise.race([next, new Promise((resolve) => setTimeout(resolve, 300))]);
  work.resolve();
  await Promise.all([long, next]);
  expect(order).toEqual(['long', 'next']);
});

test('if the browser stores nothing it still runs', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(await oneTabAtATime('cora', async () => 'done')).toBe('done');
});

test('a tab that never gives its turn back holds another one up for 35 seconds, and then no row is sent twice by it', async () => {
  vi.useFakeTimers();
  let grant = () => {};
  const request = vi.fn((_name: string, { signal }: LockOptions, take: () => unknown) => {
    grant = take;
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  vi.stubGlobal('navigator', { locks: { request } });
  const run = vi.fn(async () => 'done');
  const waiting = oneTabAtATime('eva', run);
  await vi.advanceTimersByTimeAsync(34_000);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waiting).toBe('done');
  grant();
  expect(run).toHaveBeenCalledTimes(1);
});

test('with a lock of the browser it runs once, and what it throws is passed on', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: async (_name: string, _options: LockOptions, take: () => unknown) => take() },
  });
  expect(await oneTabAtATime('fay', async () => 'done')).toBe('done');
  await expect(oneTabAtATime('fay', () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
});
