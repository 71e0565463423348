import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { deleteDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { createOutbox, type Outbox } from './outbox.ts';
import { fateOf, type Outcome, waitBefore } from './outbox-rules.ts';
import { type OutboxRow, type OutboxStore, outboxStore } from './outbox-store.ts';

const opened: Outbox[] = [];
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.close();
});

let stores = 0;
const newStore = () => {
  stores += 1;
  return outboxStore(`outbox-${stores}`);
};

const row = (accountId: string, body: unknown) => ({
  accountId,
  call: 'saveAnswer' as const,
  params: {},
  body,
  writtenAt: '2026-06-01T09:00:00Z',
});

/** An outbox over a server that answers as told, remembering what it took in. */
function over(
  store: OutboxStore,
  answer: (row: OutboxRow) => Outcome | Promise<Outcome>,
  owner: () => string | null = () => 'anna',
) {
  const outbox = createOutbox({
    store,
    owner,
    send: async (sent) => answer(sent),
    random: () => 0,
    name: `tabs-${stores}`,
  });
  opened.push(outbox);
  return outbox;
}

const fine: Outcome = { status: 200, code: '' };

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [401, 'signIn'],
  [0, 'retry'],
  [408, 'retry'],
  [429, 'retry'],
  [500, 'retry'],
  [503, 'retry'],
  [400, 'park'],
  [402, 'park'],
  [403, 'park'],
  [413, 'park'],
  [422, 'park'],
])('after status %i: %s', (status, fate) => {
  expect(fateOf({ status, code: 'x' })).toBe(fate);
});

test('waits double from a second to a minute, give or take a quarter', () => {
  expect([1, 2, 3, 4].map((failures) => waitBefore(failures, 0.5))).toEqual([1000, 2000, 4000, 8000]);
  expect(waitBefore(50, 0.5)).toBe(60_000);
  expect(waitBefore(1, 0)).toBe(750);
  expect(waitBefore(1, 1)).toBe(1250);
});

test('a row is on disk before add resolves, also while the network hangs', async () => {
  const store = newStore();
  const outbox = over(store, () => new Promise<Outcome>(() => {}));
  await outbox.add(row('anna', 1));
  expect(await store.rowsOf('anna')).toMatchObject([{ body: 1, parked: null }]);
});

test('what one tab wrote before it died is sent by the next one', async () => {
  const store = newStore();
  const offline = over(store, () => ({ status: 0, code: 'unreachable' }));
  await offline.add(row('anna', 'first'));
  await offline.add(row('anna', 'second'));
  offline.close();
  const taken: unknown[] = [];
  const next = over(store, ({ body }) => {
    taken.push(body);
    return fine;
  });
  expect(await next.flushWithin(5000)).toBe(0);
  expect(taken).toEqual(['first', 'second']);
});

test('rows of another person are never sent', async () => {
  const store = newStore();
  const taken: unknown[] = [];
  const outbox = over(
    store,
    ({ body }) => {
      taken.push(body);
      return fine;
    },
    () => 'bert',
  );
  await outbox.add(row('anna', 'hers'));
  await outbox.add(row('bert', 'his'));
  expect(await outbox.flushWithin(5000)).toBe(0);
  expect(taken).toEqual(['his']);
  expect(await store.count('anna')).toEqual({ waiting: 1, parked: 0 });
});

test('an expired session waits for the person and goes on after signing in', async () => {
  const store = newStore();
  let signedIn = false;
  const outbox = over(store, () => (signedIn ? fine : { status: 401, code: 'signed_out' }));
  await outbox.add(row('anna', 1));
  expect(await outbox.flushWithin(500)).toBe(1);
  expect(outbox.snapshot()).toMatchObject({ waiting: 1, condition: 'signIn' });
  signedIn = true;
  expect(await outbox.flushWithin(5000)).toBe(0);
  expect(outbox.snapshot().condition).toBe('saved');
});

test('a row refused for good is kept, reported, and not in the way', async () => {
  const store = newStore();
  const outbox = over(store, ({ body }) => (body === 'bad' ? { status: 422, code: 'validation' } : fine));
  await outbox.add(row('anna', 'bad'));
  await outbox.add(row('anna', 'good'));
  expect(await outbox.flushWithin(5000)).toBe(0);
  expect(await store.rowsOf('anna')).toMatchObject([{ body: 'bad', parked: 'validation' }]);
});

test('forget leaves nothing of the person on the device', async () => {
  const store = newStore();
  const outbox = over(store, () => ({ status: 0, code: 'unreachable' }));
  await outbox.add(row('anna', 1));
  await store.add(row('bert', 2));
  await outbox.forget('anna');
  expect(await store.rowsOf('anna')).toEqual([]);
  expect(await store.rowsOf('bert')).toHaveLength(1);
});

/** A browser that keeps nothing. */
const noStore = (): OutboxStore => {
  const store = newStore();
  const forbidden = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
  return {
    ...store,
    rowsOf: forbidden,
    add: forbidden,
    next: forbidden,
    count: forbidden,
    forget: forbidden,
  };
};

