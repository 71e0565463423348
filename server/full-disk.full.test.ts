import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { urlOf } from '#server/lib/database/embedded/owner.ts';
import { appPasswordFileOf, readPassword } from '#server/lib/database/embedded/password.ts';
import { withServer } from '#server/testing/database/database-server.ts';
import { continuousSaves, signedIn, stored } from '#server/testing/processes/continuous-saves.ts';
import { type ServerProcess, waitForAddress, waitForExit } from '#server/testing/processes/server-process.ts';

/** A separate disk that is really full: a file system in memory that only the server and this test see. */

const patience = { timeout: 60_000 };
const diskMegabytes = 160;
const environment = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' };
/** Root may mount for a single process; other users in a user namespace, where the system allows it. */
const apart = [
  'unshare',
  '--mount',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-current-user', '--keep-caps']),
];
const mountAndRun = `mount -t tmpfs -o size=${diskMegabytes}m,mode=755 tmpfs "$0" && exec "$@"`;

/** The command that runs another one with a small disk at this folder. */
const withSmallDisk = (folder: string, ...command: string[]) => [
  ...apart,
  'sh',
  '-c',
  mountAndRun,
  folder,
  ...command,
];

test('on a full disk nothing is accepted, acknowledged saves stay, and all works again once there is room', {
  timeout: 240_000,
}, async ({ skip }) => {
  const folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const obstacle = whyNoDisk(folder);
  if (obstacle) console.warn(`Not tried on a full disk: ${obstacle}`);
  skip(obstacle !== null, obstacle ?? '');

  const { server, disk, output } = startOn(folder);
  const address = await waitForAddress(server);
  const call = await signedIn(address);
  const statusOf = async (path: string) => (await fetch(address + path)).status;
  await leaveFirstJournal(disk);
  const saves = continuousSaves(call);
  await saves.goOn();

  const ballast = keepFull(disk);
  // PostgreSQL may crash again while it recovers, because it has no room for its log either.
  await expect.poll(() => output().split('The disk is full').length, patience).toBeGreaterThan(4);
  expect(await statusOf(endpoints.healthz.path)).toBe(200);
  expect(await statusOf(endpoints.readyz.path)).toBe(503);
  expect(saves.rejections()).toEqual(['503, 5']);

  await ballast.remove();
  await saves.goOn();
  await expect.poll(() => statusOf(endpoints.readyz.path), patience).toBe(200);
  expect(await saves.stop()).toEqual(await stored(call));
  expect(server.exitCode).toBeNull();
  server.kill('SIGTERM');
  expect(await waitForExit(server)).toBe(0);
});

/** Why no disk can be created here; null when it can. */
function whyNoDisk(folder: string): string | null {
  const [command = '', ...args] = withSmallDisk(folder, 'true');
  const { status, stderr, error } = spawnSync(command, args, { env: environment, encoding: 'utf8' });
  return status === 0 ? null : (error?.message ?? stderr.trim());
}

function startOn(folder: string) {
  const [command = '', ...args] = withSmallDisk(folder, process.execPath, 'server/main.ts');
  const server: ServerProcess = spawn(command, args, {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...environment,
      NODE_ENV: 'test',
      PORT: '0',
      SANDBOX: 'true',
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
    },
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let text = '';
  server.stdout.on('data', (chunk) => {
    text += chunk;
  });
  return { server, disk: `/proc/${server.pid}/root${folder}`, output: () => text };
}

/** PostgreSQL reserved the room of its first journal; later writes find none on a full disk. */
async function leaveFirstJournal(disk: string): Promise<void> {
  const host = join(disk, 'postgres');
  const password = await readPassword(appPasswordFileOf(host));
  if (!password) throw new Error('There is no database on the disk.');
  await withServer(urlOf(password, { host, port: 5432 }), (client) => client.query('select pg_switch_wal()'));
}

/** Fills the disk, including room that becomes free, until it is removed. */
function keepFull(disk: string) {
  const path = join(disk, 'ballast');
  const file = openSync(path, 'w');
  const block = Buffer.alloc(65_536, 1);
  const fill = () => {
    try {
      while (writeSync(file, block) > 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  };
  fill();
  const refilling = setInterval(fill, 500);
  return {
    async remove() {
      clearInterval(refilling);
      closeSync(file);
      await rm(path);
    },
  };
}
