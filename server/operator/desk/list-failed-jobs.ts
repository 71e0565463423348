import type { ResponseOf } from '#contract/endpoint.ts';
import type { listFailedJobs as endpoint } from '#contract/operator-desk.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { countFailedJobs, listFailedJobs as list } from '#server/lib/jobs/failed-jobs.ts';
import type { Services } from '#server/services/services.ts';
import { pageOf } from './page-of.ts';

/** Returns a page of the jobs and emails that failed, those that were given up first. */
export async function listFailedJobs(
  { database }: Services,
  { query }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const [total, jobs] = await Promise.all([countFailedJobs(database), list(database, pageOf(query))]);
  return {
    total,
    jobs: jobs.map(({ createdAt, nextTryAt, ...job }) => ({
      ...job,
      createdAt: createdAt.toISOString(),
      nextTryAt: nextTryAt?.toISOString() ?? null,
    })),
  };
}
