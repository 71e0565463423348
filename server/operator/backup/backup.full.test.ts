import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '#server/lib/database/backup/back-up.ts';
import { restore } from '#server/lib/database/backup/restore.ts';
import { findRunningPostgres } from '#server/lib/database/embedded/find-running.ts';
import { launchPostgres } from '#server/lib/database/embedded/launcher.ts';
import { openDatabase } from '#server/lib/database/pool.ts';
import { type Dump, readDump } from '#server/testing/database/dump.ts';
import { continuousSaves, signedIn } from '#server/testing/processes/continuous-saves.ts';
import { startProcess, waitForAddress, waitForExit } from '#server/testing/processes/server-process.ts';

/** The commands as operators use them: on a server in use, and with files that are on disk before they end. */

const root = join(import.meta.dirname, '../../..');

test('a backup of a server in use loses no acknowledged save and no other row, and one of a quiet database is equal', {
  timeout: 600_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const at = (name: string) => join(folder, name);
  const env = { DATA_DIR: at('data'), RATE_LIMITS: 'off' };

  async function operate(...words: string[]) {
    const command = startProcess(root, env, ['server/operate.ts', ...words, '--json']);
    const [output, message] = await Promise.all([text(command.stdout), text(command.stderr)]);
    expect(await waitForExit(command), message).toBe(0);
    return JSON.parse(output)[0];
  }

  const server = startProcess(root, env);
  const saves = continuousSaves(await signedIn(await waitForAddress(server)));
  await saves.goOn();
  const before = saves.acknowledged();
  await operate('database', 'backup-key', '--to', at('key'));
  const atBegin = await withRunning(at('data'), readDump);
  const made = await operate('database', 'backup', '--to', at('backup'), '--key-file', at('key'));
  const atEnd = await withRunning(at('data'), readDump);
  await saves.goOn();
  const all = new Set(await saves.stop());
  server.kill('SIGTERM');
  await waitForExit(server);

  const from = ['--from', at('backup'), '--to', at('restored'), '--key-file', at('key')];
  const found = await operate('database', 'restore', ...from);
  expect(found).toMatchObject({ files: made.files, MB: made.MB, use: 'sandbox sandbox' });
  const restored = await withDatabase(at('restored'), async ({ pool }) => ({
    dump: await readDump(pool),
    attempts: (await pool.query('select attempt_id as id from attempts')).rows.map(({ id }) => id),
    saves: (await pool.query('select count(*)::int as count from saves')).rows[0].count,
  }));
  expect(before.length).toBeGreaterThan(0);
  expect(before.filter((id) => !restored.attempts.includes(id))).toEqual([]);
  // The sandbox has attempts of its own besides these.
  expect(restored.attempts.filter((id) => all.has(id)).length).toBeGreaterThanOrEqual(before.length);
  expect(restored.saves).toBe(found.saves);

  const lasting = commonRows(atBegin, atEnd);
  expect(hashes(commonRows(restored.dump, lasting))).toEqual(hashes(lasting));
  const count = (dump: Dump, table: string) => dump[table]?.length ?? 0;
  const grown = Object.keys(atBegin).filter((table) => count(lasting, table) === count(atBegin, table));
  const known = commonRows(restored.dump, atEnd);
  expect(grown.filter((table) => count(restored.dump, table) > count(known, table))).toEqual([]);
  for (const table of ['public.attempts', 'public.saves']) {
    expect(grown).toContain(table);
    expect(count(atEnd, table)).toBeGreaterThan(count(atBegin, table));
  }

  await withDatabase(at('data'), async ({ pool }) => {
    const original = await readDump(pool);
    await backUp({ dataDir: at('data'), folder: at('quiet'), recipient: undefined, now: new Date() });
    await restore({ folder: at('quiet'), dataDir: at('copy'), identity: undefined });
    expect(await withDatabase(at('copy'), (copy) => readDump(copy.pool))).toEqual(original);
  });
});

/** Runs it in one transaction of the database that a server uses, so that all tables are read as they were at one moment. */
async function withRunning<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: (await findRunningPostgres(dataDir)) ?? '' });
  await client.connect();
  await client.query('begin isolation level repeatable read');
  return work(client).finally(() => client.end());
}

/** The rows of each table that are in the other dump as well. */
function commonRows(dump: Dump, other: Dump): Dump {
  const common = Object.entries(dump).map(([table, rows]) => {
    const others = new Set(other[table]);
    return [table, rows.filter((row) => others.has(row))];
  });
  return Object.fromEntries(common);
}

/** One hash of all rows of each table. */
function hashes(dump: Dump): Record<string, string> {
  const hashed = Object.entries(dump).map(([table, rows]) => [
    table,
    createHash('sha256').update(rows.join('\n')).digest('hex'),
  ]);
  return Object.fromEntries(hashed);
}

async function withDatabase<T>(
  dataDir: string,
  work: (opened: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const { url, stop } = await launchPostgres({ dataDir });
  const opened = await openDatabase(url);
  return work(opened).finally(opened.close).finally(stop);
}
