import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { backUp, queryRestored } from '../backup.ts';
import type { Proof } from './proof.ts';
import { startSaves } from './saves.ts';

const beforeMs = 60_000;

export const restore: Proof = {
  name: 'restore',
  // The last of all: the running cluster lacks the table from then on.
  shows: 'a backup and the archive bring back the state of one minute before a table was dropped',
  async run({ cluster, rate }) {
    const primary = await cluster.primary();
    backUp(primary);
    const saves = startSaves(cluster.url, rate);
    await sleep(5000);
    await saves.stop();
    const expected = [...saves.acknowledged];
    const target = new Date();
    const later = startSaves(cluster.url, rate);
    await sleep(5000);
    await later.stop();
    await sleep(beforeMs - 5000);
    const pool = new pg.Pool({ connectionString: cluster.databaseUrl, max: 1 });
    await pool.query('drop table attempts');
    await pool.end();
    const { rows } = await queryRestored(cluster, primary, {
      target,
      statement: `select count(*) filter (where save_id = any($1::uuid[]))::int as before,
        count(*) filter (where save_id = any($2::uuid[]))::int as after from attempts`,
      values: [expected, [...later.acknowledged]],
    });
    const [{ before, after }] = rows;
    return {
      holds: before === expected.length && after === 0,
      measured: `${before} of ${expected.length} saves from before that minute are back, ${after} of ${later.acknowledged.size} from after it`,
    };
  },
};
