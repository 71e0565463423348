import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findRunningPostgres } from './find-running.ts';
import { launchPostgres } from './launcher.ts';

test('finds the address of the PostgreSQL that runs on a data folder, or null if none runs', {
  timeout: 60_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'find-running-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await chmod(dataDir, 0o755);
  expect(await findRunningPostgres(dataDir)).toBe(null);
  const { url, stop } = await launchPostgres({ dataDir, durable: false });
  expect(await findRunningPostgres(dataDir)).toBe(url);
  await stop();
  expect(await findRunningPostgres(dataDir)).toBe(null);
});
