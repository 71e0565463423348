import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { endpoints } from '#contract/endpoints.ts';
import { openSession } from '#server/accounts/log-in/sessions.ts';
import { buildApp } from '#server/app.ts';
import { createServices } from '#server/create-services.ts';
import { systemClock } from '#server/lib/clock.ts';
import { readConfig } from '#server/lib/config.ts';
import { launchPostgres } from '#server/lib/database/embedded/launcher.ts';
import { openDatabase } from '#server/lib/database/pool.ts';
import { prepareDatabase } from '#server/lib/database/prepare-database.ts';
import { administratorId, seededFacility, seedFacility } from './seed-facility.ts';

// Measures what an administrator of 5,000 members in 20 units waits for: topics under 500 ms and the file of results
// under 3 s and 64 MB more memory, each at the 95th percentile of 20 runs; otherwise it exits with 1.
// By hand: node load/facility-results.ts

const runs = 20;
const limits = { topicsMs: 500, fileMs: 3000, fileMb: 64 };

/** Undone in reverse order at the end, even after an error. */
const undo: (() => Promise<unknown>)[] = [];

try {
  process.exitCode = await measure();
} finally {
  for (const step of undo.reverse()) await step();
}

async function measure(): Promise<number> {
  const { url, token } = await startServer();
  const headers = { authorization: `Bearer ${token}` };
  const topicsMs: number[] = [];
  const fileMs: number[] = [];
  const fileMb: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begin = performance.now();
    const response = await fetch(url + endpoints.listTopics.path, { headers });
    const text = await response.text();
    if (response.status !== 200) throw new Error(text);
    topicsMs.push(performance.now() - begin);
  }
  for (let run = 0; run < runs; run += 1) {
    const made = await fetch(url + endpoints.makeResultsFile.path, { method: 'POST', headers });
    const { address } = (await made.json()) as { address: string };
    const memory = watchMemory();
    const begin = performance.now();
    const lines = await countLines(url + new URL(address).pathname);
    fileMs.push(performance.now() - begin);
    fileMb.push(memory.stop());
    if (lines !== seededFacility.members + 1) throw new Error(`The file has ${lines} lines.`);
  }
  const figures = { topicsMs: p95(topicsMs), fileMs: p95(fileMs), fileMb: p95(fileMb) };
  console.log(`${seededFacility.members} members in ${seededFacility.units} units, p95 of ${runs} runs:`);
  console.log(
    `topics ${figures.topicsMs} ms (first ${Math.round(topicsMs[0] ?? 0)} ms, under ${limits.topicsMs})`,
  );
  console.log(
    `file of results ${figures.fileMs} ms (under ${limits.fileMs}), ${figures.fileMb} MB more (under ${limits.fileMb})`,
  );
  const isSlow = Object.entries(limits).some(
    ([name, limit]) => figures[name as keyof typeof limits] >= limit,
  );
  return isSlow ? 1 : 0;
}

/** The whole server on a free port, in this process, with the facility in its database. */
async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'mind-your-step-facility-'));
  undo.push(() => rm(folder, { recursive: true }));
  await chmod(folder, 0o755);
  const postgres = await launchPostgres({ dataDir: join(folder, 'data') });
  undo.push(() => postgres.stop());
  const opened = await openDatabase(postgres.url);
  undo.push(() => opened.close());
  const use = { mode: 'sandbox', provider: 'sandbox' } as const;
  await prepareDatabase({ url: postgres.url, opened, use, now: new Date() });
  await seedFacility(opened.pool, new Date());
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off' });
  const services = createServices({ config, opened, clock: systemClock, log: pino({ level: 'silent' }) });
  const app = await buildApp(services);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  undo.push(() => app.close());
  const device = { device: '', shared: false };
  return { url, token: await openSession(services.database, administratorId, device, new Date()) };
}

/** Reads a response piece by piece, so that this process need not hold the whole file. */
async function countLines(url: string): Promise<number> {
  const { body, status } = await fetch(url);
  if (status !== 200) throw new Error(`The file responds with ${status}.`);
  let lines = 0;
  for await (const piece of body ?? []) lines += (piece as Uint8Array).filter((byte) => byte === 10).length;
  return lines;
}

/** The most memory over that at the start, in MB, looked at every 10 ms. */
function watchMemory() {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage().rss);
  };
  const timer = setInterval(look, 10);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return Math.round((most - before) / 1_048_576);
    },
  };
}

/** The 19th of 20. */
function p95(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0);
}
