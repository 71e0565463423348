import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import { freePort } from '#e2e/server.ts';
import { launchPostgres } from '#server/database/embedded/launcher.ts';
import { openDatabase } from '#server/database/pool.ts';

// Kills the server and its database without warning while people write, and counts what is lost: nothing may be.
// Run by `npm run test:full`, or by hand: node load/kill-loop.ts

type Victim = 'server' | 'database' | 'both';
const victims: readonly Victim[] = [
  ...Array<Victim>(10).fill('server'),
  'database',
  'both',
  'database',
  'both',
];
const writers = 8;
const readyWithinMs = 60_000;

const dataDir = await mkdtemp(join(tmpdir(), 'kill-loop-'));
await chmod(dataDir, 0o755);
const address = `http://localhost:${await freePort()}`;
const acknowledged = new Set<string>();
const readyAfterMs: number[] = [];
let isWriting = true;

let server = startServer();
await untilReady();
const writing = Promise.all(Array.from({ length: writers }, write));
for (const victim of victims) {
  await untilWritten(acknowledged.size + 20);
  await sleep(Math.random() * 200);
  await kill(victim);
  const startedAt = performance.now();
  if (victim !== 'database') server = startServer();
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

/** Gives feedback again and again; what was not acknowledged is sent again, as the web app does. */
async function write(): Promise<void> {
  while (isWriting) {
    const operation = randomUUID();
    const body = JSON.stringify({ feedback: `Written through a crash: ${operation}`, operation });
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    while (!acknowledged.has(operation)) {
      const answer = await fetch(address + endpoints.giveFeedback.path, request).catch(() => undefined);
      if (answer?.ok) acknowledged.add(operation);
      else await sleep(50);
    }
  }
}

async function kill(victim: Victim): Promise<void> {
  const ended = once(server, 'exit');
  if (victim !== 'database') server.kill('SIGKILL');
  if (victim !== 'server') {
    const pidFile = await readFile(join(dataDir, 'postgres/files/postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
    await sleep(100);
  }
  if (victim !== 'database') await ended;
}

function startServer(): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
    env: { PORT: new URL(address).port, DATA_DIR: dataDir, RATE_LIMITS: 'off', NODE_ENV: 'test' },
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
  const { rows } = await pool.query('select operation from feedback');
  await close();
  await postgres.stop();
  return rows.map((row) => row.operation);
}

async function report(stored: readonly string[]): Promise<void> {
  const kept = new Set(stored);
  const lost = [...acknowledged].filter((operation) => !kept.has(operation)).length;
  const doubled = stored.length - kept.size;
  const sorted = readyAfterMs.toSorted((a, b) => a - b).map(Math.round);
  console.log(
    `${victims.length} kills, ${acknowledged.size} writes acknowledged, ${lost} lost, ${doubled} doubled`,
  );
  console.log(
    `ready again after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (longest)`,
  );
  process.exitCode = lost + doubled > 0 ? 1 : 0;
}
