import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { withServer } from '#server/testing/database/database-server.ts';
import { testDatabase } from '#server/testing/database/test-database.ts';
import { continuousSaves, signedIn, stored } from '#server/testing/processes/continuous-saves.ts';
import { startProcess, waitForAddress, waitForExit } from '#server/testing/processes/server-process.ts';

/** The connection to PostgreSQL may end at any time: the process keeps running, and nothing acknowledged is lost. */

vi.setConfig({ testTimeout: 180_000 });
const patience = { timeout: 60_000 };
const root = join(import.meta.dirname, '..');
const { url } = await testDatabase();

test('connections that end in the middle of transactions and saves fail those calls alone', async () => {
  const server = startProcess(root, { DATABASE_URL: url, RATE_LIMITS: 'off' });
  const call = await signedIn(await waitForAddress(server));
  const saves = continuousSaves(call);
  const message = {
    name: 'Ann',
    email: 'ann@example.org',
    issue: 'Sent while connections end',
    operation: randomUUID(),
  };
  await saves.goOn();
  await withServer(url, async (client) => {
    await client.query('begin; lock table tickets in share mode');
    const interrupted = call(endpoints.contactUs.path, message);
    const waiting = `select from pg_locks where not granted and relation = 'tickets'::regclass`;
    await expect.poll(async () => (await client.query(waiting)).rowCount, patience).toBe(1);
    await client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where application_name = 'mind-your-step' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    await client.query('commit');
    expect((await interrupted).status).toBeGreaterThanOrEqual(500);
  });
  // A connection that the server has not yet noticed to be closed may fail a call; the message is sent until it is accepted.
  await expect.poll(async () => (await call(endpoints.contactUs.path, message)).status, patience).toBe(200);
  await saves.goOn();
  expect(await saves.stop()).toEqual(await stored(call));
  expect(server.exitCode).toBeNull();
});

test('an embedded database that is killed restarts by itself; the server responds all the while', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lost-database-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await chmod(dataDir, 0o755);
  const server = startProcess(root, { DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  const address = await waitForAddress(server);
  const call = await signedIn(address);
  const saves = continuousSaves(call);
  await saves.goOn();
  const readPid = async () =>
    Number.parseInt(
      await readFile(join(dataDir, 'postgres/files/postmaster.pid'), 'utf8').catch(() => ''),
      10,
    );
  const killed = await readPid();
  process.kill(killed, 'SIGKILL');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await expect.poll(async () => (await readPid()) || killed, patience).not.toBe(killed);
  await saves.goOn();
  expect(await saves.stop()).toEqual(await stored(call));
  expect(server.exitCode).toBeNull();
  server.kill('SIGTERM');
  expect(await waitForExit(server)).toBe(0);
});
