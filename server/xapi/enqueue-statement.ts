import type { Database } from '#server/lib/database/pool.ts';
import type { Services } from '#server/services/services.ts';
import { statementIdOf } from './statement-ids.ts';

/**
 * Queues the statement of a save. The job has no more than ids: the statement is made when it is sent, so that nothing
 * is left to send once the account is closed. A save that arrives twice queues one job.
 */
export function enqueueStatement(
  { jobs }: Pick<Services, 'jobs'>,
  database: Database,
  save: { accountId: string; saveId: string },
): Promise<void> {
  return jobs.send(database, 'sendStatement', save, { id: statementIdOf(save) });
}