test('nothing is called saved before the row is on disk', async () => {
  const store = newStore();
  let write = () => {};
  const outbox = over(
    { ...store, add: () => new Promise((resolve) => (write = () => resolve(1))) },
    () => fine,
  );
  const adding = outbox.add(row('anna', 1));
  expect(outbox.snapshot().condition).toBe('saving');
  await outbox.flushWithin(1000);
  expect(outbox.snapshot().condition).toBe('saving');
  write();
  await adding;
  await expect.poll(() => outbox.snapshot().condition).toBe('saved');
});

test('where the browser keeps nothing a row is sent at once, and the screen can say so', async () => {
  const taken: unknown[] = [];
  const outbox = over(noStore(), ({ body }) => {
    taken.push(body);
    return fine;
  });
  expect(await outbox.rows('anna')).toEqual([]);
  expect(outbox.snapshot()).toMatchObject({ keeps: false, lost: 0 });
  await outbox.add(row('anna', 1));
  expect(await outbox.flushWithin(1000)).toBe(0);
  expect(taken).toEqual([1]);
  expect(outbox.snapshot()).toMatchObject({ condition: 'saved', keeps: false, lost: 0 });
});

test('a row that can be neither kept nor sent is reported as lost', async () => {
  const outbox = over(noStore(), () => ({ status: 0, code: 'unreachable' }));
  await outbox.add(row('anna', 1));
  await expect.poll(() => outbox.snapshot().lost).toBe(1);
});

test('what is sent past the store counts as unsent until it has arrived', async () => {
  let arrive = (_outcome: Outcome) => {};
  const outbox = over(noStore(), () => new Promise((resolve) => (arrive = resolve)));
  await outbox.add(row('anna', 1));
  expect(await outbox.flushWithin(20)).toBe(1);
  arrive(fine);
  expect(await outbox.flushWithin(1000)).toBe(0);
});

test('the next person on the device is not told what the one before has lost', async () => {
  const outbox = over(noStore(), () => ({ status: 503, code: 'busy' }));
  await outbox.add(row('anna', 1));
  await expect.poll(() => outbox.snapshot().lost).toBe(1);
  await outbox.forget('anna').catch(() => null);
  expect(outbox.snapshot().lost).toBe(0);
});

test('the row that finds the connection lost is kept all the same', async () => {
  const store = newStore();
  let isLost = true;
  const add: OutboxStore['add'] = (added) => {
    if (!isLost) return store.add(added);
    isLost = false;
    return Promise.reject(new DOMException('Connection is closing', 'InvalidStateError'));
  };
  const outbox = over({ ...store, add }, () => ({ status: 0, code: 'unreachable' }));
  await outbox.add(row('anna', 1));
  expect(outbox.snapshot()).toMatchObject({ waiting: 1, keeps: true, lost: 0 });
});

test('a row of another person is not sent past the store either', async () => {
  const taken: unknown[] = [];
  const outbox = over(noStore(), ({ body }) => {
    taken.push(body);
    return fine;
  });
  await outbox.add(row('bert', 1));
  await expect.poll(() => outbox.snapshot().lost).toBe(1);
  expect(taken).toEqual([]);
});

test('a store that fails while rows wait is tried again by itself', async () => {
  const store = newStore();
  let failures = 0;
  const next: OutboxStore['next'] = async (account) => {
    failures += 1;
    if (failures === 1) throw new DOMException('connection lost', 'UnknownError');
    return store.next(account);
  };
  const outbox = over({ ...store, next }, () => fine);
  await outbox.add(row('anna', 1));
  await expect.poll(() => outbox.snapshot(), { timeout: 5000 }).toMatchObject({ waiting: 0, keeps: true });
  expect(failures).toBeGreaterThan(1);
});

test('a store that another tab takes away is opened again at the next use', async () => {
  const store = newStore();
  await store.add(row('anna', 1));
  await deleteDB(`outbox-${stores}`);
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
  expect(await store.count('anna')).toEqual({ waiting: 0, parked: 0 });
});

test('a failed row goes again by itself', async () => {
  const store = newStore();
  let tries = 0;
  const outbox = over(store, () => {
    tries += 1;
    return tries < 2 ? { status: 503, code: 'busy' } : fine;
  });
  await outbox.add(row('anna', 1));
  await expect.poll(() => outbox.snapshot().condition, { timeout: 5000 }).toBe('saved');
  expect(tries).toBe(2);
});

test('over any failures, from two tabs: everything arrives, in order, from one tab at a time', async () => {
  const failing = fc.constantFrom(0, 408, 429, 500, 503);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.array(failing, { maxLength: 6 }),
      async (rows, faults) => {
        const store = newStore();
        const left = [...faults];
        const taken: unknown[] = [];
        let busy = 0;
        const answer = async ({ body }: OutboxRow): Promise<Outcome> => {
          busy += 1;
          expect(busy).toBe(1);
          await Promise.resolve();
          busy -= 1;
          const status = left.pop();
          if (status !== undefined) return { status, code: 'busy' };
          taken.push(body);
          return fine;
        };
        const tabs = [over(store, answer), over(store, answer)] as const;
        for (let index = 0; index < rows; index += 1) await tabs[index % 2]?.add(row('anna', index));
        for (let round = 0; round < 20 && (await store.count('anna')).waiting > 0; round += 1) {
          await tabs[round % 2]?.flushWithin(1000);
        }
        for (const tab of tabs) tab.close();
        expect(taken).toEqual(Array.from({ length: rows }, (_, index) => index));
      },
    ),
    { numRuns: 25 },
  );
});
