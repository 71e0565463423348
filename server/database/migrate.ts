import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '#server/start-error.ts';

/** A numbered step of the schema. Never changed once released: a new step follows instead. */
type Migration = { number: number; name: string; sql: string; hash: string };

const ownMigrations = join(import.meta.dirname, 'migrations');
/** Any number, but always the same: processes that start together wait for one another here. */
const migrationLock = 5_050_002;

/**
 * Brings the schema up to date: every step that is missing, in order, each in a transaction of its own that also
 * records it. However often it is killed or run side by side, each step happens once.
 * Answers the names of the steps taken. Throws `StartError` when a step fails, a recorded one was changed, or a newer
 * release has been here.
 */
export async function migrate(url: string, folder: string = ownMigrations): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'mind-your-step migrations' });
  // The query that was cut off fails too; without a listener this event would end the process.
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
      await refuseNewer(client, migrations.at(-1)?.number ?? 0);
    });
    const taken: string[] = [];
    for (const migration of migrations) {
      if (await inTransaction(client, () => applyOnce(client, migration))) taken.push(migration.name);
    }
    return taken;
  } finally {
    await client.end();
  }
}

/** An older release would misread what it does not know, and write what the newer one does not expect. */
async function refuseNewer(client: pg.Client, known: number): Promise<void> {
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
    // The one that comes second waits for the whole work of the first.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await work();
  } finally {
    // Closing the connection gives up the lock and the setting.
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
