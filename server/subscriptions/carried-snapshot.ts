import type { CustomerTruth } from '#server/payments/provider.ts';
import type { Services } from '#server/services.ts';
import { nextFetchNumber, type ReadExtent, refresh } from './refresh.ts';
import { writeTruth } from './write-truth.ts';

/** What the provider says of one person, read once and carried through an operation. */
export type CarriedSnapshot = {
  /** As it is known now; asks the provider the first time only. null for people who have never tried to pay. */
  get(): Promise<CustomerTruth | null>;
  /** Asks the provider, because something may have changed that no command has returned. */
  readAgain(extent?: ReadExtent): Promise<CustomerTruth | null>;
  /** Takes it as known that the provider has nothing of this person: the customer was made a moment ago. */
  startEmpty(): void;
  /** Sends a command and goes on with what it returns, which is written down as if it had been read. */
  follow(command: () => Promise<CustomerTruth>): Promise<void>;
};

/**
 * The snapshot of one operation. Where the operation is taken up, a key may have been used before and its command
 * return what was true then: after each command the provider is asked.
 */
export function carrySnapshot(services: Services, accountId: string, isTakenUp: boolean): CarriedSnapshot {
  let held: CustomerTruth | null | undefined;

  async function readAgain(extent?: ReadExtent): Promise<CustomerTruth | null> {
    held = await refresh(services, accountId, extent);
    return held;
  }

  return {
    get: async () => (held === undefined ? readAgain() : held),
    readAgain,
    startEmpty() {
      held = { subscriptions: [], invoices: [], card: null };
    },
    async follow(command) {
      const fetchNumber = await nextFetchNumber(services);
      const change = await command();
      const next = held && !isTakenUp ? withChange(held, change) : null;
      const isWritten = next !== null && (await writeTruth(services, accountId, fetchNumber, next));
      if (isWritten) held = next;
      // Somebody has asked since: what that person was told is newer than this command.
      else await readAgain();
    },
  };
}

/** A snapshot after a command: what the command returned counts, what it says nothing about stays. Pure. */
export function withChange(before: CustomerTruth, change: CustomerTruth): CustomerTruth {
  return {
    subscriptions: withNewer(before.subscriptions, change.subscriptions),
    invoices: withNewer(before.invoices, change.invoices),
    card: change.card,
  };
}

function withNewer<T extends { id: string }>(older: readonly T[], newer: readonly T[]): T[] {
  const isReplaced = ({ id }: T) => newer.some((item) => item.id === id);
  return [...newer, ...older.filter((item) => !isReplaced(item))];
}
