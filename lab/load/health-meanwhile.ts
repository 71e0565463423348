import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, Worker } from 'node:worker_threads';
import { endpoints } from '#contract/endpoints.ts';

// Waits for /healthz while 20 clients send addresses of 100 kB of dots without a pause, and exits with 1 when it took
// 200 ms once. On a machine with nothing else to do, against a server that runs: node lab/load/health-meanwhile.ts URL

const base = process.argv[2] ?? 'http://localhost:3000';
const clients = 20;
const slowestMs = 200;

async function sendWithoutPause(): Promise<never> {
  const body = JSON.stringify({ email: `a@${'.'.repeat(99_880)}@` });
  const headers = { 'content-type': 'application/json' };
  for (;;) {
    const sent = await fetch(base + endpoints.individualUserExists.path, { method: 'POST', headers, body });
    await sent.arrayBuffer();
    if (![422, 503].includes(sent.status)) throw new Error(`The response was ${sent.status}.`);
  }
}

async function waitForHealth(times: number): Promise<number[]> {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await (await fetch(`${base}/healthz`)).arrayBuffer();
    waits.push(performance.now() - start);
    await sleep(100);
  }
  return waits.toSorted((a, b) => a - b);
}

const rounded = (waits: readonly number[]) =>
  `median ${Math.round(waits[Math.floor(waits.length / 2)] ?? 0)} ms, longest ${Math.round(waits.at(-1) ?? 0)} ms`;

if (isMainThread) {
  await waitForHealth(3);
  console.log(`quiet: ${rounded(await waitForHealth(30))}`);
  // A thread of its own: what sends must not make what measures wait.
  const worker = new Worker(new URL(import.meta.url), { argv: [base] });
  await sleep(2000);
  const waits = await waitForHealth(100);
  await worker.terminate();
  console.log(`while ${clients} clients send: ${rounded(waits)}; load ${loadavg()[0]?.toFixed(1)}`);
  process.exitCode = (waits.at(-1) ?? 0) < slowestMs ? 0 : 1;
} else {
  await Promise.all(Array.from({ length: clients }, sendWithoutPause));
}
