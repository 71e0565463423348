import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const everyMs = 200;

type Look = { atMs: number; waits: Record<string, number>; checkpoints: number; checkpointMs: number };

/** What PostgreSQL was busy with in each second of a run, to name what a slow second waited for. */
export type DatabaseWatch = {
  /** In words, for this second of the run. */
  during(second: number): string;
  end(): Promise<void>;
};

/** Looks at PostgreSQL five times a second through a connection of its own. */
export async function watchDatabase(url: string): Promise<DatabaseWatch> {
  const client = new pg.Client({ connectionString: url, application_name: 'bench-watch' });
  await client.connect();
  const looks: Look[] = [];
  const startedAt = performance.now();
  let isOn = true;
  const watching = (async () => {
    while (isOn) {
      looks.push(await look(client, performance.now() - startedAt));
      await sleep(everyMs);
    }
  })();
  return {
    during: (second) => inWords(looks, second),
    async end() {
      isOn = false;
      await watching;
      await client.end();
    },
  };
}

async function look(client: pg.Client, atMs: number): Promise<Look> {
  const { rows: waiting } = await client.query<{ wait: string; count: number }>(
    `select coalesce(wait_event_type || ' ' || wait_event, 'working') as wait, count(*)::int as count
     from pg_stat_activity where state = 'active' and application_name <> 'bench-watch' group by 1`,
  );
  const { rows } = await client.query<{ done: number; ms: number }>(
    `select (num_timed + num_requested)::int as done, (write_time + sync_time)::float8 as ms from pg_stat_checkpointer`,
  );
  const waits = Object.fromEntries(waiting.map(({ wait, count }) => [wait, count]));
  return { atMs, waits, checkpoints: rows[0]?.done ?? 0, checkpointMs: rows[0]?.ms ?? 0 };
}

function inWords(looks: readonly Look[], second: number): string {
  const at = looks.filter(({ atMs }) => Math.floor(atMs / 1000) === second);
  // A checkpoint is counted when it ends, so the next look may be the first that knows of it.
  const around = looks.filter(({ atMs }) => Math.abs(atMs / 1000 - second) < 2);
  const counted = new Map<string, number>();
  for (const { waits } of at)
    for (const [wait, count] of Object.entries(waits)) counted.set(wait, (counted.get(wait) ?? 0) + count);
  const busiest = [...counted].sort((a, b) => b[1] - a[1]).slice(0, 3);
  const waits = busiest.map(([wait, count]) => `${wait} x ${count}`).join(', ') || 'nothing';
  const isCheckpoint = around.at(0)?.checkpoints !== around.at(-1)?.checkpoints;
  return `in ${at.length} looks: ${waits}${isCheckpoint ? '; a checkpoint' : ''}`;
}
