import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { asRole, atDatabase, withServer } from '#server/testing/database/database-server.ts';
import { asSuperuser, testDatabase } from '#server/testing/database/test-database.ts';
import {
  type ServerProcess,
  startProcess,
  waitForAddress,
  waitForExit,
} from '#server/testing/processes/server-process.ts';

// Starting the whole server is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { url, pool } = await testDatabase();
const root = join(import.meta.dirname, '..');

test.for<[string, Record<string, string>, RegExp]>([
  [
    'a wrong DATABASE_URL',
    { DATABASE_URL: atDatabase(url, 'missing') },
    /no database of this name.*DATABASE_URL/,
  ],
  [
    'an unusable DATA_DIR',
    { DATABASE_URL: '', DATA_DIR: '/proc/data' },
    /\/proc\/data cannot be used.*DATA_DIR/,
  ],
  ['a wrong configuration', { PORT: 'door' }, /PORT should be a port number/],
])('%s is reported in one clear message, and the exit code is 1', async ([, env, message]) => {
  await expectRejection(run(root, env), message);
});

test('a busy port is reported in one clear message, and the exit code is 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const onPort = { HOST: '127.0.0.1', PORT: port };
  await expectRejection(run(root, onPort), /The port \d+ is in use by another program.*set PORT/);
  await expectRejection(run(root, { METRICS_PORT: port }), /The port \d+ is in use .*set METRICS_PORT/);
});

test('a bad brand file is reported in one clear message, and the exit code is 1', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'main-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  for (const part of ['server', 'contract', 'content', 'package.json']) {
    const filter = (path: string) => path !== join(root, 'content/media');
    await cp(join(root, part), join(copy, part), { recursive: true, filter });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  await writeFile(join(copy, 'content/brand.yaml'), 'product: 7\n');
  await expectRejection(run(copy), /content\/brand.yaml product: /);
});

test('on a stop signal the server responds to the request in flight and ends with exit code 0', async () => {
  const server = run(root);
  const address = await waitForAddress(server);
  await withServer(url, async (client) => {
    await client.query('begin; lock table feedback in access exclusive mode');
    const response = fetch(address + endpoints.giveFeedback.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ feedback: 'Still in flight' }),
    });
    const waiting = 'select from pg_locks where not granted';
    await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1);
    server.kill('SIGTERM');
    await expect.poll(() => fetch(address).catch(() => 'closed'), { timeout: 20_000 }).toBe('closed');
    await client.query('commit');
    expect((await response).status).toBe(200);
  });
  expect(await waitForExit(server)).toBe(0);
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
  await expectRejection(run(root, { DATABASE_URL: address }), /cannot be opened: it has no connection left/);
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

test('with its memory nearly used up, the server rejects calls as busy and keeps running', async () => {
  const small = ['--max-old-space-size=400', '--max-semi-space-size=1'];
  const preload = ['--import', './server/testing/processes/fill-memory.ts'];
  const env = { NODE_ENV: 'development', DATABASE_URL: url };
  const server = startProcess(root, env, [...small, ...preload, 'server/main.ts']);
  const address = await waitForAddress(server);
  const statusOf = async (path: string) => (await fetch(address + path)).status;
  // A start on a busy machine delays the event loop, which is rejected too.
  await expect.poll(() => statusOf(endpoints.getConfig.path)).toBe(200);
  server.kill('SIGUSR2');
  await expect.poll(() => statusOf(endpoints.getConfig.path), { timeout: 20_000 }).toBe(503);
  expect(await statusOf(endpoints.healthz.path)).toBe(200);
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

const withFaults = ['--import', './server/testing/processes/faults-on-signal.ts', 'server/main.ts'];

function run(folder: string, env: Record<string, string> = {}): ServerProcess {
  return startProcess(folder, { DATABASE_URL: url, ...env });
}

async function expectRejection(server: ServerProcess, message: RegExp): Promise<void> {
  const [output, exitCode] = await Promise.all([text(server.stderr), waitForExit(server)]);
  expect(output.trim().replaceAll('\n', ' ')).toMatch(message);
  expect(output).not.toMatch(/^\s+at /m);
  expect(exitCode).toBe(1);
}
