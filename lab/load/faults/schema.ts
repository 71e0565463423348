import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '#server/lib/database/migrate.ts';
import { root } from '../../../installs/prepare.js';
import { type Fault, type Ground, seconds, untilSo } from './fault.ts';
import { type ExternalPostgres, startPostgres } from './tools/database.ts';
import { newFolder, prepareProduct, startProduct } from './tools/product.ts';

const rounds = 3;
const migrateFile = 'server/lib/database/migrate.ts';
const migrations = join(root, 'server/lib/database/migrations');

export async function readMigrationNames(): Promise<string[]> {
  return (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
}

export const newerSchema: Fault = {
  name: 'newer-schema',
  shows:
    'a server meets a database of a newer release: it ends at once, naming both versions, and writes nothing',
  control: {
    without: 'the number of the newest migration is not compared',
    breaks: /the start ended with "ready"/,
    change: {
      file: migrateFile,
      find: 'if (!newest || newest.number <= known) return;',
      replace: 'if (!newest || newest.number >= known) return;',
    },
  },
  async run(ground) {
    const postgres = await startPostgres(ground, { isNew: true });
    await migrate(postgres.url);
    const query = await connectTo(ground, postgres.url);
    await query(`insert into migrations (number, name, hash) values (9999, '9999_newer.sql', 'x')`);
    const product = await prepareProduct(ground, { env: { DATABASE_URL: postgres.url } });
    product.start();
    const ended = product.untilEnded().catch(() => 'running');
    const outcome = await Promise.race([
      ended,
      product.untilReady().then(
        () => 'ready',
        () => ended,
      ),
    ]);
    const isNamed = product
      .output()
      .includes('version 9999 (9999_newer.sql); this release knows versions up to');
    const { rows } = await query('select count(*)::int as count from accounts');
    const broken = [
      ...(outcome === 1 ? [] : [`the start ended with "${outcome}" instead of 1`]),
      ...(isNamed ? [] : ['the versions are not named']),
      ...(rows[0].count === 0 ? [] : [`${rows[0].count} accounts written`]),
    ];
    return { broken, measured: 'exit code 1, both versions named, no account written' };
  },
};

export const migrationKilled: Fault = {
  name: 'migration-killed',
  shows:
    'the server is killed between a migration and its record: the next start applies every migration once',
  control: {
    without: 'a migration and its record are not one transaction',
    breaks: /the server ended: The migration \S+ failed and was undone: .* already exists/,
    change: {
      file: migrateFile,
      find: "  await client.query('begin');\n  try {\n    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);",
      replace: '  try {\n    void migrationLock;',
    },
  },
  async run(ground) {
    const postgres = await startPostgres(ground, { isNew: true });
    const names = await readMigrationNames();
    await migrateHalf(ground, postgres);
    const query = await connectTo(ground, postgres.url);
    // Reads go on; the record of the next migration waits.
    await query('begin');
    await query('lock table migrations in exclusive mode');
    const product = await prepareProduct(ground, { env: { DATABASE_URL: postgres.url } });
    product.start();
    const waiting = `select from pg_locks where not granted and relation = 'migrations'::regclass`;
    await untilSo('at the record of a migration', async () => (await query(waiting)).rowCount === 1, 180_000);
    product.signal('SIGKILL');
    await product.untilEnded();
    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()`,
    );
    await query('rollback');
    product.start();
    const readyMs = await product.untilReady();
    const { rows } = await query('select name from migrations order by number');
    const applied = rows.map(({ name }) => name);
    return {
      broken: String(applied) === String(names) ? [] : [`applied: ${applied.join(', ')}`],
      measured: `killed at migration ${Math.floor(names.length / 2) + 1} of ${names.length}; ready ${seconds(readyMs)} after the next start`,
    };
  },
};

export const twoStarts: Fault = {
  name: 'two-starts',
  shows:
    'two processes start at once, twice on an empty database and once on a half-made one: both become ready, and the sandbox is filled once',
  control: {
    without: 'each process has a migration lock of its own',
    breaks:
      /the server ended: .*(already exists|duplicate key value violates unique constraint|deadlock detected)/,
    change: {
      file: migrateFile,
      find: 'const migrationLock = 5_050_002;',
      replace: 'const migrationLock = process.pid;',
    },
  },
  async run(ground) {
    let slowestMs = 0;
    const alone = await startProduct(ground, { isNew: true });
    const count = `select count(*)::int || ' people, ' || (select count(*) from migrations) || ' migrations' as text from accounts`;
    const expected: string = (await alone.query(count)).rows[0].text;
    const broken: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const postgres = await startPostgres(ground, { isNew: true });
      if (round === rounds - 1) await migrateHalf(ground, postgres);
      const env = { DATABASE_URL: postgres.url };
      const both = [await prepareProduct(ground, { env }), await prepareProduct(ground, { env })];
      for (const product of both) product.start();
      slowestMs = Math.max(slowestMs, ...(await Promise.all(both.map((product) => product.untilReady()))));
      const [found] = (await both[0]?.query(count))?.rows ?? [];
      if (found?.text !== expected) broken.push(`${found?.text} instead of ${expected}`);
      for (const product of both) product.signal('SIGTERM');
      await Promise.all(both.map((product) => product.untilEnded()));
    }
    return {
      broken,
      measured: `${rounds} rounds, each with ${expected}; both ready after ${seconds(slowestMs)} at most`,
    };
  },
};

/** Applies the first half of the migrations, as an earlier release has left the database. */
async function migrateHalf(ground: Ground, { url }: ExternalPostgres): Promise<void> {
  const half = await newFolder(ground);
  const names = await readMigrationNames();
  for (const name of names.slice(0, names.length / 2)) await cp(join(migrations, name), join(half, name));
  await migrate(url, half);
}

async function connectTo(ground: Ground, url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'faults' });
  client.on('error', () => undefined);
  await client.connect();
  ground.onEnd(() => client.end());
  return (statement: string) => client.query(statement);
}
