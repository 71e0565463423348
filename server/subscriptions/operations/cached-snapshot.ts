import type { CustomerSnapshot } from '#server/lib/payments/provider.ts';
import type { Services } from '#server/services/services.ts';
import { applySnapshot } from '../sync/apply-snapshot.ts';
import { nextFetchNumber, type ReadExtent, syncSubscription } from '../sync/sync-subscription.ts';

/** The provider's snapshot of one customer: read once, then kept up to date for the rest of an operation. */
export type CachedSnapshot = {
  /** The latest known snapshot; reads the provider the first time only. null for people who have never tried to pay. */
  get(): Promise<CustomerSnapshot | null>;
  /** Reads the provider again, because a command may have changed something that it did not return. */
  refetch(extent?: ReadExtent): Promise<CustomerSnapshot | null>;
  /** Starts with an empty snapshot, because the customer was created a moment ago. */
  startEmpty(): void;
  /** Sends a command, and stores what it returns as if it had been read. */
  send(command: () => Promise<CustomerSnapshot>): Promise<void>;
};

/**
 * The snapshot of one operation. In a resumed operation a key may have been used before, and its command then returns an
 * old state: the provider is read again after each command.
 */
export function createCachedSnapshot(
  services: Services,
  accountId: string,
  isResumed: boolean,
): CachedSnapshot {
  let cached: CustomerSnapshot | null | undefined;

  async function refetch(extent?: ReadExtent): Promise<CustomerSnapshot | null> {
    cached = await syncSubscription(services, accountId, extent);
    return cached;
  }

  return {
    get: async () => (cached === undefined ? refetch() : cached),
    refetch,
    startEmpty() {
      cached = { subscriptions: [], invoices: [], card: null, isDeleted: false };
    },
    async send(command) {
      const fetchNumber = await nextFetchNumber(services);
      const change = await command();
      const next = cached && !isResumed ? withChange(cached, change) : null;
      const isWritten = next !== null && (await applySnapshot(services, accountId, fetchNumber, next));
      if (isWritten) cached = next;
      // Another process has read the provider since: its snapshot is newer than this command.
      else await refetch();
    },
  };
}

/** A snapshot after a command: what the command returned replaces what was known, and the rest stays. Pure. */
export function withChange(before: CustomerSnapshot, change: CustomerSnapshot): CustomerSnapshot {
  return {
    subscriptions: withNewer(before.subscriptions, change.subscriptions),
    invoices: withNewer(before.invoices, change.invoices),
    card: change.card,
    isDeleted: change.isDeleted,
  };
}

function withNewer<T extends { id: string }>(older: readonly T[], newer: readonly T[]): T[] {
  const isReplaced = ({ id }: T) => newer.some((item) => item.id === id);
  return [...newer, ...older.filter((item) => !isReplaced(item))];
}
