import { endpoints } from '#contract/endpoints.ts';
import { countFailedJobs, listFailedJobs } from '#server/lib/jobs/failed-jobs.ts';
import { reads } from '../action.ts';
import { pageOf } from '../page-of.ts';
import { limitOf } from '../read-options.ts';

/** The jobs and emails that failed, those that were given up first. */
export const listJobs = reads({
  name: 'job list',
  endpoint: endpoints.listFailedJobs,
  command: {
    usage: '[--limit 50]',
    description:
      'jobs and emails that failed: first those given up within the last day, then those tried again',
    read: limitOf,
  },
  run: async ({ services: { database } }, input) => {
    const [total, found] = await Promise.all([
      countFailedJobs(database),
      listFailedJobs(database, pageOf(input)),
    ]);
    const jobs = found.map(({ createdAt, nextTryAt, ...job }) => ({
      ...job,
      createdAt: createdAt.toISOString(),
      nextTryAt: nextTryAt?.toISOString() ?? null,
    }));
    return {
      response: { total, jobs },
      rows: jobs.map(({ createdAt, nextTryAt, failedTries, ...job }) => ({
        ...job,
        created: createdAt,
        'failed tries': failedTries,
        'next try': nextTryAt ?? 'given up',
      })),
    };
  },
});
