import { stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withServer } from '#server/testing/database/database-server.ts';
import { newDataFolder } from '#server/testing/database/new-data-folder.ts';
import { launchPostgres } from './launcher.ts';
import { readPidFile, sharedBuffersMb } from './postmaster.ts';

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
  const dataDir = await newDataFolder();
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

test('an empty pid file, left by a kill or a power cut at the very start, does not keep the database closed', {
  timeout: 90_000,
}, async () => {
  const dataDir = await newDataFolder();
  await launchPostgres({ dataDir, durable: false }).then((postgres) => postgres.stop());
  const pidFile = join(dataDir, 'postgres/files/postmaster.pid');
  await writeFile(pidFile, '');
  const secondsAgo = new Date(Date.now() - 5000);
  await utimes(pidFile, secondsAgo, secondsAgo);
  const { url, stop } = await launchPostgres({ dataDir, durable: false });
  onTestFinished(stop);
  expect((await withServer(url, (client) => client.query('select 1 as one'))).rows).toEqual([{ one: 1 }]);
});
