import { endpoints } from '#contract/endpoints.ts';
import { lockFailedJob } from '#server/lib/jobs/failed-jobs.ts';
import { Problem } from '#server/lib/problem.ts';
import { changes } from '../action.ts';

/** Has the same job tried once more. @throws Problem `not_found` for one that is not given up, or tried again already */
export const retryJob = changes({
  name: 'job retry',
  endpoint: endpoints.retryJob,
  command: { usage: 'ID', description: 'has a job that was given up tried once more', words: ['jobId'] },
  run: async ({ services: { database, jobs } }, { jobId: id }) => {
    const name = await lockFailedJob(database, id);
    if (!name) throw new Problem('not_found', `There is no job ${id} that was given up.`);
    await jobs.retry(database, name, id);
    return {
      response: { message: 'It is tried again within a minute.' },
      rows: [{ id, name }],
      entry: { subject: name, details: { id } },
    };
  },
});
