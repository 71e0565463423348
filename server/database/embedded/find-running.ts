import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { superuser } from './cluster.ts';
import { databaseName } from './owner.ts';
import { isPostmasterOf } from './postmaster.ts';

/** The address of the embedded PostgreSQL that a server runs on this data folder now; null when none runs. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const home = join(resolve(dataDir), 'postgres');
  const files = join(home, 'files');
  try {
    const password = await readFile(join(home, 'password'), 'utf8');
    const [pid, , , port, socketFolder] = (await readFile(join(files, 'postmaster.pid'), 'utf8')).split('\n');
    const cluster = { home, files, log: join(home, 'log'), password };
    if (!(await isPostmasterOf(Number(pid), cluster))) return null;
    const host = encodeURIComponent(socketFolder?.trim() || '127.0.0.1');
    return `postgresql://${superuser}:${password}@localhost:${port}/${databaseName}?host=${host}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
