import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import { administrator, facilityUser } from '#server/sandbox/seeds/seed-people.ts';
import { serverFlags } from '../../installs/prepare.js';

// One account saves, reads, downloads and gives feedback as fast as it can, with the limits of a live installation.
// Meanwhile the calls of another person must stay fast, and the server's memory small: otherwise it exits with 1.
// A step of `npm run test:full`; by hand: node lab/load/one-account.ts [SECONDS]

const seconds = Number(process.argv[2] ?? 60);
const atOnce = 24;
const othersASecond = 5;
const quietMs = 5000;
const slowestMs = 100;
const maxMb = 400;

type Call = (path: string, request?: RequestInit) => Promise<Response>;

/** Starts the product as in production, in a separate process. */
async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mind-your-step-one-account-'));
  await chmod(dataDir, 0o755);
  const server = spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    env: { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'strict', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let url: string | undefined;
  server.stdout.on('data', (text) => {
    if (url) return;
    output += text;
    url = /ready: (\S+)/.exec(output)?.[1];
  });
  while (!url) {
    if (server.exitCode !== null) throw new Error(`The server ended.\n${output}`);
    await sleep(50);
  }
  const root = url;
  const call: Call = (path, request) => fetch(root + path, request);
  async function stop() {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
  return { call, pid: server.pid, stop };
}

const json = { 'content-type': 'application/json' };

/** The headers of a person of the sandbox, logged in. */
async function logIn(call: Call, { userName, password }: { userName: string; password: string }) {
  const body = JSON.stringify({ email: userName, password });
  const response = await call(endpoints.login.path, { method: 'POST', headers: json, body });
  if (response.status !== 200) throw new Error(`The response to the login was ${response.status}.`);
  const { token } = (await response.json()) as { token: string };
  return { ...json, authorization: `Bearer ${token}` };
}

function largestSave(): string {
  const main = Array.from({ length: 50 }, () => ({
    attempt_outcome: 'incorrect',
    attempted_at: new Date().toISOString(),
    attempt_id: randomUUID(),
  }));
  const exercise = {
    exercise_id: 1 + Math.floor(Math.random() * 50),
    time: 20,
    repeats: 0,
    skip: false,
    main,
  };
  return JSON.stringify({ gameID: '1', newSession: false, save_id: randomUUID(), exercise });
}

/** The calls of the busy account, in turn. */
const requests: readonly [path: string, body?: () => string][] = [
  [endpoints.saveAnswer.path, largestSave],
  [endpoints.listAnswers.path],
  [endpoints.saveAnswer.path, largestSave],
  [endpoints.exportAccount.path],
  [endpoints.giveFeedback.path, () => JSON.stringify({ feedback: 'x'.repeat(20_000) })],
];

async function hammer(
  call: Call,
  headers: Record<string, string>,
  until: number,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const one = async () => {
    while (Date.now() < until) {
      const [path, body] = requests[next++ % requests.length] as (typeof requests)[number];
      const response = await call(path, { headers, ...(body && { method: 'POST', body: body() }) });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return statuses;
}

/** Milliseconds of each call of a person who only looks at their own page. */
async function callNowAndThen(call: Call, headers: Record<string, string>, until: number): Promise<number[]> {
  const times: number[] = [];
  while (Date.now() < until) {
    const startedAt = performance.now();
    const response = await call(endpoints.getMe.path, { headers });
    if (response.status !== 200) {
      throw new Error(`The response to the other person was ${response.status}: ${await response.text()}`);
    }
    await response.arrayBuffer();
    times.push(performance.now() - startedAt);
    await sleep(Math.max(0, 1000 / othersASecond - (performance.now() - startedAt)));
  }
  return times.toSorted((a, b) => a - b);
}

const p95Of = (times: readonly number[]) => times[Math.floor(0.95 * times.length)] ?? Number.NaN;

async function watchMemory(pid: number | undefined, until: number): Promise<number> {
  let peakMb = 0;
  while (Date.now() < until) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    peakMb = Math.max(peakMb, Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
    await sleep(250);
  }
  return peakMb;
}

const { call, pid, stop } = await startServer();
try {
  const busy = await logIn(call, facilityUser.person);
  const other = await logIn(call, administrator.person);
  // The same calls on an idle server, as the baseline of this machine.
  const quiet = p95Of(await callNowAndThen(call, other, Date.now() + quietMs));
  const until = Date.now() + seconds * 1000;
  const [statuses, times, peakMb] = await Promise.all([
    hammer(call, busy, until),
    callNowAndThen(call, other, until),
    watchMemory(pid, until),
  ]);
  const p95 = p95Of(times);
  const counts = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ');
  console.log(
    `One account for ${seconds} s: ${counts}. Another person: p95 ${p95.toFixed(0)} ms of ${times.length} calls (before: ${quiet.toFixed(0)} ms). ` +
      `Memory: ${peakMb.toFixed(0)} MB at most. Load ${loadavg()[0]?.toFixed(1)}.`,
  );
  const failures = [...statuses.keys()].filter((status) => status >= 500 && status !== 503);
  if (!(p95 < slowestMs)) console.error(`Another person waited longer than ${slowestMs} ms.`);
  if (!(peakMb < maxMb)) console.error(`The server took more than ${maxMb} MB.`);
  if (failures.length > 0) console.error(`The server failed: ${failures.join(', ')}.`);
  process.exitCode = p95 < slowestMs && peakMb < maxMb && failures.length === 0 ? 0 : 1;
} finally {
  await stop();
}
