import type { Database } from '#server/lib/database/pool.ts';
import { gte } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { saves } from '#server/tables/answers.ts';

/** New outcomes are told first. */
const priority = -1;

/**
 * Queues the statements of all saves since an instant again. The store takes only those that it does not have, as their
 * ids are the same. Returns how many saves that are.
 */
export async function resendStatements(
  { jobs }: Pick<Services, 'jobs'>,
  database: Database,
  from: Date,
): Promise<number> {
  const { accountId, saveId, receivedAt, arrival } = saves;
  const found = await database
    .select({ accountId, saveId })
    .from(saves)
    .where(gte(receivedAt, from))
    .orderBy(arrival);
  for (const save of found) await jobs.send(database, 'sendStatement', save, { priority });
  return found.length;
}
