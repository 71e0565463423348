import { parseArgs } from 'node:util';
import { type Ground, onGround, takeDownGrounds } from './ground.ts';
import { benchGrowth } from './growth/growth.ts';
import { benchHour } from './hour/hour.ts';
import { benchMix } from './mix.ts';
import { benchOverload } from './overload/overload.ts';
import { mixPeople } from './requests.ts';
import { benchSaves } from './save.ts';

/**
 * npm run bench -- [NAME ...] [--seconds N] [--rounds N] [--people N] [--folder DIR] [--port N]: measures the whole server
 * on this machine, beside its own PostgreSQL and the generator. docs/testing.md says what each one shows.
 */

type Options = { seconds: number; rounds: number; people: number; port: number; keptIn: string | undefined };
type Bench = {
  /** Unless the command says otherwise. */
  defaults: { seconds: number; rounds: number; people: number };
  run: (options: Options) => Promise<boolean>;
};

const onOneGround =
  (run: (ground: Ground, options: Options) => Promise<boolean>, { isInspected = false } = {}) =>
  (options: Options) =>
    onGround({ port: options.port, people: options.people, isInspected }, (ground) => run(ground, options));

const benches: Record<string, Bench> = {
  save: { defaults: { seconds: 30, rounds: 3, people: 5000 }, run: onOneGround(benchSaves) },
  mix: { defaults: { seconds: 600, rounds: 3, people: mixPeople }, run: onOneGround(benchMix) },
  overload: { defaults: { seconds: 60, rounds: 1, people: mixPeople }, run: onOneGround(benchOverload) },
  hour: {
    defaults: { seconds: 3600, rounds: 1, people: mixPeople },
    run: onOneGround(benchHour, { isInspected: true }),
  },
  growth: { defaults: { seconds: 60, rounds: 5, people: 1_000_000 }, run: benchGrowth },
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void takeDownGrounds().finally(() => process.exit(1)));
}

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: text, rounds: text, people: text, folder: text, port: text },
});
if (positionals.length === 0) console.error(`Name one of ${Object.keys(benches).join(', ')}.`);
process.exitCode = positionals.length === 0 ? 1 : 0;
for (const name of positionals) {
  const bench = benches[name];
  if (!bench) {
    console.error(`There is no ${name}. There are ${Object.keys(benches).join(', ')}.`);
    process.exitCode = 1;
    continue;
  }
  console.log(`\n== ${name}`);
  const { defaults, run } = bench;
  const isGood = await run({
    seconds: Number(values.seconds ?? defaults.seconds),
    rounds: Number(values.rounds ?? defaults.rounds),
    people: Number(values.people ?? defaults.people),
    port: Number(values.port ?? 3250),
    keptIn: values.folder,
  });
  if (!isGood) process.exitCode = 1;
}
