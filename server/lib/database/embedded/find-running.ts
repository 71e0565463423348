import { join, resolve } from 'node:path';
import { readCluster } from './cluster.ts';
import { urlOf } from './owner.ts';
import { appPasswordFileOf, readPassword } from './password.ts';
import { isPostmasterOf, readPidFile } from './postmaster.ts';
import { checkStopped } from './replace-password.ts';

/** Returns the address of the embedded PostgreSQL that runs on this data folder; null if none runs. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const cluster = await readCluster(join(resolve(dataDir), 'postgres'));
  const running = cluster && (await readPidFile(cluster));
  if (!running || !(await isPostmasterOf(running.pid, cluster))) return null;
  const file = appPasswordFileOf(cluster.home);
  const password = await readPassword(file);
  if (!password) await checkStopped(cluster, file);
  return urlOf(password, { host: running.socketFolder || '127.0.0.1', port: running.port });
}
