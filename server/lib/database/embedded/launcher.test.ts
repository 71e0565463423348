import { chmod, mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withServer } from '#server/testing/database/database-server.ts';
import { launchPostgres } from './launcher.ts';
import { readPidFile, sharedBuffersMb } from './postmaster.ts';

const timeout = { timeout: 30_000 };

const gb = 2 ** 30;

test.each([
  ['a large machine', 24 * gb, 0, 2048],
  ['a small machine', 4 * gb, 0, 512],
  ['a tiny machine', 0.5 * gb, 0, 128],
  ['a container on a large machine', 24 * gb, 2 * gb, 256],
  ['a container without a limit', 4 * gb, 2 ** 63, 512],
])('the pages that PostgreSQL keeps in memory suit %s', (_, memory, limit, mb) => {
  expect(sharedBuffersMb(memory, limit)).toBe(mb);
});

test('an aborted start ends and leaves no database running', { timeout: 60_000 }, async () => {
  const dataDir = await newFolder();
  const home = join(dataDir, 'postgres');
  const giveUp = new AbortController();
  const start = launchPostgres({ dataDir, durable: false, signal: giveUp.signal });
  const outcome = start.then(
    () => 'started',
    (error: Error) => error.message,
  );
  // The log is the first file of a PostgreSQL that is starting.
  await expect
    .poll(() => stat(join(home, 'log')).catch(() => null), { timeout: 30_000, interval: 2 })
    .toBeTruthy();
  giveUp.abort();
  expect(await outcome).toMatch('was stopped before the database was open');
  const cluster = { home, files: join(home, 'files'), log: join(home, 'log'), password: '' };
  expect(await readPidFile(cluster)).toBeUndefined();
});

test('a database that crashes while it recovers is restarted until it succeeds', {
  timeout: 90_000,
}, async () => {
  const dataDir = await newFolder();
  const troubles: string[] = [];
  const onTrouble = ({ message }: Error) => troubles.push(message);
  const { url, stop } = await launchPostgres({ dataDir, durable: false, onTrouble });
  onTestFinished(stop);
  // PostgreSQL writes a file of this name at the end of a recovery, and crashes if it cannot, as on a full disk.
  const obstacle = join(dataDir, 'postgres/files/pg_logical/replorigin_checkpoint.tmp');
  await mkdir(obstacle);
  await withServer(url, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    process.kill(rows[0].pid, 'SIGKILL');
  }).catch(() => undefined);
  await expect.poll(() => troubles[0], timeout).toMatch(/does not start.*replorigin_checkpoint/s);
  await rm(obstacle, { recursive: true });
  const ask = () => withServer(url, async (client) => (await client.query('select 1 as one')).rows);
  await expect.poll(() => ask().catch(String), timeout).toEqual([{ one: 1 }]);
});

test('an empty pid file, left by a kill or a power cut at the very start, does not keep the database closed', {
  timeout: 90_000,
}, async () => {
  const dataDir = await newFolder();
  await launchPostgres({ dataDir, durable: false }).then((postgres) => postgres.stop());
  const pidFile = join(dataDir, 'postgres/files/postmaster.pid');
  await writeFile(pidFile, '');
  const secondsAgo = new Date(Date.now() - 5000);
  await utimes(pidFile, secondsAgo, secondsAgo);
  const { url, stop } = await launchPostgres({ dataDir, durable: false });
  onTestFinished(stop);
  expect((await withServer(url, (client) => client.query('select 1 as one'))).rows).toEqual([{ one: 1 }]);
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'launcher-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  return folder;
}
