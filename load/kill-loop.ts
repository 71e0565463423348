import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { endpoints } from '#contract/endpoints.ts';
import { maxPlanChanges } from '#contract/plans/plans.ts';
import { freePort } from '#e2e/setup/server.ts';
import { administrator } from '#server/accounts/seed-people.ts';
import { findRunningPostgres } from '#server/lib/database/embedded/find-running.ts';
import { launchPostgres } from '#server/lib/database/embedded/launcher.ts';
import { openDatabase } from '#server/lib/database/pool.ts';

// Kills the server, its database and single connections without warning while people write, and counts the lost writes:
// there must be none. The server itself may end only if it was the one that was killed.
// Run by `npm run test:full`, or by hand: node load/kill-loop.ts

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
/** What people write: in single statements, and in transactions. */
const kinds = [giveFeedback, contactUs, saveAnswer, saveReview, savePlanChange] as const;
const writersOfAKind = 4;
const readyWithinMs = 60_000;

const dataDir = await mkdtemp(join(tmpdir(), 'kill-loop-'));
await chmod(dataDir, 0o755);
const address = `http://localhost:${await freePort()}`;
const acknowledged = new Set<string>();
const readyAfterMs: number[] = [];
const session = randomUUID();
const ownConnections = `pg_stat_activity where application_name = 'mind-your-step'`;
let isWriting = true;
/** Spread over all exercises, because a game keeps a limited number of attempts of each. */
let saved = 0;
/** A plan takes a limited number of changes: this pause makes them last through all kills. */
const planPauseMs = 400;
let planned = 0;

let server = startServer();
await untilReady();
const headers = await logIn();
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

async function logIn(): Promise<Record<string, string>> {
  const { userName, password } = administrator.person;
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: userName, password });
  const response = await fetch(address + endpoints.login.path, { method: 'POST', headers: json, body });
  const { token } = (await response.json()) as { token: string };
  return { ...json, authorization: `Bearer ${token}` };
}

/** Writes again and again, and repeats writes that were not acknowledged, as the web app does. */
async function write(kind: (typeof kinds)[number]): Promise<void> {
  while (isWriting && !(kind === savePlanChange && planned >= maxPlanChanges)) {
    const id = randomUUID();
    const { path, payload } = kind(id);
    const request = { method: 'POST', headers, body: JSON.stringify(payload) };
    while (!acknowledged.has(id)) {
      const response = await fetch(address + path, request).catch(() => undefined);
      if (response?.ok) acknowledged.add(id);
      else if (response && response.status < 500) throw new Error(await response.text());
      else await sleep(50);
    }
    if (kind === savePlanChange) await sleep(planPauseMs);
  }
}

function giveFeedback(idempotencyKey: string) {
  const payload = { feedback: `Written through a crash: ${idempotencyKey}`, operation: idempotencyKey };
  return { path: endpoints.giveFeedback.path, payload };
}

function contactUs(idempotencyKey: string) {
  const payload = {
    name: 'Ann',
    email: 'ann@example.org',
    issue: 'Written through a crash',
    operation: idempotencyKey,
  };
  return { path: endpoints.contactUs.path, payload };
}

function saveAnswer(attempt_id: string) {
  const main = [{ attempt_outcome: 'correct', attempted_at: new Date().toISOString(), attempt_id }];
  const exercise = { exercise_id: 1 + (saved++ % 50), time: 20, repeats: 0, skip: false, main };
  const payload = { gameID: '1', session, newSession: true, save_id: randomUUID(), exercise };
  return { path: endpoints.saveAnswer.path, payload };
}

/** Of an exercise in an older version, so that any option is accepted. */
function saveReview(id: string) {
  const review = {
    id,
    exerciseId: 1,
    selectedOptionId: 2,
    outcome: 'correct',
    sure: true,
    assisted: false,
    lookFirst: 'hit',
    order: 'swapped',
    reviewedAt: new Date().toISOString(),
    contentVersion: '0'.repeat(12),
  };
  return { path: endpoints.saveReviews.path, payload: { reviews: [review] } };
}

function savePlanChange(id: string) {
  planned += 1;
  const change = {
    id,
    exerciseId: 1,
    contentVersion: '0'.repeat(12),
    kind: 'have',
    what: null,
    when: null,
    helper: null,
    afterDays: null,
    madeAt: new Date().toISOString(),
  };
  return { path: endpoints.savePlanChanges.path, payload: { changes: [change] } };
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
  return spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
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
  const { rows } = await pool.query(
    `select idempotency_key as id from feedback union all select idempotency_key from tickets
     union all select attempt_id from attempts where playthrough_id = $1 union all select id from reviews
     union all select change_id from plan_changes`,
    [session],
  );
  await close();
  await postgres.stop();
  return rows.map((row) => row.id);
}

async function report(stored: readonly string[]): Promise<void> {
  const distinct = new Set(stored);
  const lost = [...acknowledged].filter((operation) => !distinct.has(operation)).length;
  const doubled = stored.length - distinct.size;
  const sorted = readyAfterMs.toSorted((a, b) => a - b).map(Math.round);
  console.log(
    `${victims.length} kills, ${acknowledged.size} writes acknowledged, ${lost} lost, ${doubled} doubled`,
  );
  console.log(
    `ready again after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (longest)`,
  );
  process.exitCode = lost + doubled > 0 ? 1 : 0;
}
