import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readCluster, superuser } from '#server/lib/database/embedded/cluster.ts';
import { launchPostgres } from '#server/lib/database/embedded/launcher.ts';
import { makeMemoryFolder } from './memory-folder.ts';

/**
 * A PostgreSQL for one test run: fast, not safe from power failures, and deleted with all its data by `stop`. The address
 * is that of the superuser, who creates databases and roles for the tests.
 */
export async function startThrowawayPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await makeMemoryFolder('mind-your-step-tests-');
  await chmod(dataDir, 0o755);
  const postgres = await launchPostgres({ dataDir, durable: false });
  return {
    url: await superuserUrl(dataDir, postgres.url),
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address of the same database for the superuser of the embedded PostgreSQL in this folder. */
export async function superuserUrl(dataDir: string, url: string): Promise<string> {
  const cluster = await readCluster(join(dataDir, 'postgres'));
  const other = new URL(url);
  other.username = superuser;
  other.password = cluster?.password ?? '';
  return other.href;
}
