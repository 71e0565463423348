import { eq } from 'drizzle-orm';
import { accounts } from '#server/accounts/tables.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { Services } from '#server/services.ts';

/**
 * After a payment: stops the renewal of an account that was closed during the payment, when there was nothing to cancel
 * yet. The lock waits for a closing that is under way; a later one finds the subscription.
 */
export async function endIfClosed({ jobs }: Services, tx: Database, accountId: string): Promise<void> {
  const [account] = await tx
    .select({ closedAt: accounts.deletionRequestedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('share');
  if (account?.closedAt) await jobs.send(tx, 'stopRenewal', { accountId });
}
