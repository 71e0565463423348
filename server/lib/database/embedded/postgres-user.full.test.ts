import { chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installedBinaries } from './binaries.ts';
import { choosePostgresUser } from './postgres-user.ts';

const isRoot = process.getuid?.() === 0;
const noNamespaces = ['false'];

test.runIf(isRoot)('programs in a closed home folder run in a user namespace', async () => {
  const { home, binaries } = await closedHome();
  const dataDir = await openFolder();
  expect(await choosePostgresUser(dataDir, binaries)).toMatchObject({
    prefix: ['unshare', '--user'],
    binaries,
  });
  expect(await choosePostgresUser(home, binaries)).toMatchObject({ prefix: ['unshare', '--user'], binaries });
});

test.runIf(isRoot)('without user namespaces the programs are copied into the data folder once', async () => {
  const { binaries } = await closedHome();
  const dataDir = await openFolder();
  const postgresUser = await choosePostgresUser(dataDir, binaries, noNamespaces);
  expect(postgresUser).toMatchObject({ user: { uid: 65534, gid: 65534 }, prefix: [] });
  const [copy = '', ...more] = await readdir(dataDir);
  expect(postgresUser.binaries).toBe(join(dataDir, copy));
  expect(more).toEqual([]);
  expect(await choosePostgresUser(dataDir, binaries, noNamespaces)).toEqual(postgresUser);
});

test.runIf(isRoot)(
  'without user namespaces a data folder in a closed home folder is rejected with a clear message',
  async () => {
    const { home } = await closedHome();
    await expect(choosePostgresUser(home, installedBinaries(), noNamespaces)).rejects.toThrow(
      /"nobody" cannot reach the data folder .* set DATA_DIR to a folder outside of closed home folders/,
    );
  },
);

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-user-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A folder that only root can enter, with PostgreSQL's programs. */
async function closedHome(): Promise<{ home: string; binaries: string }> {
  const home = await mkdtemp(join(tmpdir(), 'postgres-user-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const binaries = join(home, 'native');
  await cp(installedBinaries(), binaries, { recursive: true, verbatimSymlinks: true });
  await cp(join(installedBinaries(), '../package.json'), join(home, 'package.json'));
  return { home, binaries };
}
