import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { SendOutcome } from './outbox-rules.ts';
import type { OutboxRow } from './outbox-store.ts';
import { makeOutbox, newStore, ok, row } from './testing/outboxes.ts';

test('a row is on disk before add resolves, also while the network hangs', async () => {
  const store = newStore();
  const outbox = makeOutbox(store, () => new Promise<SendOutcome>(() => {}));
  await outbox.add(row('anna', 1));
  expect(await store.rowsOf('anna')).toMatchObject([{ body: 1, deadLetter: null }]);
});

test('what one tab wrote before it died is sent by the next one', async () => {
  const store = newStore();
  const offline = makeOutbox(store, () => ({ status: 0, code: 'unreachable' }));
  await offline.add(row('anna', 'first'));
  await offline.add(row('anna', 'second'));
  offline.close();
  const sent: unknown[] = [];
  const next = makeOutbox(store, ({ body }) => {
    sent.push(body);
    return ok;
  });
  expect(await next.flushWithin(5000)).toBe(0);
  expect(sent).toEqual(['first', 'second']);
});

test('rows of another person are never sent', async () => {
  const store = newStore();
  const sent: unknown[] = [];
  const outbox = makeOutbox(
    store,
    ({ body }) => {
      sent.push(body);
      return ok;
    },
    () => 'bert',
  );
  await outbox.add(row('anna', 'hers'));
  await outbox.add(row('bert', 'his'));
  expect(await outbox.flushWithin(5000)).toBe(0);
  expect(sent).toEqual(['his']);
  expect(await store.count('anna')).toEqual({ waiting: 1, deadLetters: 0 });
});

test('when the owner changes during a run, the rows of the previous one stay', async () => {
  const store = newStore();
  const sent: unknown[] = [];
  let owner = 'anna';
  await store.add(row('anna', 'first'));
  await store.add(row('anna', 'second'));
  const outbox = makeOutbox(
    store,
    ({ body }) => {
      sent.push(body);
      owner = 'bert';
      return ok;
    },
    () => owner,
  );
  await outbox.flushWithin(5000);
  expect(sent).toEqual(['first']);
  expect(await store.count('anna')).toEqual({ waiting: 1, deadLetters: 0 });
});

test('after an expired session rows wait for the person, and are sent after the sign-in', async () => {
  const store = newStore();
  let signedIn = false;
  const outbox = makeOutbox(store, () => (signedIn ? ok : { status: 401, code: 'signed_out' }));
  await outbox.add(row('anna', 1));
  expect(await outbox.flushWithin(500)).toBe(1);
  expect(outbox.snapshot()).toMatchObject({ waiting: 1, condition: 'signIn' });
  signedIn = true;
  expect(await outbox.flushWithin(5000)).toBe(0);
  expect(outbox.snapshot().condition).toBe('saved');
});

test('a row rejected for good is kept and reported, and does not block others', async () => {
  const store = newStore();
  const outbox = makeOutbox(store, ({ body }) => (body === 'bad' ? { status: 422, code: 'validation' } : ok));
  await outbox.add(row('anna', 'bad'));
  await outbox.add(row('anna', 'good'));
  expect(await outbox.flushWithin(5000)).toBe(1);
  expect(await store.rowsOf('anna')).toMatchObject([{ body: 'bad', deadLetter: 'validation' }]);
});

test.each(['facility_ended', 'subscription_required'])(
  'a row rejected without access (%s) is kept, and sent at a later visit once there is access again',
  async (code) => {
    const store = newStore();
    const sent: unknown[] = [];
    let hasAccess = false;
    const respond = ({ body }: OutboxRow) => {
      sent.push(body);
      return hasAccess ? ok : { status: 403, code };
    };
    const visit = makeOutbox(store, respond);
    await visit.add(row('anna', 'late'));
    expect(await visit.flushWithin(5000)).toBe(1);
    await visit.flushWithin(5000);
    expect([sent, visit.snapshot()]).toMatchObject([['late'], { waiting: 0, deadLetters: 1 }]);
    visit.close();
    hasAccess = true;
    expect(await makeOutbox(store, respond).flushWithin(5000)).toBe(0);
    expect(sent).toEqual(['late', 'late']);
    expect(await store.rowsOf('anna')).toEqual([]);
  },
);

