import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { maxPlanChanges } from '#contract/plans.ts';
import { freePort } from '#e2e/setup/server.ts';
import { findRunningPostgres } from '#server/lib/database/embedded/find-running.ts';
import { launchPostgres } from '#server/lib/database/embedded/launcher.ts';
import { openDatabase } from '#server/lib/database/pool.ts';
import {
  compareWrites,
  contactUs,
  giveFeedback,
  logInTo,
  savePlanChange,
  saveReview,
  savesOf,
  selectWrites,
} from './writes.ts';

// Kills the server, its database and single connections without warning while people write, and counts the lost writes:
// there must be none. The server itself may end only if it was the one that was killed.
// Run by `npm run test:full`, or by hand: node lab/load/kill-loop.ts

/** `backend` is the process of one connection: PostgreSQL then ends all others. `connections` are ended by a command. */
type Victim = 'server' | 'database' | 'both' | 'backend' | 'connections';
const round: readonly Victim[] = [
  'server',
  'connections',
  'database',
  'backend',
  'server',
  'connections',
  'both',
];
const victims: readonly Victim[] = Array<readonly Victim[]>(3).fill(round).flat();
const writersOfAKind = 4;
const readyWithinMs = 60_000;

const dataDir = await mkdtemp(join(tmpdir(), 'kill-loop-'));
await chmod(dataDir, 0o755);
const address = `http://localhost:${await freePort()}`;
const acknowledged = new Set<string>();
const readyAfterMs: number[] = [];
const session = randomUUID();
const kinds = [giveFeedback, contactUs, savesOf(session), saveReview, savePlanChange] as const;
const ownConnections = `pg_stat_activity where application_name = 'mind-your-step'`;
let isWriting = true;
/** A plan takes a limited number of changes: this pause makes them last through all kills. */
const planPauseMs = 400;
let planned = 0;

let server = startServer();
await untilReady();
const headers = await logInTo(address);
const writing = Promise.all(
  kinds.flatMap((kind) => Array.from({ length: writersOfAKind }, () => write(kind))),
);
for (const victim of victims) {
  await untilWritten(acknowledged.size + 20);
  await sleep(Math.random() * 200);
  await kill(victim);
  const startedAt = performance.now();
  if (victim === 'server' || victim === 'both') server = startServer();
  await untilReady();
  readyAfterMs.push(performance.now() - startedAt);
}
await untilWritten(acknowledged.size + 20);
isWriting = false;
await writing;
server.kill('SIGTERM');
await once(server, 'exit');
await report(await storedOperations());
await rm(dataDir, { recursive: true, force: true });

/** Writes again and again, and repeats writes that were not acknowledged, as the web app does. */
async function write(kind: (typeof kinds)[number]): Promise<void> {
  const isPlan = kind === savePlanChange;
  while (isWriting && !(isPlan && planned >= maxPlanChanges)) {
    if (isPlan) planned += 1;
    const id = randomUUID();
    const { path, payload } = kind(id);
    const request = { method: 'POST', headers, body: JSON.stringify(payload) };
    while (!acknowledged.has(id)) {
      const response = await fetch(address + path, request).catch(() => undefined);
      if (response?.ok) acknowledged.add(id);
      else if (response && response.status < 500) throw new Error(await response.text());
      else await sleep(50);
    }
    if (isPlan) await sleep(planPauseMs);
  }
}

async function kill(victim: Victim): Promise<void> {
  const ended = once(server, 'exit');
  if (victim === 'server' || victim === 'both') server.kill('SIGKILL');
  if (victim === 'database' || victim === 'both') {
    const pidFile = await readFile(join(dataDir, 'postgres/files/postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
  }
  if (victim === 'backend') {
    const [backend] = await askDatabase(`select pid from ${ownConnections} order by random() limit 1`);
    process.kill(Number(backend?.pid), 'SIGKILL');
  }
  if (victim === 'connections') await askDatabase(`select pg_terminate_backend(pid) from ${ownConnections}`);
  await (victim === 'server' || victim === 'both' ? ended : sleep(100));
}

/** Queries the database on a separate connection, without the server. */
async function askDatabase(statement: string) {
  const url = await findRunningPostgres(dataDir);
  const client = new pg.Client({ connectionString: url ?? '' });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function startServer(): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], {
    env: { PORT: new URL(address).port, DATA_DIR: dataDir, RATE_LIMITS: 'off', NODE_ENV: 'test' },
    // Without its log, which has a line for each connection that is cut off.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function untilReady(): Promise<void> {
  await until(`ready after kill ${readyAfterMs.length}`, () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

async function untilWritten(count: number): Promise<void> {
  await until(`written ${count}`, async () => acknowledged.size >= count);
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + readyWithinMs;
  while (!(await isSo())) {
    if (Date.now() > giveUpAt || server.exitCode !== null) {
      server.kill('SIGKILL');
      console.error(`The server does not come back by itself: not ${what}.`);
      process.exit(1);
    }
    await sleep(20);
  }
}

async function storedOperations(): Promise<string[]> {
  const postgres = await launchPostgres({ dataDir });
  const { pool, close } = await openDatabase(postgres.url);
  const { rows } = await pool.query(selectWrites, [session]);
  await close();
  await postgres.stop();
  return rows.map((row) => row.id);
}

async function report(stored: readonly string[]): Promise<void> {
  const { lost, doubled } = compareWrites(acknowledged, stored);
  const sorted = readyAfterMs.toSorted((a, b) => a - b).map(Math.round);
  console.log(
    `${victims.length} kills, ${acknowledged.size} writes acknowledged, ${lost} lost, ${doubled} doubled`,
  );
  console.log(
    `ready again after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (longest)`,
  );
  process.exitCode = lost + doubled > 0 ? 1 : 0;
}
