import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, openSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import pino from 'pino';
import { hashPassword } from '#server/accounts/passwords.ts';
import { createServices, type RunningServer } from '#server/create-services.ts';
import { systemClock } from '#server/lib/clock.ts';
import { readConfig } from '#server/lib/config.ts';
import { launchPostgres } from '#server/lib/database/embedded/launcher.ts';
import { openDatabase } from '#server/lib/database/pool.ts';
import { prepareDatabase } from '#server/lib/database/prepare-database.ts';
import { compileCache, serverFlags } from '../../../installs/prepare.js';
import { benchPassword, signUpBenchPeople } from '../bench-people.ts';

/** Where a benchmark runs: the product as in production, with its log, beside its own PostgreSQL with people in it. */
export type Ground = {
  /** The address of the server. */
  origin: string;
  /** Where the server's debugger listens, if it was asked for. */
  inspectPort: number;
  databaseUrl: string;
  totalExercises: number;
  people: number;
  /** For files of the run; it is deleted at the end. */
  folder: string;
  /** The services of the same database, for what is recorded without the server. */
  withServices<T>(work: (running: RunningServer) => Promise<T>): Promise<T>;
};

export type GroundOptions = {
  port: number;
  people: number;
  /** Whether the server's memory and event loop are looked at, through its debugger on the port after its own. */
  isInspected?: boolean;
  /** Where the database is kept for later runs; otherwise it is deleted at the end. */
  keptIn?: string | undefined;
  /** Adds what the people did before. */
  fill?: (pool: pg.Pool) => Promise<void>;
};

/** What takes down the grounds that are there, the newest last. */
const grounds: (() => Promise<void>)[] = [];

/** Takes all grounds down, for a process that was told to end. */
export async function takeDownGrounds(): Promise<void> {
  for (const takeDown of grounds.toReversed()) await takeDown();
}

/** Makes the ground for `work`, and takes it down afterwards, even after an error. */
export async function onGround<T>(
  { port, isInspected = false, keptIn, ...content }: GroundOptions,
  work: (ground: Ground) => Promise<T>,
): Promise<T> {
  const undo: (() => Promise<unknown>)[] = [];
  const takeDown = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  grounds.push(takeDown);
  try {
    const folder = await mkdtemp(join(tmpdir(), 'mind-your-step-bench-'));
    undo.push(() => rm(folder, { recursive: true }));
    await chmod(folder, 0o755);
    const dataDir = join(keptIn ?? folder, 'data');
    const filled = join(keptIn ?? folder, 'filled');
    // What was not filled to the end is of no use.
    if (!existsSync(filled)) await rm(dataDir, { recursive: true, force: true });
    else await readIntoMemory(dataDir);
    const postgres = await launchPostgres({ dataDir });
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
    if (!existsSync(filled)) {
      await fillDatabase(databaseUrl, content);
      await writeFile(filled, '');
    }
    const totalExercises = await withServices(async ({ services }) => services.content.game.exercises.length);
    const inspectPort = port + 1;
    const flags = isInspected ? [`--inspect=127.0.0.1:${inspectPort}`] : [];
    const log = join(folder, 'server.log');
    undo.push(await startServer({ port, log, flags, env: { DATABASE_URL: databaseUrl, TRUST_PROXY: '1' } }));
    const origin = `http://localhost:${port}`;
    const { people } = content;
    return await work({ origin, inspectPort, databaseUrl, totalExercises, people, folder, withServices });
  } finally {
    await takeDown();
    grounds.splice(grounds.indexOf(takeDown), 1);
  }
}

/** A database that was filled just now is in memory; a kept one has to be read once to be so, too. */
async function readIntoMemory(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await finished(createReadStream(join(entry.parentPath, entry.name)).resume());
  }
}

async function fillDatabase(
  url: string,
  { people, fill }: Pick<GroundOptions, 'people' | 'fill'>,
): Promise<void> {
  // A million people are more than a statement of the product may take.
  const opened = await openDatabase(url, { statementTimeoutMs: 0 });
  const use = { mode: 'sandbox', provider: 'sandbox' } as const;
  await prepareDatabase({ url, opened, use, now: new Date() });
  await signUpBenchPeople(opened.pool, new Date(), people, await hashPassword(benchPassword));
  await fill?.(opened.pool);
  await vacuumFilledTables(opened.pool);
  await opened.close();
}

/**
 * PostgreSQL does so by itself, but up to a minute later. Empty tables are left alone, as it leaves them: of one it has
 * analyzed it believes that it stays empty, and it reads it whole until it looks again.
 */
async function vacuumFilledTables(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select relid::regclass::text as name from pg_stat_user_tables where pg_relation_size(relid) > 0 order by name',
  );
  await pool.query(`vacuum (analyze) ${rows.map(({ name }) => name).join()}`);
}

/** A machine that is busy with other things starts slowly. */
const longestStartMs = 300_000;
/** As often as this costs a server that starts nothing worth counting. */
const askEveryMs = 20;

type ServerOptions = {
  port: number;
  /** The file that its output goes to. */
  log: string;
  env: Record<string, string>;
  flags?: readonly string[];
};

/** Starts the product in a separate process that logs every response, and waits until it is ready. @returns how to stop it */
export async function startServer({
  port,
  log,
  env,
  flags = [],
}: ServerOptions): Promise<() => Promise<unknown>> {
  const child = spawn(process.execPath, [...flags, ...serverFlags, 'server/main.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      NODE_ENV: 'production',
      SANDBOX: 'true',
      ...compileCache,
      PORT: `${port}`,
      ...env,
    },
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (
    const until = performance.now() + longestStartMs;
    performance.now() < until && child.exitCode === null;
  ) {
    const isReady = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return stop;
    await sleep(askEveryMs);
  }
  if (child.exitCode === null) await stop();
  throw new Error('The server did not start.');
}
