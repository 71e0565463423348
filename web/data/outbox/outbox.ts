import { createStore } from '#web/lib/store.ts';
import { within } from '#web/lib/within.ts';
import type { SendOutcome } from './outbox-rules.ts';
import { count, flush, type OutboxSending, retryLater, sendUnstored, storeFailed } from './outbox-sender.ts';
import { newMemory, nextMemory, type OutboxState } from './outbox-state.ts';
import type { NewOutboxRow, OutboxRow, OutboxStore } from './outbox-store.ts';

export type OutboxDeps = {
  store: OutboxStore;
  /** Sends one row; never throws. */
  send(row: OutboxRow): Promise<SendOutcome>;
  /** The account whose rows may be sent now, or null if nobody is signed in. */
  owner(): string | null;
  /** What decides whether that person may play: when it changes, rows that were rejected for it are tried again. */
  access?(): string | null;
  /** Whether that person has to do something first: then nothing is sent, however often sending is started. */
  isBlocked?(): boolean;
  /** Called after a row has arrived, so that reads can be refreshed. */
  onSent?(row: OutboxRow): void;
  random?(): number;
  /** Tabs that share a store share this name, for the lock and for their messages. */
  name?: string;
};

export type Outbox = {
  /** Resolves when the row is on disk, or cannot be; sending starts by itself. Until then nothing is called saved. */
  add(row: NewOutboxRow): Promise<void>;
  /** The rows of an account, oldest first; empty if the browser stores nothing. */
  rows(accountId: string): Promise<OutboxRow[]>;
  /** Call when the network is back, the page is visible again or somebody has signed in. */
  kick(): void;
  /** Tries for at most `ms` to send everything. @returns how many rows are left, those rejected for good included */
  flushWithin(ms: number): Promise<number>;
  /** "Log out and lose them". */
  clear(accountId: string): Promise<void>;
  subscribe(listener: () => void): () => void;
  snapshot(): OutboxState;
  close(): void;
};

/**
 * Sends waiting rows strictly in order, from one tab at a time, until they have arrived. It survives a closed tab, an
 * expired session and a day without a network, because every row is on disk before it counts as saved. If the browser
 * stores nothing, a row is sent at once.
 */
export function createOutbox({ name = 'outbox', ...deps }: OutboxDeps): Outbox {
  const memory = createStore(newMemory);
  // Without it other tabs see what has changed when they are shown again.
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  const unstored = new Set<Promise<void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flushing: Promise<void> | null = null;
  let runAgain = false;

  const sending: OutboxSending = {
    access: deps.owner,
    isBlocked: () => false,
    onSent: () => {},
    random: Math.random,
    ...deps,
    name,
    memory: memory.get,
    tell: (event) => memory.set(nextMemory(memory.get(), event)),
    tellTabs: () => channel?.postMessage('changed'),
    kick,
  };
  const { store, tell } = sending;

  /** Starts sending now or after a delay. A row written while a run ends starts another run. */
  function kick(afterMs = 0): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (flushing) runAgain = true;
      else run();
    }, afterMs);
  }

  function run(): Promise<void> {
    runAgain = false;
    flushing = flush(sending)
      .catch(() => retryLater(sending))
      .finally(() => {
        flushing = null;
        if (runAgain) kick();
      });
    return flushing;
  }

  /** The connection to the store may be lost without an event: the row that fails is written again by a new one. */
  function addAgain(row: NewOutboxRow): Promise<number> {
    store.close();
    return store.add(row);
  }

  if (channel) channel.onmessage = () => void count(sending);

  return {
    async add(row) {
      tell({ type: 'added' });
      const seq = await store
        .add(row)
        .catch(() => addAgain(row))
        .catch(() => storeFailed(sending));
      if (seq === null) {
        const sent = sendUnstored(sending, row).finally(() => unstored.delete(sent));
        unstored.add(sent);
        return;
      }
      tell({ type: 'stored' });
      await count(sending, 'saving');
      sending.tellTabs();
      kick();
    },

    rows: async (accountId) => (await store.rowsOf(accountId).catch(() => storeFailed(sending))) ?? [],

    kick: () => {
      tell({ type: 'failuresEnded' });
      kick();
    },

    async flushWithin(ms) {
      const account = sending.owner();
      if (!account) return 0;
      await within(ms, Promise.all([flushing ?? run(), ...unstored]), 'late');
      const counts = await store.count(account).catch(() => storeFailed(sending));
      return (counts?.waiting ?? 0) + (counts?.deadLetters ?? 0) + memory.get().writing;
    },

    async clear(accountId) {
      tell({ type: 'lossAccepted' });
      await store.clear(accountId);
      await count(sending);
    },

    subscribe: memory.subscribe,

    snapshot: () => memory.get().shown,

    close() {
      clearTimeout(timer);
      channel?.close();
    },
  };
}
