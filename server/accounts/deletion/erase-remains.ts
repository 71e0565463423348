import type { Services } from '#server/services.ts';

/** A table of this size is rewritten in about a second. */
const largestBytes = 64 * 2 ** 20;
/** Nobody waits longer than this for us while we wait for a table. */
const lockTimeoutMs = 500;

/** The table is in use, or it took too long: left for the next night. We may not, or PostgreSQL is too old: left to others. */
const reasonsToSkip = ['55P03', '57014', '42501', '42883'];

const afterwards = ['vacuum full pg_statistic', 'select pg_switch_wal()', 'checkpoint'];

/**
 * Statistics hold samples of the rows. Analysing leaves those of an empty table, and of an index over no row, as they
 * were. Only those go here: without its own a table with rows would be read by guess.
 */
const forgetStatistics = (table: string) =>
  `select pg_clear_attribute_stats(nspname::text, relname::text, attname::text, is_inherited)
   from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped,
     (values (false), (true)) as either (is_inherited)
   where reltuples = 0 and pg_class.oid in (
     select '${table}'::regclass union all select indexrelid from pg_index where indrelid = '${table}'::regclass)`;

/**
 * Takes the bytes of deleted rows out of PostgreSQL's files, where they would stay until their place is needed: tables,
 * indexes, statistics and the journal are written anew. Tables that are too large for that are left to PostgreSQL, and
 * so is what our role may not do.
 */
export async function eraseRemains({ pool, log }: Pick<Services, 'pool' | 'log'>): Promise<void> {
  const client = await pool.connect();
  const run = async (statement: string): Promise<boolean> => {
    try {
      await client.query(statement);
      return true;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!reasonsToSkip.includes(code)) throw error;
      log.info({ statement, reason: code }, 'not written anew this time');
      return false;
    }
  };
  try {
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    const { rows } = await client.query<{ name: string; isDivided: boolean }>(
      `select format('%I.%I', nspname, relname) as name, relkind = 'p' as "isDivided"
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind in ('r', 'p') and nspname in ('public', 'pgboss') and pg_total_relation_size(pg_class.oid) <= $1`,
      [largestBytes],
    );
    for (const { name, isDivided } of rows) {
      // A divided table has statistics of the whole; its rows are in its parts.
      const isDone = await run(isDivided ? `analyze ${name}` : `vacuum (full, analyze) ${name}`);
      if (isDone) await run(forgetStatistics(name));
    }
    for (const statement of afterwards) await run(statement);
  } finally {
    // Not back into the pool: the timeout of its locks stays with this connection.
    client.release(true);
  }
}
