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
 * Answers the names of the steps taken. Throws `StartError` when a step fails or a recorded one was changed.
 */
export async function migrate(url: string, folder: string = ownMigrations): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'mind-your-step migrations' });
  await client.connect();
  try {
    await inTransaction(client, () =>
      client.query(`create table if not exists migrations (
        number integer primary key,
        name text not null,
        hash text not null,
        applied_at timestamptz not null default now()
      )`),
    );
    const taken: string[] = [];
    for (const migration of migrations) {
      if (await inTransaction(client, () => applyOnce(client, migration))) taken.push(migration.name);
    }
    return taken;
  } finally {
    await client.end();
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
