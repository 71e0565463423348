import {
  errorsOf,
  type Figures,
  figuresOf,
  milliseconds,
  type Sample,
  type SlowSecond,
  slowSeconds,
} from './figures.ts';
import type { Ground } from './ground.ts';
import { type OwnDelay, runOpenLoop } from './open-loop.ts';
import { kindsOfMix } from './requests.ts';
import type { Goal } from './verdict.ts';
import { watchDatabase } from './watch-database.ts';

const warmSeconds = 20;
/** A second with a slower response than this is looked into. */
const slowMs = 250;
const mostSlowSeconds = 5;

/** The mix of 10,000 players, in an open loop. Every round is shown, with what its slowest seconds waited for. */
export async function benchMix(
  ground: Ground,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Goal[]> {
  const kinds = kindsOfMix(ground);
  const { origin } = ground;
  await runOpenLoop({ origin, kinds, seconds: Math.min(warmSeconds, seconds) });
  const all: Figures[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const watch = await watchDatabase(ground.databaseUrl);
    const { samples, own, startedAt } = await runOpenLoop({ origin, kinds, seconds });
    await watch.end();
    all.push(figuresOf(samples));
    console.log(`\nround ${round}`);
    for (const name of ['all', ...kinds.map((kind) => kind.name)]) printFigures(name, samples);
    printErrors(samples);
    printGenerator(own);
    const slowest = slowSeconds(samples, slowMs).slice(0, mostSlowSeconds);
    const { usually, during } = watch.waits(slowest.map((one) => spanOf(one, startedAt)));
    console.log(`  PostgreSQL usually (processes at a look): ${usually}`);
    for (const [index, { second, ms }] of slowest.entries())
      console.log(`  second ${second}, ${milliseconds(ms)}: ${during[index]}`);
  }
  return [
    { name: 'p95', unit: ' ms', values: all.map(({ p95 }) => p95), under: 100 },
    { name: 'p99', unit: ' ms', values: all.map(({ p99 }) => p99), under: 250 },
    ...stallsIn(all),
    { name: 'slowest response', unit: ' ms', values: all.map(({ worst }) => worst.ms), under: 1000 },
    { name: 'errors', unit: ' %', values: all.map(errorsInPercent), under: 0.1 },
  ];
}

/** From the beginning of a slow second until the last response to what was due in it. */
const spanOf = ({ second, untilMs }: SlowSecond, startedAt: number) => ({
  from: startedAt + second * 1000,
  to: startedAt + Math.max(untilMs, (second + 1) * 1000),
});

const errorsInPercent = ({ errors, count }: Figures) => (100 * errors) / count;

/** What a p99 leaves out: stalls that are few, but take everybody's time. */
export const stallsIn = (all: readonly Figures[], of = ''): Goal[] => [
  { name: `p99.9${of}`, unit: ' ms', values: all.map(({ p999 }) => p999), isShown: true },
  {
    ...{ name: `p50 of the worst second${of}`, unit: ' ms' },
    ...{ values: all.map(({ worstSecond }) => worstSecond.p50), isShown: true },
  },
];

/** One line of figures for all requests, or for those of one kind. */
export function printFigures(name: string, samples: readonly Sample[]): void {
  const { count, errors, p50, p95, p99, p999, worst, worstSecond } = figuresOf(
    name === 'all' ? samples : samples.filter(({ kind }) => kind === name),
  );
  console.log(
    `  ${name.padEnd(6)} ${count} sent, ${errors} errors; p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}, p99 ${milliseconds(p99)}, p99.9 ${milliseconds(p999)}, slowest ${milliseconds(worst.ms)} in second ${worst.second}; worst second ${worstSecond.second}, p50 ${milliseconds(worstSecond.p50)}`,
  );
}

export function printErrors(samples: readonly Sample[]): void {
  for (const { kind, status, code, count } of errorsOf(samples))
    console.log(`  errors of ${kind}: ${count} times ${status === 0 ? 'no response' : status} ${code}`);
}

export function printGenerator({ p99, most }: OwnDelay): void {
  console.log(`  the generator itself was late by ${milliseconds(p99)} (p99), ${milliseconds(most)} at most`);
}
