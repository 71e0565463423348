import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '#server/lib/start-error.ts';

/** A numbered change of the schema. Never edited once it has landed: a new migration follows instead. */
type Migration = { number: number; name: string; sql: string; hash: string };

const ownMigrations = join(import.meta.dirname, 'migrations');
/** The first migration, which replaced all earlier ones. */
const baseline = '0001_baseline.sql';
/** Any number, but always the same: processes that start together wait for one another here. */
const migrationLock = 5_050_002;

/**
 * Brings the schema up to date: applies every missing migration in order, each in its own transaction, which also
 * records it. However often this is killed or run side by side, each migration is applied once.
 * @returns the names of the applied migrations
 * @throws StartError when a migration fails, a recorded one was changed, or the database is of a newer release
 */
export async function migrate(url: string, folder: string = ownMigrations): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'mind-your-step migrations' });
  // The interrupted query fails too; without a listener this event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await inTransaction(client, async () => {
      await client.query(`create table if not exists migrations (
        number integer primary key,
        name text not null,
        hash text not null,
        applied_at timestamptz not null default now()
      )`);
      await rejectNewer(client, migrations.at(-1)?.number ?? 0);
    });
    const applied: string[] = [];
    for (const migration of migrations) {
      if (await inTransaction(client, () => applyOnce(client, migration))) applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * Rejects a database from before the baseline: its tables have other names, and no migration leads from them to ours.
 * Only reads.
 * @throws StartError
 */
export async function rejectBeforeBaseline(pool: pg.Pool): Promise<void> {
  const { rows: tables } = await pool.query(`select to_regclass('migrations') is not null as found`);
  if (!tables[0].found) return;
  const { rowCount } = await pool.query('select from migrations where number = 1 and name <> $1', [baseline]);
  if (!rowCount) return;
  throw new StartError(
    'This database was made by a version from before the first release and cannot be used any more: ' +
      'move the data folder away, or set DATA_DIR or DATABASE_URL to another one.',
  );
}

/** An older release would misread what it does not know, and write what the newer one does not expect. */
async function rejectNewer(client: pg.Client, known: number): Promise<void> {
  const { rows } = await client.query('select number, name from migrations order by number desc limit 1');
  const newest: { number: number; name: string } | undefined = rows[0];
  if (!newest || newest.number <= known) return;
  throw new StartError(
    `The database has version ${newest.number} (${newest.name}); this release knows versions up to ${known}. ` +
      'Start the newer release again, or restore a backup from before it.',
  );
}

/** Does work that no other process may do at the same time, and none while a database is migrated. */
export async function underMigrationLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    // A second process waits here until the first has finished all its work.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await work();
  } finally {
    // Closing the connection releases the lock and drops the setting.
    client.release(true);
  }
}

async function applyOnce(client: pg.Client, { number, name, sql, hash }: Migration): Promise<boolean> {
  const recorded = await client.query('select hash from migrations where number = $1', [number]);
  const isChanged = recorded.rows.some((row) => row.hash !== hash);
  if (isChanged) {
    throw new StartError(`The migration ${name} was changed after this database took it. Undo the change.`);
  }
  if (recorded.rowCount) return false;
  await client.query(sql).catch((error) => {
    throw new StartError(`The migration ${name} failed and was undone: ${error.message}`);
  });
  await client.query('insert into migrations (number, name, hash) values ($1, $2, $3)', [number, name, hash]);
  return true;
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    names.map(async (file) => {
      const sql = await readFile(join(folder, file), 'utf8');
      const hash = createHash('sha256').update(sql).digest('hex');
      return { number: Number.parseInt(file, 10), name: file, sql, hash };
    }),
  );
  const twice = migrations.find(({ number }, index) => migrations[index + 1]?.number === number);
  if (twice)
    throw new StartError(`Two migrations have the number ${twice.number}. Give one the next free number.`);
  return migrations;
}
