import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';

// Waits for /healthz while 20 clients send addresses of 100 kB of dots without a pause, and exits with 1 when it took
// 200 ms once. On a machine with nothing else to do, against a server that runs: node lab/load/health-meanwhile.ts URL

const base = process.argv[2] ?? 'http://localhost:3000';
const clients = 20;
const slowestMs = 200;
/** Clients have machines of their own: here they get what the server and the measuring leave. */
const clientPriority = 15;

/** Counts the responses by their status, for whoever asks. */
async function sendWithoutPause(): Promise<never> {
  const statuses: Record<number, number> = {};
  const body = Buffer.from(JSON.stringify({ email: `a@${'.'.repeat(99_880)}@` }));
  const headers = { 'content-type': 'application/json' };
  process.on('message', () => process.send?.(statuses));
  const send = async () => {
    for (;;) {
      const sent = await fetch(base + endpoints.individualUserExists.path, { method: 'POST', headers, body });
      await sent.arrayBuffer();
      if (![422, 503].includes(sent.status)) throw new Error(`The response was ${sent.status}.`);
      statuses[sent.status] = (statuses[sent.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, send));
  throw new Error('They send without an end.');
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

if (process.send === undefined) {
  await waitForHealth(3);
  console.log(`quiet: ${rounded(await waitForHealth(30))}`);
  const sender = fork(new URL(import.meta.url), [base]);
  setPriority(sender.pid ?? 0, clientPriority);
  await sleep(2000);
  const start = performance.now();
  const waits = await waitForHealth(100);
  const seconds = (performance.now() - start) / 1000 + 2;
  sender.send('How many?');
  const [statuses] = await once(sender, 'message');
  sender.kill();
  console.log(`while ${clients} clients send: ${rounded(waits)}; load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`responses in ${seconds.toFixed(0)} s: ${JSON.stringify(statuses)}`);
  process.exitCode = (waits.at(-1) ?? 0) < slowestMs ? 0 : 1;
} else await sendWithoutPause();
