import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const everyMs = 100;
const mostWaits = 4;

/** What PostgreSQL's processes were doing at one moment, in the time of `performance.now()`. */
export type Look = { at: number; waits: Record<string, number>; checkpoints: number };

export type Span = { from: number; to: number };

/** What PostgreSQL was busy with during a run, to name what a slow second waited for. */
export type DatabaseWatch = {
  /** In words, for each of these spans and for the rest of the run. */
  waits(spans: readonly Span[]): { usually: string; during: string[] };
  end(): Promise<void>;
};

/** Looks at PostgreSQL ten times a second through a connection of its own. */
export async function watchDatabase(url: string): Promise<DatabaseWatch> {
  const client = new pg.Client({ connectionString: url, application_name: 'bench-watch' });
  await client.connect();
  const looks: Look[] = [];
  let isOn = true;
  const watching = (async () => {
    while (isOn) {
      looks.push(await look(client));
      await sleep(everyMs);
    }
  })();
  return {
    waits: (spans) => waitsIn(looks, spans),
    async end() {
      isOn = false;
      await watching;
      await client.end();
    },
  };
}

/** Every process that works or waits, those in the background too; not those that have nothing to do. */
async function look(client: pg.Client): Promise<Look> {
  const at = performance.now();
  const { rows } = await client.query<Omit<Look, 'at'>>({
    // Prepared by its name: planning it each time took as long as running it.
    name: 'look',
    text: `select (select num_timed + num_requested from pg_stat_checkpointer)::int as checkpoints,
      coalesce(json_object_agg(wait, count), '{}') as waits
     from (
       select coalesce(wait_event_type || ' ' || wait_event, 'working')
           || case backend_type when 'client backend' then '' else ' of the ' || backend_type end as wait,
         count(*)::int as count
       from pg_stat_activity
       where (state = 'active' or backend_type <> 'client backend')
         and wait_event_type is distinct from 'Activity' and application_name <> 'bench-watch'
       group by 1
     ) found`,
  });
  return { at, ...(rows[0] as (typeof rows)[number]) };
}

/** How many processes were found at what, on average of the looks in each span, beside those of all other looks. */
export function waitsIn(looks: readonly Look[], spans: readonly Span[]): ReturnType<DatabaseWatch['waits']> {
  const isIn =
    ({ from, to }: Span) =>
    ({ at }: Look) =>
      at >= from && at < to;
  const others = meansOf(looks.filter((one) => !spans.some((span) => isIn(span)(one))));
  return {
    usually: mostOf(others).map(inWords).join(', ') || 'nothing',
    during: spans.map((span) => {
      const during = looks.filter(isIn(span));
      const found = mostOf(meansOf(during)).map(
        ([wait, mean]) => `${inWords([wait, mean])} (usually ${(others.get(wait) ?? 0).toFixed(1)})`,
      );
      // A checkpoint is counted when it ends, so a later look may be the first that knows of it.
      const around = looks.filter(isIn({ from: span.from - 2000, to: span.to + 2000 }));
      const isCheckpoint = around.at(0)?.checkpoints !== around.at(-1)?.checkpoints;
      return `in ${during.length} looks ${found.join(', ') || 'nothing'}${isCheckpoint ? '; a checkpoint' : ''}`;
    }),
  };
}

const inWords = ([wait, mean]: [string, number]) => `${wait} ${mean.toFixed(1)}`;

function mostOf(means: ReadonlyMap<string, number>): [string, number][] {
  return [...means].sort((a, b) => b[1] - a[1]).slice(0, mostWaits);
}

function meansOf(looks: readonly Look[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { waits } of looks)
    for (const [wait, count] of Object.entries(waits)) sums.set(wait, (sums.get(wait) ?? 0) + count);
  return new Map([...sums].map(([wait, sum]) => [wait, sum / looks.length]));
}
