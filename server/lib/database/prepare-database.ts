import type pg from 'pg';
import type { Config } from '#server/lib/config.ts';
import { StartError } from '#server/lib/start-error.ts';
import { migrate, rejectBeforeBaseline } from './migrate.ts';
import type { Database, OpenDatabase } from './pool.ts';
import { rejectSharedConnections } from './reject-shared-connections.ts';
import { type DatabaseUse, databaseUse } from './tables.ts';
import { rejectMissingIndexes } from './unique-indexes.ts';

type Prepared = {
  url: string;
  opened: Pick<OpenDatabase, 'db' | 'pool'>;
  /** What the settings are for. */
  use: DatabaseUse;
  now: Date;
  /** The operator names the use of a database that has none stored; records who did so, together with the use. */
  recordNaming?: ((database: Database) => Promise<void>) | undefined;
};

/** What these settings use a database for. */
export function databaseUseOf({ sandbox, stripe }: Pick<Config, 'sandbox' | 'stripe'>): DatabaseUse {
  return { mode: sandbox ? 'sandbox' : 'live', provider: stripe ? 'stripe' : 'sandbox' };
}

/**
 * Makes sure that the database is used for what the settings are for, then brings its schema up to date. The first
 * start stores the use. Nothing is written to a database that is used for something else, or is from before the
 * baseline of the schema.
 * @throws StartError, also for a pooler that shares connections, and for a database that lacks unique indexes
 */
export async function prepareDatabase({ url, opened, use, now, recordNaming }: Prepared): Promise<void> {
  const { db, pool } = opened;
  await rejectSharedConnections(pool);
  await rejectBeforeBaseline(pool);
  const known = (await readUse(pool)) ?? (await earlierUse(pool, use, recordNaming !== undefined));
  if (known && !isSame(known, use)) throw usedForOther(known, use);
  await migrate(url);
  await rejectMissingIndexes(pool);
  await db.transaction(async (tx) => {
    const marked = await tx
      .insert(databaseUse)
      .values({ ...use, namedAt: now })
      .onConflictDoNothing();
    if (marked.rowCount) await recordNaming?.(tx);
  });
  const written = await readUse(pool);
  // Two first starts ran side by side, and the other one was faster.
  if (written && !isSame(written, use)) throw usedForOther(written, use);
}

async function readUse(pool: pg.Pool): Promise<DatabaseUse | undefined> {
  if (!(await exists(pool, 'database_use'))) return undefined;
  const { rows } = await pool.query<DatabaseUse>('select mode, provider from database_use');
  return rows[0];
}

/**
 * The use of a database that has none stored: the sandbox if it holds the sandbox's operator, because nobody can sign
 * up as one; undefined if it is empty, or the operator has named the use.
 */
async function earlierUse(
  pool: pg.Pool,
  use: DatabaseUse,
  isNamed: boolean,
): Promise<DatabaseUse | undefined> {
  if (await holds(pool, 'accounts', `user_type = 'operator'`)) {
    return { mode: 'sandbox', provider: use.mode === 'sandbox' ? use.provider : 'sandbox' };
  }
  const isUsed = (await holds(pool, 'accounts')) || (await holds(pool, 'prices'));
  if (!isUsed || isNamed) return undefined;
  throw new StartError(
    `This database does not say yet what it is used for, and the settings are for ${show(use)}: ` +
      `if it is that, say so once with "npm run operate -- database name ${use.mode} ${use.provider}", ` +
      'otherwise set DATA_DIR or DATABASE_URL to another one.',
  );
}

async function holds(pool: pg.Pool, table: string, condition = 'true'): Promise<boolean> {
  if (!(await exists(pool, table))) return false;
  const { rowCount } = await pool.query(`select from ${table} where ${condition} limit 1`);
  return Boolean(rowCount);
}

async function exists(pool: pg.Pool, table: string): Promise<boolean> {
  const { rows } = await pool.query('select to_regclass($1) is not null as found', [table]);
  return rows[0].found;
}

function isSame(one: DatabaseUse, other: DatabaseUse): boolean {
  return one.mode === other.mode && one.provider === other.provider;
}

function usedForOther(known: DatabaseUse, use: DatabaseUse): StartError {
  return new StartError(
    `This database is used for ${show(known)}, and the settings are for ${show(use)}: ` +
      `start with the settings of this database (${settingsFor(known)}), ` +
      'or set DATA_DIR or DATABASE_URL to another one.',
  );
}

/** The use for people, within a sentence. */
function show({ mode, provider }: DatabaseUse): string {
  if (provider === 'sandbox') return 'the sandbox with test payments';
  return `${mode === 'live' ? 'live' : 'the sandbox'} with payments by Stripe`;
}

function settingsFor({ mode, provider }: DatabaseUse): string {
  const keys = provider === 'stripe' ? "with Stripe's keys" : "without Stripe's keys";
  return `${mode === 'live' ? 'NODE_ENV=production' : 'SANDBOX=true'}, ${keys}`;
}
