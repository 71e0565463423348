import { oneTabAtATime } from '#web/lib/one-tab-at-a-time.ts';
import { createStore } from '#web/lib/store.ts';
import { dispositionOf, retryDelay, type SendOutcome } from './outbox-rules.ts';
import type { NewOutboxRow, OutboxCounts, OutboxRow, OutboxStore } from './outbox-store.ts';

/** What the status on the screen shows. */
export type OutboxState = OutboxCounts & {
  condition: 'saved' | 'saving' | 'willRetry' | 'signIn';
  /** False if the browser stores nothing: then a row arrives at once or is lost. */
  isDurable: boolean;
  /** Number of rows that could neither be stored nor sent. */
  lost: number;
};

const nothing: OutboxCounts = { waiting: 0, deadLetters: 0 };

/** The state before anything is known. */
export const idle: OutboxState = { ...nothing, condition: 'saved', isDurable: true, lost: 0 };

/** Whether everything is saved, or at least waits on this device. */
export function isSafe({ condition, isDurable, deadLetters, lost }: OutboxState): boolean {
  return deadLetters + lost === 0 && (isDurable || condition === 'saved');
}

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

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Sends waiting rows strictly in order, from one tab at a time, until they have arrived. It survives a closed tab, an
 * expired session and a day without a network, because every row is on disk before it counts as saved. If the browser
 * stores nothing, a row is sent at once.
 */
export function createOutbox({
  store,
  send,
  owner,
  access = owner,
  isBlocked = () => false,
  onSent,
  random = Math.random,
  name = 'outbox',
}: OutboxDeps) {
  const state = createStore(idle);
  const channel = new BroadcastChannel(name);
  /** Number of rows that are not on disk yet. */
  let writing = 0;
  const nonDurable = new Set<Promise<void>>();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flushing: Promise<void> | null = null;
  let runAgain = false;
  /** The access with which rejected rows have had their one more try. */
  let retriedWith: string | null = null;

  function update(change: Partial<OutboxState>): void {
    state.set({ ...state.get(), ...change });
  }

  async function refresh(condition: OutboxState['condition'] | null = null): Promise<void> {
    const account = owner();
    const counts = account ? await store.count(account).catch(storeFailed) : nothing;
    const isSaved = (counts?.waiting ?? 0) + writing === 0;
    update({
      ...(counts ?? nothing),
      condition: isSaved ? 'saved' : (condition ?? state.get().condition),
      isDurable: counts !== null,
    });
  }

  /** The next use opens the store again. */
  function storeFailed(): null {
    store.close();
    update({ isDurable: false });
    return null;
  }

  /** The connection to the store may be lost without an event: the row that fails is written again by a new one. */
  function addAgain(row: NewOutboxRow): Promise<number> {
    store.close();
    return store.add(row);
  }

  /** Sends a row that could not be stored. */
  function sendNonDurable(row: NewOutboxRow): void {
    const sending = sendWithoutStore(row).finally(() => nonDurable.delete(sending));
    nonDurable.add(sending);
  }

  async function sendWithoutStore(row: NewOutboxRow): Promise<void> {
    const unstored: OutboxRow = { ...row, seq: 0, deadLetter: null };
    const isOwners = owner() === row.accountId;
    const isSent = isOwners && dispositionOf(await send(unstored)) === 'sent';
    writing -= 1;
    update({ lost: state.get().lost + (isSent ? 0 : 1) });
    await refresh();
    if (isSent) onSent?.(unstored);
  }

  /** Sends one row. @returns whether the next one may follow at once */
  async function sendOne(account: string): Promise<boolean> {
    const row = await store.next(account);
    if (!row || owner() !== account) return false;
    const outcome = await send(row);
    const disposition = dispositionOf(outcome);
    if (disposition === 'retry' || disposition === 'signIn') {
      failures += 1;
      await refresh(disposition === 'signIn' ? 'signIn' : 'willRetry');
      if (disposition === 'retry') kick(retryDelay(failures, random()));
      return false;
    }
    failures = 0;
    if (disposition === 'deadLetter') await store.moveToDeadLetters(row, outcome.code);
    else await store.remove(row.seq);
    channel.postMessage('changed');
    await refresh('saving');
    if (disposition === 'sent') onSent?.(row);
    return true;
  }

  async function flush(): Promise<void> {
    const account = owner();
    if (!account) return refresh();
    if (isBlocked()) return refresh('signIn');
    await oneTabAtATime(`${name} ${account}`, async () => {
      const current = access();
      if (retriedWith !== current) await store.retryWithoutAccess(account);
      retriedWith = current;
      await refresh('saving');
      while (await sendOne(account));
    });
  }

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
    flushing = flush()
      .catch(retryLater)
      .finally(() => {
        flushing = null;
        if (runAgain) kick();
      });
    return flushing;
  }

  /** Call when the store failed while rows were being sent. */
  function retryLater(): void {
    storeFailed();
    failures += 1;
    if (state.get().waiting > 0) kick(retryDelay(failures, random()));
  }

  channel.onmessage = () => void refresh();

  return {
    /** Resolves when the row is on disk, or cannot be; sending starts by itself. Until then nothing is called saved. */
    async add(row: NewOutboxRow): Promise<void> {
      writing += 1;
      update({ condition: 'saving' });
      const seq = await store
        .add(row)
        .catch(() => addAgain(row))
        .catch(storeFailed);
      if (seq === null) {
        sendNonDurable(row);
        return;
      }
      writing -= 1;
      await refresh('saving');
      channel.postMessage('changed');
      failures = 0;
      kick();
    },

    /** The rows of an account, oldest first; empty if the browser stores nothing. */
    rows: async (accountId: string) => (await store.rowsOf(accountId).catch(storeFailed)) ?? [],

    /** Call when the network is back, the page is visible again or somebody has signed in. */
    kick: () => {
      failures = 0;
      kick();
    },

    /** Tries for at most `ms` to send everything. @returns how many rows are left, those rejected for good included */
    async flushWithin(ms: number): Promise<number> {
      const account = owner();
      if (!account) return 0;
      const late = new Promise<void>((resolve) => setTimeout(resolve, ms));
      await Promise.race([Promise.all([flushing ?? run(), ...nonDurable]), late]);
      const { waiting, deadLetters } = (await store.count(account).catch(storeFailed)) ?? nothing;
      return waiting + deadLetters + writing;
    },

    /** "Log out and lose them". */
    async clear(accountId: string): Promise<void> {
      update({ lost: 0 });
      await store.clear(accountId);
      await refresh();
    },

    subscribe: state.subscribe,

    snapshot: state.get,

    close(): void {
      clearTimeout(timer);
      channel.close();
    },
  };
}