test('a row rejected without access is sent in the same visit, once the person has access again', async () => {
  const store = newStore();
  const sent: unknown[] = [];
  let isSubscribed = false;
  const respond = ({ body }: OutboxRow) => {
    sent.push(body);
    return isSubscribed ? ok : { status: 402, code: 'subscription_required' };
  };
  const outbox = makeOutbox(
    store,
    respond,
    () => 'anna',
    () => `anna ${isSubscribed}`,
  );
  await outbox.add(row('anna', 'late'));
  expect(await outbox.flushWithin(5000)).toBe(1);
  isSubscribed = true;
  outbox.kick();
  await expect.poll(() => store.rowsOf('anna')).toEqual([]);
  expect(sent).toEqual(['late', 'late']);
});

test.each(['network_blocked', 'two_steps_required'])(
  'a row that an earlier version gave up with a rejection that ends (%s) is sent after all, in its place',
  async (code) => {
    const store = newStore();
    await store.add(row('anna', 'first'));
    await store.add(row('anna', 'second'));
    const first = await store.next('anna');
    if (first) await store.moveToDeadLetters(first, code);
    const sent: unknown[] = [];
    const outbox = makeOutbox(store, ({ body }) => {
      sent.push(body);
      return ok;
    });
    expect(await outbox.flushWithin(5000)).toBe(0);
    expect(sent).toEqual(['first', 'second']);
    expect(await store.rowsOf('anna')).toEqual([]);
  },
);

test('clear leaves nothing of the person on the device', async () => {
  const store = newStore();
  const outbox = makeOutbox(store, () => ({ status: 0, code: 'unreachable' }));
  await outbox.add(row('anna', 1));
  await store.add(row('bert', 2));
  await outbox.clear('anna');
  expect(await store.rowsOf('anna')).toEqual([]);
  expect(await store.rowsOf('bert')).toHaveLength(1);
});

test('a failed row is sent again by itself', async () => {
  const store = newStore();
  let tries = 0;
  const outbox = makeOutbox(store, () => {
    tries += 1;
    return tries < 2 ? { status: 503, code: 'busy' } : ok;
  });
  await outbox.add(row('anna', 1));
  await expect.poll(() => outbox.snapshot().condition, { timeout: 5000 }).toBe('saved');
  expect(tries).toBe(2);
});

test('after any failures, from two tabs, everything arrives in order, from one tab at a time', async () => {
  const failing = fc.constantFrom(0, 408, 429, 500, 503);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.array(failing, { maxLength: 6 }),
      async (rows, faults) => {
        const store = newStore();
        const left = [...faults];
        const sent: unknown[] = [];
        let busy = 0;
        const respond = async ({ body }: OutboxRow): Promise<SendOutcome> => {
          busy += 1;
          expect(busy).toBe(1);
          await Promise.resolve();
          busy -= 1;
          const status = left.pop();
          if (status !== undefined) return { status, code: 'busy' };
          sent.push(body);
          return ok;
        };
        const tabs = [makeOutbox(store, respond), makeOutbox(store, respond)] as const;
        for (let index = 0; index < rows; index += 1) await tabs[index % 2]?.add(row('anna', index));
        for (let round = 0; round < 20 && (await store.count('anna')).waiting > 0; round += 1) {
          await tabs[round % 2]?.flushWithin(1000);
        }
        for (const tab of tabs) tab.close();
        expect(sent).toEqual(Array.from({ length: rows }, (_, index) => index));
      },
    ),
    { numRuns: 25 },
  );
});

test('while another tab keeps its turn the person reads that it will be tried again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}) } });
  try {
    const store = newStore();
    const outbox = makeOutbox(
      { ...store, count: async () => ({ waiting: 1, deadLetters: 0 }), add: async () => 1 },
      () => ok,
    );
    await outbox.add(row('anna', 1));
    await vi.advanceTimersByTimeAsync(7_000);
    expect(outbox.snapshot().condition).toBe('saving');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outbox.snapshot().condition).toBe('willRetry');
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});

test('a row with which the server fails again and again lets rows of other calls go first, not those of its own', async () => {
  const store = newStore();
  const sent: unknown[] = [];
  let isRepaired = false;
  const outbox = makeOutbox(store, ({ call, body }) => {
    if (call === 'saveAnswer' && !isRepaired) return { status: 500, code: 'unknown' };
    sent.push(body);
    return ok;
  });
  await outbox.add(row('anna', 'fifth answer'));
  await outbox.add(row('anna', 'sixth answer'));
  await outbox.add({ ...row('anna', 'mark'), call: 'savePlanChanges' });
  for (let tries = 0; tries < 4; tries += 1) await outbox.flushWithin(5000);
  expect(sent).toEqual(['mark']);
  expect(outbox.snapshot()).toMatchObject({ waiting: 2, condition: 'willRetry' });
  isRepaired = true;
  expect(await outbox.flushWithin(5000)).toBe(0);
  expect(sent).toEqual(['mark', 'fifth answer', 'sixth answer']);
});
