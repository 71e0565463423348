import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createServices } from '#server/create-services.ts';
import { systemClock } from '#server/lib/clock.ts';
import { readConfig } from '#server/lib/config.ts';
import { launchPostgres } from '#server/lib/database/embedded/launcher.ts';
import { openDatabase } from '#server/lib/database/pool.ts';
import { prepareDatabase } from '#server/lib/database/prepare-database.ts';
import { serverFlags } from '../prepare.js';
import { signUpBenchPeople } from './bench-people.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import { recordSaveScript } from './record-save-script.ts';
import { runSaveLoad } from './save-load.ts';

/**
 * Measures what a save costs beyond its statements: the whole server, with its log, against pgbench running the same
 * statements on the same PostgreSQL, with 10 clients, in turn, three times (issue 5). `npm run bench [seconds] [port]`
 */
const seconds = Number(process.argv[2] ?? 30);
const port = Number(process.argv[3] ?? 3250);
const clients = 10;
const rounds = 3;
const minRatio = 0.4;
const maxMs = 50;

/** Undone in reverse order at the end, even after an error. */
const undo: (() => Promise<unknown>)[] = [];

try {
  process.exitCode = await bench();
} finally {
  for (const step of undo.reverse()) await step();
}

async function bench(): Promise<number> {
  const pgbench = findPgbench();
  const { url, folder, script, totalExercises } = await prepare();
  const load = { port, totalExercises, clients, seconds };
  await startServer(url, folder);
  const rates: { server: number[]; pgbench: number[] } = { server: [], pgbench: [] };
  await runSaveLoad({ ...load, seconds: 3 });
  for (let round = 1; round <= rounds; round += 1) {
    rates.server.push((await runSaveLoad(load)).rate);
    rates.pgbench.push(await runPgbench(pgbench, { url, script, clients, seconds }));
    console.log(
      `round ${round}: server ${last(rates.server)}, pgbench ${last(rates.pgbench)} saves a second`,
    );
  }
  const half = median(rates.server) / 2;
  const { p50, p99 } = await runSaveLoad({ ...load, rate: half });
  const ratio = median(rates.server) / median(rates.pgbench);
  console.log(`\nserver:  ${Math.round(median(rates.server))} saves a second (median of ${rounds})`);
  console.log(`pgbench: ${Math.round(median(rates.pgbench))} a second, the same statements`);
  console.log(`ratio:   ${ratio.toFixed(2)} (at least ${minRatio})`);
  console.log(
    `at half that load, ${Math.round(half)} a second: p50 ${p50} ms, p99 ${p99} ms (under ${maxMs})`,
  );
  return ratio >= minRatio && p99 < maxMs ? 0 : 1;
}

/** A database with people in it, and the script of the statements of one save. */
async function prepare() {
  const folder = await mkdtemp(join(tmpdir(), 'mind-your-step-bench-'));
  undo.push(() => rm(folder, { recursive: true }));
  await chmod(folder, 0o755);
  const postgres = await launchPostgres({ dataDir: join(folder, 'data') });
  undo.push(() => postgres.stop());
  const opened = await openDatabase(postgres.url);
  const use = { mode: 'sandbox', provider: 'sandbox' } as const;
  await prepareDatabase({ url: postgres.url, opened, use, now: new Date() });
  await signUpBenchPeople(opened.pool, new Date());
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off' });
  const services = createServices({ config, opened, clock: systemClock, log: pino({ level: 'silent' }) });
  const script = join(folder, 'save-answer.sql');
  await writeFile(script, await recordSaveScript(services));
  await opened.close();
  return { url: postgres.url, folder, script, totalExercises: services.game.exercises.length };
}

/** Starts the product as in production, in a separate process that logs every response. */
async function startServer(url: string, folder: string): Promise<void> {
  const child = spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      NODE_ENV: 'production',
      SANDBOX: 'true',
      PORT: `${port}`,
      DATABASE_URL: url,
    },
    stdio: ['ignore', openSync(join(folder, 'server.log'), 'w'), 'inherit'],
  });
  const ended = once(child, 'exit');
  undo.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const isReady = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function last(values: readonly number[]): number {
  return Math.round(values.at(-1) ?? 0);
}
