import { eq } from 'drizzle-orm';
import type { Provider } from '#contract/providers.ts';
import type { Database } from '#server/database/pool.ts';
import { identities } from '../tables.ts';

/** Takes every provider from an account: somebody else may have linked it. Answers which they were. */
export async function removeProviders(database: Database, accountId: string): Promise<Provider[]> {
  const removed = await database
    .delete(identities)
    .where(eq(identities.accountId, accountId))
    .returning({ provider: identities.provider });
  return removed.map(({ provider }) => provider).sort();
}
