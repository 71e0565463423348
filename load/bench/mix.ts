import { errorsOf, type Figures, figuresOf, milliseconds, type Sample, slowSeconds } from './figures.ts';
import type { Ground } from './ground.ts';
import { type OwnDelay, runOpenLoop } from './open-loop.ts';
import { kindsOfMix } from './requests.ts';
import { judgeAll } from './verdict.ts';
import { watchDatabase } from './watch-database.ts';

const warmSeconds = 20;
/** A second with a slower response than this is looked into. */
const slowMs = 250;
const mostSlowSeconds = 5;

/** The mix of 10,000 players, in an open loop. Every round is shown; the medians count. @returns whether all goals are met */
export async function benchMix(
  ground: Ground,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<boolean> {
  const kinds = kindsOfMix(ground);
  const { origin } = ground;
  await runOpenLoop({ origin, kinds, seconds: Math.min(warmSeconds, seconds) });
  const all: Figures[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const watch = await watchDatabase(ground.databaseUrl);
    const { samples, own } = await runOpenLoop({ origin, kinds, seconds });
    await watch.end();
    all.push(figuresOf(samples));
    console.log(`\nround ${round}`);
    for (const name of ['all', ...kinds.map((kind) => kind.name)]) printFigures(name, samples);
    printErrors(samples);
    printGenerator(own);
    for (const { second, ms } of slowSeconds(samples, slowMs).slice(0, mostSlowSeconds))
      console.log(`  second ${second}, ${milliseconds(ms)}: ${watch.during(second)}`);
  }
  const of = (figure: (figures: Figures) => number) => all.map(figure);
  return judgeAll([
    { name: 'p95', unit: ' ms', values: of(({ p95 }) => p95), under: 100 },
    { name: 'p99', unit: ' ms', values: of(({ p99 }) => p99), under: 250 },
    { name: 'slowest response', unit: ' ms', values: of(({ worst }) => worst.ms), under: 1000 },
    { name: 'errors', unit: ' %', values: of(({ errors, count }) => (100 * errors) / count), under: 0.1 },
  ]);
}

/** One line of figures for all requests, or for those of one kind. */
export function printFigures(name: string, samples: readonly Sample[]): void {
  const { count, errors, p50, p95, p99, p999, worst } = figuresOf(
    name === 'all' ? samples : samples.filter(({ kind }) => kind === name),
  );
  console.log(
    `  ${name.padEnd(6)} ${count} sent, ${errors} errors; p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}, p99 ${milliseconds(p99)}, p99.9 ${milliseconds(p999)}, slowest ${milliseconds(worst.ms)} in second ${worst.second}`,
  );
}

export function printErrors(samples: readonly Sample[]): void {
  for (const { kind, status, code, count } of errorsOf(samples))
    console.log(`  errors of ${kind}: ${count} times ${status === 0 ? 'no response' : status} ${code}`);
}

export function printGenerator({ p99, most }: OwnDelay): void {
  console.log(`  the generator itself was late by ${milliseconds(p99)} (p99), ${milliseconds(most)} at most`);
}
