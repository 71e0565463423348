import { eq } from 'drizzle-orm';
import { accounts } from '#server/accounts/tables.ts';
import type { Database } from '#server/database/pool.ts';
import type { Services } from '#server/services.ts';

/**
 * After a payment: an account that was closed while it ran, when there was nothing to cancel yet, is not charged
 * again. The lock waits for a closing that is under way; one that comes later finds the subscription.
 */
export async function endIfClosed({ jobs }: Services, tx: Database, accountId: string): Promise<void> {
  const [account] = await tx
    .select({ closedAt: accounts.deletionRequestedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('share');
  if (account?.closedAt) await jobs.send(tx, 'stopRenewal', { accountId });
}
