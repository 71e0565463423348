import type { Services } from '#server/services/services.ts';

/** A table of this size is rewritten in about a second. */
const largestBytes = 64 * 2 ** 20;
/** Nobody has to wait longer than this for us while we wait for a table. */
const lockTimeoutMs = 500;

/** The table is in use or took too long: done the next night. We lack the right, or PostgreSQL is too old: never done. */
const reasonsToSkip = ['55P03', '57014', '42501', '42883'];

const finalStatements = ['vacuum full pg_statistic', 'select pg_switch_wal()', 'checkpoint'];

/**
 * Statistics hold samples of the rows. Analyzing does not change those of an empty table, or of an index without rows.
 * Only those are cleared here: without statistics a table with rows would be queried by guess.
 */
const clearStatistics = (table: string) =>
  `select pg_clear_attribute_stats(nspname::text, relname::text, attname::text, is_inherited)
   from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped,
     (values (false), (true)) as either (is_inherited)
   where reltuples = 0 and pg_class.oid in (
     select '${table}'::regclass union all select indexrelid from pg_index where indrelid = '${table}'::regclass)`;

/**
 * Removes the bytes of deleted rows from PostgreSQL's files, where they would stay until their space is reused: tables,
 * indexes, statistics and the write-ahead log are rewritten. Tables that are too large for that are left to PostgreSQL,
 * and so is everything that our role may not do.
 */
export async function scrubDeletedRows({ database, log }: Pick<Services, 'database' | 'log'>): Promise<void> {
  const client = await database.$client.connect();
  const run = async (statement: string): Promise<boolean> => {
    try {
      await client.query(statement);
      return true;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!reasonsToSkip.includes(code)) throw error;
      log.info({ statement, reason: code }, 'not rewritten this time');
      return false;
    }
  };
  try {
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    const { rows } = await client.query<{ name: string; isPartitioned: boolean }>(
      `select format('%I.%I', nspname, relname) as name, relkind = 'p' as "isPartitioned"
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind in ('r', 'p') and nspname in ('public', 'pgboss') and pg_total_relation_size(pg_class.oid) <= $1`,
      [largestBytes],
    );
    for (const { name, isPartitioned } of rows) {
      // A partitioned table has only statistics; its rows are in its partitions.
      const isDone = await run(isPartitioned ? `analyze ${name}` : `vacuum (full, analyze) ${name}`);
      if (isDone) await run(clearStatistics(name));
    }
    for (const statement of finalStatements) await run(statement);
  } finally {
    // Close it instead of returning it to the pool: the lock timeout stays set on this connection.
    client.release(true);
  }
}
