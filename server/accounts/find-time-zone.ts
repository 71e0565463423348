import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';

/** The zone of the person's days and hours; null for one that no browser has told, and for nobody. */
export async function findTimeZone(database: Database, accountId: string | null): Promise<string | null> {
  if (accountId === null) return null;
  const [account] = await database
    .select({ timeZone: accounts.timeZone })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.timeZone ?? null;
}
