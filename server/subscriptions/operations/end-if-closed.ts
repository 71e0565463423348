import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';

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
