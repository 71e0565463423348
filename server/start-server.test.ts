import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { atDatabase, withServer } from '#server/testing/database/database-server.ts';
import { testDatabase } from '#server/testing/database/test-database.ts';
import { rejectionOf } from '#server/testing/processes/rejected-start.ts';
import { startProcess, waitForAddress, waitForExit } from '#server/testing/processes/server-process.ts';

// Starting the whole server is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { url } = await testDatabase();
const root = join(import.meta.dirname, '..');
const run = (folder: string, env: Record<string, string> = {}) =>
  startProcess(folder, { DATABASE_URL: url, ...env });

test.for<[string, Record<string, string>, RegExp]>([
  [
    'a wrong DATABASE_URL',
    { DATABASE_URL: atDatabase(url, 'missing') },
    /no database of this name.*DATABASE_URL/s,
  ],
  [
    'an unusable DATA_DIR',
    { DATABASE_URL: '', DATA_DIR: '/proc/data' },
    /\/proc\/data cannot be used.*DATA_DIR/s,
  ],
  ['a wrong configuration', { PORT: 'door' }, /PORT should be a port number/],
])('%s is reported in one clear message, and the exit code is 1', async ([, env, message]) => {
  expect(await rejectionOf(run(root, env))).toMatch(message);
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
  expect(await rejectionOf(run(copy))).toMatch(/content\/brand.yaml product: /);
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
