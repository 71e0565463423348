import { launchPostgres } from '#server/lib/database/embedded/launcher.ts';
import { superuserUrl } from '#server/testing/database/throwaway-postgres.ts';
import type { Ground } from '../fault.ts';
import { newFolder } from './product.ts';

export type ExternalPostgres = {
  /** For DATABASE_URL; the address stays the same after a restart. */
  url: string;
  superuserUrl: string;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** A PostgreSQL that belongs to no server, as an operator runs one: empty, or with the sandbox in it. */
export async function startPostgres(ground: Ground, { isNew = false } = {}): Promise<ExternalPostgres> {
  const dataDir = await newFolder(ground);
  if (!isNew) await ground.seeded.copyTo(dataDir);
  const ending = new AbortController();
  let launching: ReturnType<typeof launchPostgres> | undefined;
  async function start() {
    ground.checkOpen();
    launching = launchPostgres({ dataDir, signal: ending.signal });
    return (await launching).url;
  }
  async function stop() {
    const running = await launching?.catch(() => undefined);
    launching = undefined;
    await running?.stop();
  }
  ground.onEnd(() => {
    ending.abort();
    return stop();
  });
  const url = await start();
  return {
    url,
    superuserUrl: await superuserUrl(dataDir, url),
    start: async () => {
      if ((await start()) !== url) throw new Error('PostgreSQL has another address after its restart.');
    },
    stop,
  };
}
