import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import { type AccountRow, accounts } from '#server/tables/accounts.ts';
import { accountsMessages } from '../messages.ts';

/**
 * An address that is not confirmed may be somebody else's, who could then never open the account that bears it. People
 * without an address may use two steps. @throws Problem `conflict`
 */
export async function requireReachableOwner(database: Database, accountId: string): Promise<AccountRow> {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error('The account is gone.');
  if (account.email && !account.emailVerifiedAt) {
    throw new Problem('conflict', accountsMessages.confirmEmailFirst);
  }
  return account;
}
