import { setTimeout as sleep } from 'node:timers/promises';
import { figuresOf } from '../figures.ts';
import type { Ground } from '../ground.ts';
import { printErrors, printFigures, printGenerator, stallsIn } from '../mix.ts';
import { runOpenLoop } from '../open-loop.ts';
import { kindsAtRate } from '../requests.ts';
import type { Goal } from '../verdict.ts';
import { type Inspector, openInspector } from './inspector.ts';

const rate = 200;
/** Caches, compiled code and connections are there after a third of the time. */
const firstLookAt = 1 / 3;
/** Still under load, like the first look: without it neither calls nor connections take memory. */
const lastLookAt = 0.99;
const looks = 12;
const megabyte = 1_000_000;
const resolutionMs = 10;

/** The delay of the server's event loop, measured in the server by Node.js itself and kept where the debugger finds it. */
const startLag = `void (globalThis.benchLag = process.getBuiltinModule('node:perf_hooks')
  .monitorEventLoopDelay({ resolution: ${resolutionMs} })).enable()`;
const readLag = 'globalThis.benchLag.percentile(99) / 1e6';

/** Plays for an hour, and compares the server's memory after a third of it with the end. */
export async function benchHour(ground: Ground, { seconds }: { seconds: number }): Promise<Goal[]> {
  const { origin } = ground;
  const inspector = await openInspector(ground.inspectPort);
  await inspector.evaluate(startLag);
  const startedAt = performance.now();
  const until = (share: number) => sleep(startedAt + share * seconds * 1000 - performance.now());
  const load = runOpenLoop({ origin, kinds: kindsAtRate(ground, rate), seconds });
  const first = await look(inspector, until);
  await until(lastLookAt);
  const lagMs = Number(await inspector.evaluate(readLag)) - resolutionMs;
  const last = await memoryOf(inspector);
  inspector.close();
  console.log(`  at the end: ${inWords(last)}`);
  const { samples, own } = await load;
  for (const name of ['all', 'save', 'page', 'read', 'login']) printFigures(name, samples);
  printErrors(samples);
  printGenerator(own);
  const figures = figuresOf(samples);
  const { errors, count } = figures;
  return [
    { name: 'requests a second', unit: '', values: [count / seconds], atLeast: 0.98 * rate },
    { name: 'errors', unit: ' %', values: [(100 * errors) / count], under: 0.1 },
    {
      ...{ name: `heap in use, end against ${Math.round((seconds * firstLookAt) / 60)} minutes`, unit: '' },
      ...{ values: [last.heap / first.heap], under: 1.05 },
    },
    {
      name: 'more resident memory',
      unit: ' MB',
      values: [(last.resident - first.resident) / megabyte],
      under: 30,
    },
    { name: 'event loop lag p99', unit: ' ms', values: [lagMs], under: 50 },
    { name: 'p99 of the responses', unit: ' ms', values: [figures.p99], isShown: true },
    ...stallsIn([figures]),
    { name: 'slowest response', unit: ' ms', values: [figures.worst.ms], isShown: true },
  ];
}

type Memory = { heap: number; resident: number };

/** Looks at the resident memory now and then, and at the whole memory after a third. */
async function look(inspector: Inspector, until: (share: number) => Promise<void>): Promise<Memory> {
  await until(firstLookAt);
  const first = await memoryOf(inspector);
  console.log(`  after a third: ${inWords(first)}`);
  for (let count = looks * firstLookAt + 1; count < looks; count += 1) {
    await until(count / looks);
    const resident = Number(await inspector.evaluate('process.memoryUsage.rss()'));
    console.log(`  after ${count} of ${looks} parts: ${(resident / megabyte).toFixed(0)} MB resident`);
  }
  return first;
}

async function memoryOf(inspector: Inspector): Promise<Memory> {
  const heap = await inspector.heapInUse();
  return { heap, resident: Number(await inspector.evaluate('process.memoryUsage.rss()')) };
}

const inWords = ({ heap, resident }: Memory) =>
  `${(heap / megabyte).toFixed(1)} MB of the heap in use, ${(resident / megabyte).toFixed(0)} MB resident`;
