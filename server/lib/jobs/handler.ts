/** What a kind of job does, and when. It may run twice: after a crash, or when two processes start it together. */
export type JobHandler<Services, Data> = {
  run: (services: Services, data: Data, jobId: string) => Promise<unknown>;
  /** Runs at these times (UTC), once among all processes; a time that passes while no process runs is not made up. */
  cron?: string;
  /** How often a failed job is tried again, after a wait that doubles from `retryDelay` to `retryDelayMax` seconds. */
  retryLimit?: number;
  retryDelay?: number;
  retryDelayMax?: number;
  /** How long a job may wait before an idle process looks for it: 30 seconds by default, as each look is a statement. */
  pollingSeconds?: number;
  /** How many jobs one process takes together; 1 by default. While as many wait, no time passes between them. */
  atOnce?: number;
  /** How many workers of one process take jobs independently; 1 by default. Jobs taken together wait for the longest. */
  workers?: number;
  /** Jobs of this priority and above have a worker to themselves: they never wait for a slow batch of others. */
  reservedFromPriority?: number;
  /** While a job with a `singletonKey` waits, a second one with the same key is dropped. */
  oncePerKey?: boolean;
};

/** Thrown by a job that no retry would help: it is given up at once, and stays for a day as one that failed. */
export class GivenUp extends Error {}

/** One handler for each kind of job; `Data` names the kinds and what each carries. */
export type JobHandlers<Services, Data> = {
  readonly [N in keyof Data]: JobHandler<Services, Data[N]>;
};

/** The same by name alone, for code that treats all kinds alike. */
export type AnyJobHandlers<Services> = Readonly<Record<string, JobHandler<Services, never>>>;
