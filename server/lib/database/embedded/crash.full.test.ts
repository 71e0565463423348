import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withServer } from '#server/testing/database/database-server.ts';
import { newDataFolder } from '#server/testing/database/new-data-folder.ts';
import { launchPostgres } from './launcher.ts';

const timeout = { timeout: 30_000 };

test('a database that crashes while it recovers is restarted until it succeeds', {
  timeout: 90_000,
}, async () => {
  const dataDir = await newDataFolder();
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
