import type { ResponseOf } from '#contract/endpoint.ts';
import type { retryJob as endpoint } from '#contract/operator-desk.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { retryFailedJob } from './retry-failed-job.ts';

/** Has a job that was given up tried once more. @throws Problem `not_found` */
export async function retryJob(
  services: Services,
  { params, caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  await retryFailedJob(services, caller.accountId, params.jobId);
  return { message: 'It is tried again within a minute.' };
}
