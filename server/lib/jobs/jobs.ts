import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#server/lib/database/pool.ts';
import { sql } from '#server/lib/database/query.ts';
import { messageOf } from '#server/lib/log.ts';
import type { CountJob } from '#server/lib/metrics/metrics.ts';
import type { AnyJobHandlers, JobHandlers } from './handler.ts';
import { resetTimesAhead } from './times-ahead.ts';
import { givenUpQueue, startWorkers } from './work.ts';

type SendOptions = {
  /** Jobs of a higher priority are done earlier; 0 by default. */
  priority?: number;
  /** While a job with this key waits, no second one is stored. For queues that hold each key once (`oncePerKey`). */
  singletonKey?: string;
  /** While a job with this id is stored, also for a day after its end, a second one is dropped. */
  id?: string;
};

/** Work that is done after the response: stored in PostgreSQL and tried again until it succeeds. */
export type Jobs<Services, Data> = {
  /** Stores a job. Inside a transaction it counts only if that is committed. */
  send<N extends keyof Data & string>(
    database: Database,
    name: N,
    data: Data[N],
    options?: SendOptions,
  ): Promise<void>;
  /** Has a job that was given up tried once more. Inside a transaction it counts only if that is committed. */
  retry(database: Database, name: string, id: string): Promise<void>;
  /** Creates the queues that are missing, so that jobs can be sent. */
  open(): Promise<void>;
  /** Begins to do jobs, now and at their scheduled times. */
  work(services: Services): Promise<void>;
  /** Does the due jobs of one kind, for tests. Returns how many there were; those that failed wait for their next try. */
  runDue(services: Services, name: keyof Data & string): Promise<number>;
  /** Lets the running jobs finish. */
  close(): Promise<void>;
};

const hourSeconds = 3600;
const minuteSeconds = 60;
const closeDeadlineMs = 4000;
const resetTimesEveryMs = 10 * minuteSeconds * 1000;
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Creates the schema where it is missing: PostgreSQL demands the right to create schemas for `create schema if not
 * exists` even where the schema exists. Processes that start together may run this at the same time.
 */
const makeSchema = `do $$ begin
  if to_regnamespace('pgboss') is null then create schema pgboss; end if;
exception when duplicate_schema or unique_violation then null;
end $$`;

/** Jobs on the pool of the database; `log` gets what goes wrong, `count` every outcome. */
export function createJobs<Services, Data>(
  pool: Pool,
  log: Logger,
  count: CountJob,
  handlersByName: JobHandlers<Services, Data>,
): Jobs<Services, Data> {
  const handlers = handlersByName as AnyJobHandlers<Services>;
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  // This instance only sends; `work` starts another one that also supervises and keeps the schedule.
  const boss = new PgBoss({ db, supervise: false, schedule: false, createSchema: false });
  let working: PgBoss | undefined;
  let resetting: NodeJS.Timeout | undefined;
  boss.on('error', (err) => log.warn({ err }, 'jobs'));

  return {
    async send(database, name, data, options) {
      await boss.send(name, data as object, { ...options, db: fromDrizzle(database, sql) });
    },

    async retry(database, name, id) {
      await boss.retry(name, id, { db: fromDrizzle(database, sql) });
    },

    async open() {
      await pool.query(makeSchema);
      await boss.start();
      await makeQueues(boss, handlers);
      // Makes pg-boss remember its queues: otherwise the first job sent in a transaction would look its queue up on a
      // second connection, and many at once would wait for one another.
      for (const name of Object.keys(handlers)) await boss.getJobById(name, nobody);
    },

    async work(services) {
      await resetTimesAhead(pool);
      const resetAgain = () => resetTimesAhead(pool).catch((err) => log.warn({ err }, 'jobs'));
      resetting = setInterval(() => void resetAgain(), resetTimesEveryMs);
      working = new PgBoss({ db, createSchema: false });
      working.on('error', (err) => log.warn({ err }, 'jobs'));
      await working.start();
      await startWorkers(working, handlers, services, { log, count });
    },

    async runDue(services, name) {
      const due = await boss.fetch(name, { batchSize: 100 });
      for (const { id, data } of due) {
        const failure = await handlersByName[name].run(services, data as never, id).then(
          () => null,
          (error: Error) => error,
        );
        if (failure) await boss.fail(name, id, { message: messageOf(failure) });
        else await boss.complete(name, id);
      }
      return due.length;
    },

    async close() {
      clearInterval(resetting);
      await working?.stop({ graceful: true, timeout: closeDeadlineMs });
      await boss.stop({ graceful: false });
    },
  };
}

/** Creates or updates the queues as their handlers say. */
async function makeQueues<Services>(boss: PgBoss, handlers: AnyJobHandlers<Services>): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  const retention = { retentionSeconds: 48 * hourSeconds, deleteAfterSeconds: 24 * hourSeconds };
  if (!existing.has(givenUpQueue)) await boss.createQueue(givenUpQueue, retention);
  for (const [name, { cron, retryLimit, retryDelay, retryDelayMax, oncePerKey }] of Object.entries(
    handlers,
  )) {
    const options = {
      ...retention,
      ...(retryLimit !== undefined && { retryLimit, retryDelay, retryDelayMax }),
      retryBackoff: true,
      // A job of a dead process is found by its missing heartbeat: the expiry only bounds a job that hangs.
      heartbeatSeconds: minuteSeconds,
      expireInSeconds: cron ? 4 * hourSeconds : 15 * minuteSeconds,
      deadLetter: givenUpQueue,
    };
    if (existing.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, { ...options, ...(oncePerKey && { policy: 'short' }) });
  }
}
