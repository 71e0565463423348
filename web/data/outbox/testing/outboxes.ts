import { afterEach } from 'vitest';
import { createOutbox, type Outbox } from '../outbox.ts';
import type { SendOutcome } from '../outbox-rules.ts';
import { type OutboxRow, type OutboxStore, outboxStore } from '../outbox-store.ts';

const opened: Outbox[] = [];
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.close();
});

let stores = 0;

/** Name of the database of the newest store. */
export const storeName = () => `outbox-${stores}`;

/** A store in its own database. */
export function newStore(): OutboxStore {
  stores += 1;
  return outboxStore(storeName());
}

/** The store of a browser that forbids storage. */
export function failingStore(): OutboxStore {
  const store = newStore();
  const forbidden = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
  return {
    ...store,
    rowsOf: forbidden,
    add: forbidden,
    next: forbidden,
    retryWithoutAccess: forbidden,
    count: forbidden,
    clear: forbidden,
  };
}

export const row = (accountId: string, body: unknown) => ({
  accountId,
  call: 'saveAnswer' as const,
  params: {},
  body,
  writtenAt: '2026-06-01T09:00:00Z',
});

/** An outbox with a fake server; it is closed after its test. */
export function makeOutbox(
  store: OutboxStore,
  respond: (row: OutboxRow) => SendOutcome | Promise<SendOutcome>,
  owner: () => string | null = () => 'anna',
  access = owner,
): Outbox {
  const outbox = createOutbox({
    store,
    owner,
    access,
    send: async (sent) => respond(sent),
    random: () => 0,
    name: `tabs-${stores}`,
  });
  opened.push(outbox);
  return outbox;
}

export const ok: SendOutcome = { status: 200, code: '' };
