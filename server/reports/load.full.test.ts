import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { administrator } from '#server/sandbox/seeds/seed-people.ts';
import { serverFlags } from '../../installs/prepare.js';

const reports = 200;
const othersASecond = 20;
/** So long that the burst itself, up to a second of accepting and sending on a slow machine, is less than a twentieth. */
const seconds = 24;

/** The product as people run it, in a separate process. */
async function product() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mind-your-step-reports-'));
  await chmod(dataDir, 0o755);
  const child = spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    env: { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOGIN_DELAY: 'off', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  let url = '';
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
    url = /ready: (\S+)/.exec(output)?.[1] ?? url;
  });
  while (url === '') await sleep(50);
  return { call: (path: string, request?: RequestInit) => fetch(url + path, request), pid: child.pid };
}

/** A signed-in person with something to report. */
async function player(call: (path: string, request?: RequestInit) => Promise<Response>) {
  const { userName, password } = administrator.person;
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: userName, password });
  const response = await call(endpoints.login.path, { method: 'POST', headers: json, body });
  const { token } = (await response.json()) as { token: string };
  const headers = { ...json, authorization: `Bearer ${token}` };
  for (const exercise_id of [1, 2, 3]) {
    const main = [{ attempt_outcome: 'incorrect', attempted_at: new Date().toISOString() }];
    const exercise = { exercise_id, time: 20, repeats: 0, skip: false, main };
    const save = JSON.stringify({ gameID: '1', newSession: false, save_id: randomUUID(), exercise });
    expect((await call(endpoints.saveAnswer.path, { method: 'POST', headers, body: save })).status).toBe(200);
  }
  return headers;
}

const report = endpoints.makeReport.path.replace('{gameID}/{reportVersion}', '1/1');

test(`while ${reports} reports are requested at once, ${othersASecond} other requests a second get quick responses`, async () => {
  const { call, pid } = await product();
  const headers = await player(call);
  const made = (await (await call(report, { headers })).json()) as { report: string };
  const address = new URL(made.report).pathname;
  await (await call(address)).arrayBuffer();

  /** Milliseconds from the due time of each request to its response. */
  async function others(): Promise<number[]> {
    const begin = performance.now();
    const all = Array.from({ length: seconds * othersASecond }, async (_, index) => {
      const due = begin + (1000 * index) / othersASecond;
      await sleep(Math.max(0, due - performance.now()));
      const response = await call(endpoints.listAnswers.path, { headers });
      await response.arrayBuffer();
      expect(response.status).toBe(200);
      return performance.now() - due;
    });
    return (await Promise.all(all)).sort((a, b) => a - b);
  }

  async function askForReports() {
    await sleep(1000);
    return Promise.all(
      Array.from({ length: reports }, async () => {
        const response = await call(address);
        const { byteLength } = await response.arrayBuffer();
        return { status: response.status, retryAfter: response.headers.get('retry-after'), byteLength };
      }),
    );
  }

  const peak = async () =>
    Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const before = await peak();
  const [times, responses] = await Promise.all([others(), askForReports()]);
  const p95 = times[Math.floor(0.95 * times.length)] ?? Number.NaN;
  const peakMb = await peak();
  const drawn = responses.filter(({ status }) => status === 200);
  console.log(
    `p95 ${Math.round(p95)} ms, peak ${Math.round(peakMb)} MB (before ${Math.round(before)}), ${drawn.length} made, load ${loadavg()[0]?.toFixed(1)}`,
  );
  expect(drawn.length).toBeGreaterThan(0);
  for (const { byteLength } of drawn) expect(byteLength).toBeGreaterThan(10_000);
  // The queue or the whole service is full: either way the response has a Retry-After.
  for (const { status, retryAfter } of responses.filter(({ status }) => status !== 200)) {
    expect([status, Number(retryAfter) > 0]).toEqual([503, true]);
  }
  expect(peakMb).toBeLessThan(512);
  expect(p95).toBeLessThan(250);
}, 180_000);
