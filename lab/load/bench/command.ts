import { parseArgs } from 'node:util';
import { type Ground, onGround, takeDownGrounds } from './ground.ts';
import { benchGrowth } from './growth/growth.ts';
import { benchHour } from './hour/hour.ts';
import { benchMix } from './mix.ts';
import { benchOverload } from './overload/overload.ts';
import { benchPages } from './pages.ts';
import { benchReport } from './report.ts';
import { mixPeople } from './requests.ts';
import { benchSaves } from './save.ts';
import { benchStart } from './start.ts';
import { benchTogether } from './together.ts';
import { type Goal, judgeAll, tableOf } from './verdict.ts';

/**
 * npm run bench -- NAME ... [--seconds N] [--rounds N] [--people N] [--folder DIR] [--port N]: measures the whole product
 * on this machine, beside its own PostgreSQL and the generator, and prints one table of all goals. docs/testing.md says
 * what each one shows.
 */

type Options = { seconds: number; rounds: number; people: number; port: number; keptIn: string | undefined };
type Bench = {
  shows: string;
  /** Unless the command says otherwise. */
  defaults: { seconds: number; rounds: number; people: number };
  run: (options: Options) => Promise<Goal[]>;
};

const onOneGround =
  (run: (ground: Ground, options: Options) => Promise<Goal[]>, { isInspected = false } = {}) =>
  (options: Options) =>
    onGround({ port: options.port, people: options.people, isInspected }, (ground) => run(ground, options));

const benches: Record<string, Bench> = {
  save: {
    shows: 'what a save costs beyond its statements, against pgbench: 5 min',
    defaults: { seconds: 30, rounds: 3, people: 5000 },
    run: onOneGround(benchSaves),
  },
  mix: {
    shows: '10,000 players at the same time: 31 min',
    defaults: { seconds: 600, rounds: 3, people: mixPeople },
    run: onOneGround(benchMix),
  },
  pages: {
    shows: 'first load, first frame and from clip to clip in Chromium, on slow 4G too: 8 min',
    defaults: { seconds: 0, rounds: 7, people: 100 },
    run: onOneGround(benchPages),
  },
  report: {
    shows: 'the PDF of a whole game, alone and 200 at once: 3 min',
    defaults: { seconds: 24, rounds: 3, people: 100 },
    run: onOneGround(benchReport),
  },
  start: {
    shows: 'from the start of the server until it is ready: 2 min',
    defaults: { seconds: 0, rounds: 7, people: 5000 },
    run: onOneGround(benchStart),
  },
  overload: {
    shows: 'three times of what the server can do, and a storm of logins: 10 min',
    defaults: { seconds: 60, rounds: 3, people: mixPeople },
    run: onOneGround(benchOverload),
  },
  hour: {
    shows: 'what an hour of requests does to the memory of the server: 61 min',
    defaults: { seconds: 3600, rounds: 1, people: mixPeople },
    run: onOneGround(benchHour, { isInspected: true }),
  },
  together: {
    shows: '300 rooms with two guests each: 11 min',
    defaults: { seconds: 600, rounds: 1, people: 300 },
    run: onOneGround(benchTogether, { isInspected: true }),
  },
  growth: {
    shows: 'a database of 1,000,000 people against a small one: 15 min, and once 20 min to fill it',
    defaults: { seconds: 60, rounds: 5, people: 1_000_000 },
    run: benchGrowth,
  },
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void takeDownGrounds().finally(() => process.exit(1)));
}

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: text, rounds: text, people: text, folder: text, port: text },
});
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name));
if (positionals.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no ${unknown.join(', ')}.`);
  console.error('Name one or more of these:');
  for (const [name, { shows }] of Object.entries(benches)) console.error(`  ${name.padEnd(9)} ${shows}`);
  console.error('For example: npm run bench -- save mix');
  process.exit(1);
}

const measured: { name: string; goals: Goal[] }[] = [];
for (const name of positionals) {
  const { defaults, run } = benches[name] as Bench;
  console.log(`\n== ${name}`);
  const goals = await run({
    seconds: Number(values.seconds ?? defaults.seconds),
    rounds: Number(values.rounds ?? defaults.rounds),
    people: Number(values.people ?? defaults.people),
    port: Number(values.port ?? 3250),
    keptIn: values.folder,
  });
  measured.push({ name, goals });
  if (!judgeAll(goals)) process.exitCode = 1;
}
console.log(`\n${tableOf(measured)}`);
