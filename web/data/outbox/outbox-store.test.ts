import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SendOutcome } from './outbox-rules.ts';
import type { OutboxStore } from './outbox-store.ts';
import { failingStore, makeOutbox, newStore, ok, row, storeName } from './testing/outboxes.ts';

/** With a store that fails, forgets or is forbidden, nothing is called saved too early, and no row blocks another. */

test('nothing is called saved before the row is on disk', async () => {
  const store = newStore();
  let write = () => {};
  const outbox = makeOutbox(
    { ...store, add: () => new Promise((resolve) => (write = () => resolve(1))) },
    () => ok,
  );
  const adding = outbox.add(row('anna', 1));
  expect(outbox.snapshot().condition).toBe('saving');
  await outbox.flushWithin(1000);
  expect(outbox.snapshot().condition).toBe('saving');
  write();
  await adding;
  await expect.poll(() => outbox.snapshot().condition).toBe('saved');
});

test('if the browser stores nothing a row is sent at once, and the screen can say so', async () => {
  const sent: unknown[] = [];
  const outbox = makeOutbox(failingStore(), ({ body }) => {
    sent.push(body);
    return ok;
  });
  expect(await outbox.rows('anna')).toEqual([]);
  expect(outbox.snapshot()).toMatchObject({ isDurable: false, lost: 0 });
  await outbox.add(row('anna', 1));
  expect(await outbox.flushWithin(1000)).toBe(0);
  expect(sent).toEqual([1]);
  expect(outbox.snapshot()).toMatchObject({ condition: 'saved', isDurable: false, lost: 0 });
});

test('a row that can be neither stored nor sent is reported as lost', async () => {
  const outbox = makeOutbox(failingStore(), () => ({ status: 0, code: 'unreachable' }));
  await outbox.add(row('anna', 1));
  await expect.poll(() => outbox.snapshot().lost).toBe(1);
});

test('a row sent without the store counts as unsent until it has arrived', async () => {
  let arrive = (_outcome: SendOutcome) => {};
  const outbox = makeOutbox(failingStore(), () => new Promise((resolve) => (arrive = resolve)));
  await outbox.add(row('anna', 1));
  expect(await outbox.flushWithin(20)).toBe(1);
  arrive(ok);
  expect(await outbox.flushWithin(1000)).toBe(0);
});

test('the next person on the device does not see what the previous one has lost', async () => {
  const outbox = makeOutbox(failingStore(), () => ({ status: 503, code: 'busy' }));
  await outbox.add(row('anna', 1));
  await expect.poll(() => outbox.snapshot().lost).toBe(1);
  await outbox.clear('anna').catch(() => null);
  expect(outbox.snapshot().lost).toBe(0);
});

test('the row that finds the connection lost is stored anyway', async () => {
  const store = newStore();
  let isLost = true;
  const add: OutboxStore['add'] = (added) => {
    if (!isLost) return store.add(added);
    isLost = false;
    return Promise.reject(new DOMException('Connection is closing', 'InvalidStateError'));
  };
  const outbox = makeOutbox({ ...store, add }, () => ({ status: 0, code: 'unreachable' }));
  await outbox.add(row('anna', 1));
  expect(outbox.snapshot()).toMatchObject({ waiting: 1, isDurable: true, lost: 0 });
});

test('a row of another person is not sent without the store either', async () => {
  const sent: unknown[] = [];
  const outbox = makeOutbox(failingStore(), ({ body }) => {
    sent.push(body);
    return ok;
  });
  await outbox.add(row('bert', 1));
  await expect.poll(() => outbox.snapshot().lost).toBe(1);
  expect(sent).toEqual([]);
});

test('a store that fails while rows wait is tried again by itself', async () => {
  const store = newStore();
  let failures = 0;
  const next: OutboxStore['next'] = async (account) => {
    failures += 1;
    if (failures === 1) throw new DOMException('connection lost', 'UnknownError');
    return store.next(account);
  };
  const outbox = makeOutbox({ ...store, next }, () => ok);
  await outbox.add(row('anna', 1));
  await expect
    .poll(() => outbox.snapshot(), { timeout: 5000 })
    .toMatchObject({ waiting: 0, isDurable: true });
  expect(failures).toBeGreaterThan(1);
});

test('a store that another tab deletes is opened again at the next use', async () => {
  const store = newStore();
  await store.add(row('anna', 1));
  await deleteDB(storeName());
  await store.add(row('anna', 2));
  expect(await store.rowsOf('anna')).toMatchObject([{ body: 2 }]);
});

test('a connection that the browser drops is opened again at the next use', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const store = newStore();
  await store.add(row('anna', 1));
  const connection = open.mock.results[0]?.value.result as IDBDatabase;
  connection.close();
  connection.dispatchEvent(new IDBVersionChangeEvent('close'));
  await store.add(row('anna', 2));
  expect(await store.rowsOf('anna')).toHaveLength(2);
  open.mockRestore();
});

test('a store that could not be opened is tried again at the next use', async () => {
  const store = newStore();
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await expect(store.count('anna')).rejects.toThrow('forbidden');
  expect(await store.count('anna')).toEqual({ waiting: 0, deadLetters: 0 });
});

test('a database that never answers is one that stores nothing: a call rejects within 3 s, the next at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const silent = { addEventListener() {}, removeEventListener() {} };
  const request = Object.assign(Object.create(IDBOpenDBRequest.prototype), silent);
  vi.stubGlobal('indexedDB', { open: () => request });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const store = newStore();
  const outbox = makeOutbox(store, () => ok);
  const rows = outbox.rows('anna');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await rows).toEqual([]);
  expect(await store.clear('anna').catch(String)).toContain('does not answer');
  expect(await outbox.flushWithin(5_000)).toBe(0);
});
