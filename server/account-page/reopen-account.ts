import { logDeletion } from '#server/accounts/deletion-log.ts';
import { takeSeatAgain } from '#server/facilities/membership.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';

/** Opens a closed account again. @returns whether it has its seat, or never had one */
export async function reopenAccount(
  { clock, log }: Services,
  database: Database,
  accountId: string,
): Promise<boolean> {
  const hasSeat = await takeSeatAgain(database, accountId, clock.now());
  await database.update(accounts).set({ deletionRequestedAt: null }).where(eq(accounts.id, accountId));
  logDeletion(log, 'reopened', accountId, clock.now());
  return hasSeat;
}
