import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { type Ground, startServer } from './ground.ts';
import type { Goal } from './verdict.ts';

const unit = ' s';

/** How long the product takes from its start until it is ready: on a database with people, and for the first time. */
export async function benchStart(
  { origin, databaseUrl, folder }: Ground,
  { rounds }: { rounds: number },
): Promise<Goal[]> {
  const port = Number(new URL(origin).port) + 2;
  const log = join(folder, 'started.log');
  const secondsToStart = async (env: Record<string, string>) => {
    const startedAt = performance.now();
    const stop = await startServer({ port, log, env });
    const seconds = (performance.now() - startedAt) / 1000;
    await stop();
    return seconds;
  };
  const later: number[] = [];
  const first: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    later.push(await secondsToStart({ DATABASE_URL: databaseUrl }));
    const dataDir = await mkdtemp(join(folder, 'first-'));
    await chmod(dataDir, 0o755);
    first.push(await secondsToStart({ DATA_DIR: dataDir }));
    console.log(
      `round ${round}: ${later.at(-1)?.toFixed(2)} s, the first time ${first.at(-1)?.toFixed(2)} s`,
    );
  }
  return [
    { name: 'ready after a start on a database with people', unit, values: later, under: 5 },
    { name: 'ready after the first start, with a database of its own', unit, values: first, under: 10 },
  ];
}
