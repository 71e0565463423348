import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchPostgres } from '#server/database/embedded/launcher.ts';

/** A PostgreSQL for one run of tests: quick, not safe from power cuts, and gone with all it holds after `stop`. */
export async function startThrowawayPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mind-your-step-tests-'));
  await chmod(dataDir, 0o755);
  const postgres = await launchPostgres({ dataDir, durable: false });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
