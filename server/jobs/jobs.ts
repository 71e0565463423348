import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#server/database/pool.ts';
import type { CountJob } from '#server/http/metrics.ts';
import type { Services } from '#server/services.ts';
import { handlers } from './handlers.ts';
import type { JobData, JobName } from './job-data.ts';
import { givenUpQueue, startWorkers } from './work.ts';

type SendOptions = {
  /** The higher, the earlier it is done; 0 unless said. */
  priority?: number;
  /** While one with this key waits, no second one is put down. For queues that hold each key once (`oncePerKey`). */
  singletonKey?: string;
};

/** Work that is done after the answer: kept in PostgreSQL, tried again until it succeeds. */
export type Jobs = {
  /** Puts a job down. Inside a transaction it counts only if that is committed. */
  send<N extends JobName>(
    database: Database,
    name: N,
    data: JobData[N],
    options?: SendOptions,
  ): Promise<void>;
  /** Makes the queues where they are missing, so that jobs can be sent. */
  open(): Promise<void>;
  /** Begins to do jobs, here and now and at their times. */
  work(services: Services): Promise<void>;
  /** Does what is due of one kind and comes back: for tests. Answers how many were done; the failed ones wait. */
  workOff(services: Services, name: JobName): Promise<number>;
  /** Lets the running jobs finish. */
  close(): Promise<void>;
};

const hourSeconds = 3600;
const minuteSeconds = 60;
const closeDeadlineMs = 4000;
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Where it is missing: PostgreSQL wants the right to make schemas for `create schema if not exists` even where there is
 * one already. Processes that start together may come to it at once.
 */
const makeSchema = `do $$ begin
  if to_regnamespace('pgboss') is null then create schema pgboss; end if;
exception when duplicate_schema or unique_violation then null;
end $$`;

/** Jobs on the pool of the database; `log` hears of what goes wrong, `count` of every outcome. */
export function createJobs(pool: Pool, log: Logger, count: CountJob): Jobs {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  // For sending alone; `work` starts another one that also supervises and keeps the timetable.
  const boss = new PgBoss({ db, supervise: false, schedule: false, createSchema: false });
  let working: PgBoss | undefined;
  boss.on('error', (err) => log.warn({ err }, 'jobs'));

  return {
    async send(database, name, data, options) {
      await boss.send(name, data, { ...options, db: fromDrizzle(database, sql) });
    },

    async open() {
      await pool.query(makeSchema);
      await boss.start();
      await makeQueues(boss);
      // Makes the runner remember its queues: else the first job sent in a transaction would look its queue up by a
      // second connection, and many at once would wait for one another.
      for (const name of Object.keys(handlers)) await boss.getJobById(name, nobody);
    },

    async work(services) {
      working = new PgBoss({ db, createSchema: false });
      working.on('error', (err) => log.warn({ err }, 'jobs'));
      await working.start();
      await startWorkers(working, services, log, count);
    },

    async workOff(services, name) {
      const due = await boss.fetch(name, { batchSize: 100 });
      for (const { id, data } of due) {
        const failure = await handlers[name].run(services, data as never, id).then(
          () => null,
          (error: Error) => error,
        );
        if (failure) await boss.fail(name, id, { message: failure.message });
        else await boss.complete(name, id);
      }
      return due.length;
    },

    async close() {
      await working?.stop({ graceful: true, timeout: closeDeadlineMs });
      await boss.stop({ graceful: false });
    },
  };
}

/** Brings the queues to what `handlers.ts` says of them. */
async function makeQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  const kept = { retentionSeconds: 48 * hourSeconds, deleteAfterSeconds: 24 * hourSeconds };
  if (!existing.has(givenUpQueue)) await boss.createQueue(givenUpQueue, kept);
  for (const [name, { cron, retryLimit, retryDelay, retryDelayMax, oncePerKey }] of Object.entries(
    handlers,
  )) {
    const options = {
      ...kept,
      ...(retryLimit !== undefined && { retryLimit, retryDelay, retryDelayMax }),
      retryBackoff: true,
      // What a dead process left is seen by its missing heartbeat: the time of a job only bounds one that hangs.
      heartbeatSeconds: minuteSeconds,
      expireInSeconds: cron ? 4 * hourSeconds : 15 * minuteSeconds,
      deadLetter: givenUpQueue,
    };
    if (existing.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, { ...options, ...(oncePerKey && { policy: 'short' }) });
  }
}
