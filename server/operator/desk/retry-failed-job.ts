import { recordAudit } from '#server/audit/audit-log.ts';
import { lockFailedJob } from '#server/lib/jobs/failed-jobs.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';

/**
 * Has the same job tried once more, and records it: both or neither. Returns the kind of job.
 * @throws Problem `not_found` for a job that was not given up, or is tried again already
 */
export function retryFailedJob(
  { database, jobs, clock }: Services,
  operator: string,
  id: string,
): Promise<string> {
  return database.transaction(async (tx) => {
    const name = await lockFailedJob(tx, id);
    if (!name) throw new Problem('not_found', `There is no job ${id} that was given up.`);
    await jobs.retry(tx, name, id);
    await recordAudit(tx, { operator, command: 'job retry', subject: name, details: { id } }, clock.now());
    return name;
  });
}
