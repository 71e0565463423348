import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { subscriptions } from '#server/tables/subscriptions.ts';

/** Stores when a person used the right to a refund, which each person has once; null gives it back. */
export async function setRefundUsed(
  database: Database,
  accountId: string,
  refundUsedAt: Date | null,
): Promise<void> {
  await database.update(subscriptions).set({ refundUsedAt }).where(eq(subscriptions.accountId, accountId));
}
