import type { Provider } from '#contract/providers.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { identities } from '#server/tables/accounts.ts';

/** Unlinks every provider from an account, because somebody else may have linked it. Returns the providers. */
export async function removeProviders(database: Database, accountId: string): Promise<Provider[]> {
  const removed = await database
    .delete(identities)
    .where(eq(identities.accountId, accountId))
    .returning({ provider: identities.provider });
  return removed.map(({ provider }) => provider).sort();
}
