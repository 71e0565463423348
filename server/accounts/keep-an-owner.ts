import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNull } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import { accounts } from '#server/tables/accounts.ts';

/**
 * Call before this account stops being an owner. The owners are locked, so that two who leave at the same time cannot
 * both count on the other. @throws Problem `conflict` for the last owner
 */
export async function keepAnOwner(database: Database, accountId: string): Promise<void> {
  const [leaving] = await database
    .select({ role: accounts.operatorRole })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (leaving?.role !== 'owner') return;
  const owners = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.operatorRole, 'owner'),
        isNull(accounts.deletionRequestedAt),
        isNull(accounts.frozenAt),
      ),
    )
    .orderBy(accounts.id)
    .for('update');
  if (owners.some(({ id }) => id !== accountId)) return;
  throw new Problem('conflict', 'This is the last owner. Make another operator an owner first.');
}
