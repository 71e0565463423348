import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Uses the database's own clock, because pg-boss writes its times with it. */
const countJobs = `
  select name,
    count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
    count(*) filter (where state = 'failed')::int as failed,
    count(*) filter (where state <= 'active')::int as "notDone",
    coalesce(extract(epoch from now() - min(created_on) filter (where state <= 'active')), 0)::float as "oldestSeconds"
  from pgboss.job where name not like '\\_\\_%' group by name`;

export type CountedJobs = {
  name: string;
  waiting: number;
  failed: number;
  notDone: number;
  oldestSeconds: number;
};

/** Prometheus gives up a scrape after 10 seconds. */
const deadlineMs = 3000;

/**
 * Adds gauges of what waits in the database, and for it, read again at every scrape. While the database is down the
 * other metrics are still served: `database_up` is 0 then, and no earlier figure is repeated.
 */
export function observeDatabase(
  registry: Registry,
  { pool, counterPool }: { pool: Pool; counterPool: Pool },
): void {
  let reading: Promise<CountedJobs[] | null> | undefined;
  /** Reads once per scrape: all gauges ask at the same moment. */
  const read = () => {
    reading ??= readJobs(pool).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const gauge = (name: string, help: string, figure: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await figure());
      },
    });
  const ofEachJob = (name: string, help: string, figureOf: (counted: CountedJobs) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [registry],
      async collect() {
        const jobs = await read();
        this.reset();
        for (const job of jobs ?? []) this.set({ job: job.name }, figureOf(job));
      },
    });
  const ofEmails = async (figureOf: (counted: CountedJobs) => number) => {
    const emails = (await read())?.find(({ name }) => name === 'mail');
    return emails ? figureOf(emails) : 0;
  };

  // These come first, so that our own statement is not counted.
  gauge('pool_in_use', 'Connections in use', () => pool.totalCount - pool.idleCount);
  gauge('pool_waiting', 'Statements that wait for a connection', () => pool.waitingCount);
  gauge(
    'counts_waiting',
    'Counts of logins that wait for a connection of theirs',
    () => counterPool.waitingCount,
  );
  gauge('database_up', '1 while the database responds', async () => ((await read()) ? 1 : 0));
  gauge('emails_waiting', 'Emails that have not left yet', () => ofEmails(({ notDone }) => notDone));
  gauge('emails_oldest_seconds', 'Age of the email that waits longest', () =>
    ofEmails(({ oldestSeconds }) => oldestSeconds),
  );
  ofEachJob('jobs_waiting', 'Jobs that are due and not begun, by job', ({ waiting }) => waiting);
  ofEachJob('jobs_failed', 'Jobs given up within the last day, by job', ({ failed }) => failed);
}

/** Jobs by name. Returns null when the database does not respond in time. */
export async function readJobs(pool: Pool): Promise<CountedJobs[] | null> {
  const deadline = new AbortController();
  const tooLate = sleep(deadlineMs, null, { signal: deadline.signal });
  const responded = pool.query<CountedJobs>(countJobs).then(({ rows }) => rows);
  return Promise.race([responded, tooLate])
    .catch(() => null)
    .finally(() => deadline.abort());
}
