import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { messageOf } from '#server/lib/log.ts';
import type { CountJob } from '#server/lib/metrics/metrics.ts';
import { type AnyJobHandlers, GivenUp, type JobHandler } from './handler.ts';

/** The queue to which pg-boss moves a job that it does not try again. */
export const givenUpQueue = 'givenUp';

const idlePollingSeconds = 30;

type Reporting = { log: Logger; count: CountJob };

/** Does jobs with `boss` from now on; each outcome is counted, and logged unless the job is done. */
export async function startWorkers<Services>(
  boss: PgBoss,
  handlers: AnyJobHandlers<Services>,
  services: Services,
  reporting: Reporting,
): Promise<void> {
  const { log, count } = reporting;
  const runBatchOf = createRunner(services, reporting);
  for (const [name, handler] of Object.entries(handlers)) {
    const {
      cron,
      pollingSeconds = idlePollingSeconds,
      atOnce = 1,
      workers = 1,
      reservedFromPriority,
    } = handler;
    if (cron) await boss.schedule(name, cron);
    const options = {
      pollingIntervalSeconds: pollingSeconds,
      batchSize: atOnce,
      localConcurrency: workers,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    const runBatch = runBatchOf(name, handler);
    await boss.work(name, options, runBatch);
    if (reservedFromPriority !== undefined) {
      await boss.work(name, { ...options, minPriority: reservedFromPriority }, runBatch);
    }
  }
  await boss.work(
    givenUpQueue,
    { pollingIntervalSeconds: idlePollingSeconds, includeMetadata: true },
    async ([job]) => {
      const name = job?.sourceName ?? 'unknown';
      log.error({ job: name, id: job?.sourceId }, 'a job was given up');
      count(name, 'given_up');
    },
  );
}

/**
 * Runs jobs side by side; a failure of one is a result and does not affect the others. pg-boss lets an expired job
 * continue and tries it again: its result is kept for that retry, which waits for it instead of running beside it.
 */
function createRunner<Services>(services: Services, { log, count }: Reporting) {
  const results = new Map<string, Promise<JobResult>>();

  async function run(
    name: string,
    handler: JobHandler<Services, never>,
    { id, data, signal }: Job<object>,
  ): Promise<JobResult> {
    let isEnded = false;
    signal.addEventListener('abort', () => {
      if (isEnded) return;
      log.error({ job: name, id }, 'a job takes longer than its time');
      count(name, 'expired');
    });
    try {
      await handler.run(services, data as never, id);
      count(name, 'done');
      return { id, status: 'completed' };
    } catch (error) {
      const err = error instanceof Error ? error : new Error(String(error));
      log.warn({ job: name, id, err }, 'a job failed');
      count(name, 'failed');
      const status = err instanceof GivenUp ? 'deadletter' : 'failed';
      return { id, status, output: { message: messageOf(err) } };
    } finally {
      isEnded = true;
    }
  }

  return (name: string, handler: JobHandler<Services, never>) =>
    async (batch: Job<object>[]): Promise<JobResult[]> => {
      for (const job of batch) results.set(job.id, results.get(job.id) ?? run(name, handler, job));
      const ended = await Promise.all(batch.map(({ id }) => results.get(id) as Promise<JobResult>));
      for (const { id, signal } of batch) if (!signal.aborted) results.delete(id);
      return ended;
    };
}
