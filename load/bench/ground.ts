import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createServices } from '#server/create-services.ts';
import { systemClock } from '#server/lib/clock.ts';
import { readConfig } from '#server/lib/config.ts';
import { launchPostgres } from '#server/lib/database/embedded/launcher.ts';
import { openDatabase } from '#server/lib/database/pool.ts';
import { prepareDatabase } from '#server/lib/database/prepare-database.ts';
import type { Services } from '#server/services.ts';
import { serverFlags } from '../../prepare.js';
import { signUpBenchPeople } from '../bench-people.ts';

/** Where a benchmark runs: the product as in production, with its log, beside its own PostgreSQL with people in it. */
export type Ground = {
  /** The address of the server. */
  origin: string;
  databaseUrl: string;
  totalExercises: number;
  /** For files of the run; it is deleted at the end. */
  folder: string;
  /** The services of the same database, for what is recorded without the server. */
  withServices<T>(work: (services: Services) => Promise<T>): Promise<T>;
};

/** Makes the ground for `work`, and takes it down afterwards, even after an error. */
export async function onGround<T>(
  { port, people }: { port: number; people?: number },
  work: (ground: Ground) => Promise<T>,
): Promise<T> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const folder = await mkdtemp(join(tmpdir(), 'mind-your-step-bench-'));
    undo.push(() => rm(folder, { recursive: true }));
    await chmod(folder, 0o755);
    const postgres = await launchPostgres({ dataDir: join(folder, 'data') });
    undo.push(() => postgres.stop());
    const databaseUrl = postgres.url;
    const withServices: Ground['withServices'] = async (within) => {
      const opened = await openDatabase(databaseUrl);
      const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off' });
      const log = pino({ level: 'silent' });
      try {
        return await within(createServices({ config, opened, clock: systemClock, log }));
      } finally {
        await opened.close();
      }
    };
    const opened = await openDatabase(databaseUrl);
    const use = { mode: 'sandbox', provider: 'sandbox' } as const;
    await prepareDatabase({ url: databaseUrl, opened, use, now: new Date() });
    await signUpBenchPeople(opened.pool, new Date(), people);
    await opened.close();
    const totalExercises = await withServices(async ({ game }) => game.exercises.length);
    undo.push(await startServer({ port, databaseUrl, folder }));
    return await work({
      ...{ origin: `http://localhost:${port}`, databaseUrl, totalExercises, folder, withServices },
    });
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

type ServerOptions = { port: number; databaseUrl: string; folder: string };

/** Starts the product in a separate process that logs every response. @returns how to stop it */
async function startServer({ port, databaseUrl, folder }: ServerOptions): Promise<() => Promise<unknown>> {
  const child = spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      NODE_ENV: 'production',
      SANDBOX: 'true',
      PORT: `${port}`,
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', openSync(join(folder, 'server.log'), 'w'), 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const isReady = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return stop;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (child.exitCode === null) await stop();
  throw new Error('The server did not start.');
}
