import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { launchPostgres } from './launcher.ts';
import { readPidFile } from './postmaster.ts';

test('a start that is given up ends, and leaves no database running', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'given-up-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await chmod(dataDir, 0o755);
  const home = join(dataDir, 'postgres');
  const giveUp = new AbortController();
  const start = launchPostgres({ dataDir, durable: false, signal: giveUp.signal });
  const outcome = start.then(
    () => 'started',
    (error: Error) => error.message,
  );
  // Its log is the first that PostgreSQL has when it is started.
  await expect
    .poll(() => stat(join(home, 'log')).catch(() => null), { timeout: 30_000, interval: 2 })
    .toBeTruthy();
  giveUp.abort();
  expect(await outcome).toMatch('was stopped before the database was open');
  const cluster = { home, files: join(home, 'files'), log: join(home, 'log'), password: '' };
  expect(await readPidFile(cluster)).toBeUndefined();
});
