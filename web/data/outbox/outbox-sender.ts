import { oneTabAtATime } from '#web/lib/one-tab-at-a-time.ts';
import { dispositionOf, isServerFailure, retryDelay, type SendOutcome } from './outbox-rules.ts';
import { callsToSendLast, type OutboxEvent, type OutboxMemory, type OutboxState } from './outbox-state.ts';
import type { NewOutboxRow, OutboxCounts, OutboxRow, OutboxStore } from './outbox-store.ts';

/** What sending needs. */
export type OutboxSending = {
  readonly store: OutboxStore;
  readonly name: string;
  readonly send: (row: OutboxRow) => Promise<SendOutcome>;
  readonly owner: () => string | null;
  readonly access: () => string | null;
  readonly isBlocked: () => boolean;
  readonly onSent: (row: OutboxRow) => void;
  readonly random: () => number;
  readonly memory: () => OutboxMemory;
  readonly tell: (event: OutboxEvent) => void;
  /** Tells the other tabs that rows have come or gone. */
  readonly tellTabs: () => void;
  /** Starts sending after a delay. */
  readonly kick: (afterMs?: number) => void;
};

/** After this time the person reads that another tab is awaited. */
const otherTabMs = 8_000;

const nothing: OutboxCounts = { waiting: 0, deadLetters: 0 };

/** The next use opens the store again. */
export function storeFailed({ store, tell }: OutboxSending): null {
  store.close();
  tell({ type: 'storeFailed' });
  return null;
}

/** Counts the rows of the owner; `condition` is shown while something is unsaved. */
export async function count(
  sending: OutboxSending,
  condition: OutboxState['condition'] | null = null,
): Promise<void> {
  const account = sending.owner();
  const counts = account ? await sending.store.count(account).catch(() => storeFailed(sending)) : nothing;
  sending.tell({ type: 'counted', counts, condition });
}

/** Sends a row that could not be stored: it arrives now, or is lost. */
export async function sendUnstored(sending: OutboxSending, row: NewOutboxRow): Promise<void> {
  const unstored: OutboxRow = { ...row, seq: 0, deadLetter: null };
  const isOwners = sending.owner() === row.accountId;
  const isSent = isOwners && dispositionOf(await sending.send(unstored)) === 'sent';
  sending.tell({ type: 'unstoredEnded', isSent });
  await count(sending);
  if (isSent) sending.onSent(unstored);
}

/** Sends one row. @returns whether the next one may follow at once */
async function sendOne(sending: OutboxSending, account: string): Promise<boolean> {
  const { store, tell } = sending;
  const last = callsToSendLast(sending.memory());
  const row = await store.next(account, last);
  if (!row || sending.owner() !== account) return false;
  const outcome = await sending.send(row);
  const disposition = dispositionOf(outcome);
  if (disposition === 'retry' || disposition === 'signIn') {
    tell({ type: 'failed' });
    if (isServerFailure(outcome)) tell({ type: 'serverFailed', call: row.call });
    // The other rows need not wait any longer.
    if (callsToSendLast(sending.memory()).size > last.size) return true;
    await count(sending, disposition === 'signIn' ? 'signIn' : 'willRetry');
    if (disposition === 'retry') sending.kick(pauseOf(sending));
    return false;
  }
  tell({ type: 'failuresEnded' });
  tell({ type: 'serverTook', call: row.call });
  if (disposition === 'deadLetter') await store.moveToDeadLetters(row, outcome.code);
  else await store.remove(row.seq);
  sending.tellTabs();
  await count(sending, 'saving');
  if (disposition === 'sent') sending.onSent(row);
  return true;
}

/** Sends the owner's rows, from one tab at a time, until none is left or one has to wait. @throws if the store fails */
export async function flush(sending: OutboxSending): Promise<void> {
  const { store, name, memory, tell } = sending;
  const account = sending.owner();
  if (!account) return count(sending);
  if (sending.isBlocked()) return count(sending, 'signIn');
  const waiting = setTimeout(() => void count(sending, 'willRetry'), otherTabMs);
  await oneTabAtATime(`${name} ${account}`, async () => {
    clearTimeout(waiting);
    const access = sending.access();
    if (memory().retriedWith !== access) await store.retryWithoutAccess(account);
    tell({ type: 'retried', access });
    await count(sending, 'saving');
    while (await sendOne(sending, account));
  }).finally(() => clearTimeout(waiting));
}

/** Call when the store failed while rows were being sent. */
export function retryLater(sending: OutboxSending): void {
  storeFailed(sending);
  sending.tell({ type: 'failed' });
  if (sending.memory().shown.waiting > 0) sending.kick(pauseOf(sending));
}

function pauseOf({ memory, random }: OutboxSending): number {
  return retryDelay(memory().failures, random());
}
