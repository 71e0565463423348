import type { Database } from '#server/lib/database/pool.ts';
import { nameBasedUuid } from '#server/lib/name-based-uuid.ts';
import type { Services } from '#server/services/services.ts';

type Save = { accountId: string; saveId: string };

/** The id of the statement of a save, the same each time: a store takes it once, however often it is sent. */
export function statementIdOf({ accountId, saveId }: Save): string {
  return nameBasedUuid(accountId, `statement ${saveId}`);
}

/**
 * Queues the statement of a save. The job has no more than ids: the statement is made when it is sent, so that nothing
 * is left to send once the account is closed. A save that arrives twice queues one job.
 */
export function enqueueStatement(
  { jobs }: Pick<Services, 'jobs'>,
  database: Database,
  save: Save,
): Promise<void> {
  return jobs.send(database, 'sendStatement', save, { id: statementIdOf(save) });
}
