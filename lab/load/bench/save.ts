import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from './figures.ts';
import type { Ground } from './ground.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import { recordSaveScript } from './record-save-script.ts';
import { runSaveLoad } from './save-load.ts';
import type { Goal } from './verdict.ts';

const clients = 10;
const minRatio = 0.4;
const maxMs = 50;

/**
 * Measures what a save costs beyond its statements: the whole server, with its log, against pgbench running the same
 * statements on the same PostgreSQL, with 10 clients, in turn.
 */
export async function benchSaves(
  { origin, databaseUrl, folder, totalExercises, withServices }: Ground,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Goal[]> {
  const pgbench = findPgbench();
  const script = join(folder, 'save-answer.sql');
  await writeFile(script, await withServices(recordSaveScript));
  const load = { port: Number(new URL(origin).port), totalExercises, clients, seconds };
  const rates: { server: number[]; pgbench: number[] } = { server: [], pgbench: [] };
  await runSaveLoad({ ...load, seconds: 3 });
  for (let round = 1; round <= rounds; round += 1) {
    rates.server.push((await runSaveLoad(load)).rate);
    rates.pgbench.push(await runPgbench(pgbench, { url: databaseUrl, script, clients, seconds }));
    console.log(
      `round ${round}: server ${last(rates.server)}, pgbench ${last(rates.pgbench)} saves a second`,
    );
  }
  const half = median(rates.server) / 2;
  const { p50, p99 } = await runSaveLoad({ ...load, rate: half });
  const ratios = rates.server.map((rate, round) => rate / (rates.pgbench[round] ?? Number.NaN));
  console.log(`\nserver:  ${Math.round(median(rates.server))} saves a second (median of ${rounds})`);
  console.log(`pgbench: ${Math.round(median(rates.pgbench))} a second, the same statements`);
  console.log(`at half that load, ${Math.round(half)} a second: p50 ${p50} ms`);
  return [
    { name: "saves a second, of pgbench's", unit: '', values: ratios, atLeast: minRatio },
    { name: 'p99 at half that load', unit: ' ms', values: [p99], under: maxMs },
  ];
}

function last(values: readonly number[]): number {
  return Math.round(values.at(-1) ?? 0);
}
