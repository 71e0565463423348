import { parseArgs } from 'node:util';
import { type Ground, onGround } from './ground.ts';
import { benchMix } from './mix.ts';
import { mixPeople } from './requests.ts';
import { benchSaves } from './save.ts';

/**
 * npm run bench -- [NAME ...] [--seconds N] [--rounds N] [--port N]: measures the whole server on this machine, beside its
 * own PostgreSQL and the generator. `save`: a save against its statements in pgbench. `mix`: 10,000 players.
 */

type Options = { seconds: number; rounds: number };
type Bench = {
  people?: number;
  seconds: number;
  run: (ground: Ground, options: Options) => Promise<boolean>;
};

const benches: Record<string, Bench> = {
  save: { seconds: 30, run: benchSaves },
  mix: { people: mixPeople, seconds: 600, run: benchMix },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' }, rounds: { type: 'string' }, port: { type: 'string' } },
});
const names = positionals.length === 0 ? Object.keys(benches) : positionals;
const port = Number(values.port ?? 3250);
const rounds = Number(values.rounds ?? 3);
for (const name of names) {
  const bench = benches[name];
  if (!bench) {
    console.error(`There is no ${name}. There are ${Object.keys(benches).join(' and ')}.`);
    process.exitCode = 1;
    continue;
  }
  console.log(`\n== ${name}`);
  const { people } = bench;
  const seconds = Number(values.seconds ?? bench.seconds);
  const isGood = await onGround({ port, ...(people !== undefined && { people }) }, (ground) =>
    bench.run(ground, { seconds, rounds }),
  );
  if (!isGood) process.exitCode = 1;
}
