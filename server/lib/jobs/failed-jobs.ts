import type { Database } from '#server/lib/database/pool.ts';
import { sql } from '#server/lib/database/query.ts';
import { givenUpQueue } from './work.ts';

/** Jobs that did not succeed. pg-boss deletes a job a day after it was given up. */

export type FailedJob = {
  id: string;
  /** The kind of job. */
  name: string;
  /** Of emails: which one. */
  template: string | null;
  /** What the last try ended with; null when its process ended without a word. */
  reason: string | null;
  failedTries: number;
  createdAt: Date;
  /** When it is tried again by itself; null after it was given up. */
  nextTryAt: Date | null;
};

type FailedJobRow = Omit<FailedJob, 'createdAt' | 'nextTryAt'> & {
  createdAt: string;
  nextTryAt: string | null;
};

const longestReason = 300;

const isFailed = sql`state in ('failed', 'retry') and name <> ${givenUpQueue} and name not like '\\_\\_%'`;

/** Those that were given up first, then those that are tried again; in each, the newest first. */
export async function listFailedJobs(
  database: Database,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<FailedJob[]> {
  const { rows } = await database.execute<FailedJobRow>(sql`
    select id, name, data->>'template' as template, left(output->>'message', ${longestReason}) as reason,
      retry_count + 1 as "failedTries", created_on as "createdAt",
      case when state = 'retry' then start_after end as "nextTryAt"
    from pgboss.job where ${isFailed} order by (state = 'retry'), created_on desc, id limit ${limit} offset ${offset}`);
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    nextTryAt: row.nextTryAt === null ? null : new Date(row.nextTryAt),
  }));
}

export async function countFailedJobs(database: Database): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where ${isFailed}`,
  );
  return rows[0]?.count ?? 0;
}

/** Locks a job that was given up and returns its kind; null if it is gone, or tried again already. */
export async function lockFailedJob(transaction: Database, id: string): Promise<string | null> {
  const { rows } = await transaction.execute<{ name: string }>(
    sql`select name from pgboss.job where id::text = ${id.toLowerCase()} and state = 'failed' and ${isFailed} for update`,
  );
  return rows[0]?.name ?? null;
}
