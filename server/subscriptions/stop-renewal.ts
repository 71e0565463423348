import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/pool.ts';
import { subscriptions } from './tables.ts';

/** Nothing more is charged to this account; what is paid for stays until the period ends. */
export async function stopRenewal(database: Database, accountId: string): Promise<void> {
  await database
    .update(subscriptions)
    .set({ cancelAtPeriodEnd: true })
    .where(eq(subscriptions.accountId, accountId));
}
