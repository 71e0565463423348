import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { type AccountRow, accounts } from '#server/tables/accounts.ts';

export async function findRecipient(
  database: Database,
  accountId: string,
): Promise<(AccountRow & { email: string }) | null> {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  return account?.email ? { ...account, email: account.email } : null;
}
