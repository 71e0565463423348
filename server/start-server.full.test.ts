import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { asRole } from '#server/testing/database/database-server.ts';
import { asSuperuser, testDatabase } from '#server/testing/database/test-database.ts';
import { rejectionOf } from '#server/testing/processes/rejected-start.ts';
import { startProcess, waitForAddress, waitForExit } from '#server/testing/processes/server-process.ts';

// Starting the whole server is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { url, pool } = await testDatabase();
const root = join(import.meta.dirname, '..');
const run = (folder: string, env: Record<string, string> = {}) =>
  startProcess(folder, { DATABASE_URL: url, ...env });
const withFaults = ['--import', './server/testing/processes/faults-on-signal.ts', 'server/main.ts'];

test('a busy port is reported in one clear message, and the exit code is 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const onPort = { HOST: '127.0.0.1', PORT: port };
  expect(await rejectionOf(run(root, onPort))).toMatch(
    /The port \d+ is in use by another program.*set PORT/s,
  );
  expect(await rejectionOf(run(root, { METRICS_PORT: port }))).toMatch(
    /The port \d+ is in use .*set METRICS_PORT/s,
  );
});

test('a process that was told to stop is not ready for a while, and still answers; then it ends', async () => {
  const server = run(root, { DRAIN_SECONDS: '2' });
  const address = await waitForAddress(server);
  const ready = () => fetch(address + endpoints.readyz.path);
  expect((await ready()).status).toBe(200);
  server.kill('SIGTERM');
  await expect.poll(async () => (await ready()).status, { interval: 20 }).toBe(503);
  const response = await fetch(address + endpoints.getConfig.path);
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
  expect(await waitForExit(server)).toBe(0);
});

test('a database without a free connection, at any point of the start, is reported in one sentence', async () => {
  const name = `limited_${randomUUID().slice(0, 8)}`;
  await asSuperuser(pool, async (client) => {
    await client.query(`create role ${name} login password 'secret' connection limit 1`);
    await client.query(`grant select on all tables in schema public to ${name}`);
  });
  onTestFinished(() =>
    asSuperuser(pool, async (client) => {
      await client.query(`drop owned by ${name}`);
      await client.query(`drop role ${name}`);
    }),
  );
  const address = asRole(url, { name, password: 'secret' });
  expect(await rejectionOf(run(root, { DATABASE_URL: address }))).toMatch(
    /cannot be opened: it has no connection left/,
  );
});

test('a closed terminal does not end the server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'main-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const written = join(folder, 'written');
  const server = startProcess(root, { DATABASE_URL: url }, [...withFaults, written]);
  await waitForAddress(server);
  server.stdout.destroy();
  server.stderr.destroy();
  server.kill('SIGUSR2');
  await expect.poll(() => existsSync(written), { timeout: 20_000 }).toBe(true);
  server.kill('SIGTERM');
  expect(await waitForExit(server)).toBe(0);
});

test('a second exception while the server stops leaves no database running', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'main-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await chmod(dataDir, 0o755);
  const server = startProcess(root, { DATABASE_URL: '', DATA_DIR: dataDir }, withFaults);
  const output = text(server.stderr);
  await waitForAddress(server);
  const pidFile = join(dataDir, 'postgres/files/postmaster.pid');
  expect(existsSync(pidFile)).toBe(true);
  server.kill('SIGWINCH');
  expect(await waitForExit(server)).toBe(1);
  expect(await output).toMatch(/the first[\s\S]*the second/);
  expect(existsSync(pidFile)).toBe(false);
});
