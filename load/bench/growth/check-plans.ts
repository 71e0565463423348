import pg from 'pg';
import type { Services } from '#server/services.ts';
import { hasPlan, type Plan, shortened, tablesReadWhole, tablesWithoutIndex } from './plans.ts';
import { type Callers, makeEveryCall } from './sample-calls.ts';

/** PostgreSQL reads a smaller table whole because that is faster. */
const fewRows = 5000;

/** Tables that have a handful of rows however many people there are. */
const alwaysSmall = [
  'blocked_networks',
  'database_use',
  'discount_codes',
  'hash_keys',
  'migrations',
  'prices',
  'study_key',
];

/** Statements that read a large table whole on purpose, by a part of their text. They are of operators, who are few. */
const readingAll: Record<string, string> = {
  'position(lower(': 'a search for any part of a name',
  'from "tickets"': 'a count',
  'count(*)::int from "survey_answers"': 'the figures of the surveys',
  'max("fetched_at") from "subscriptions"': 'the health of the payments',
};

/**
 * Makes every call of the product and looks at the plan of each statement that it sent. Tables that the bench did not fill
 * are looked at as well: there, PostgreSQL must have an index that it could use. @returns how many statements read a
 * large table whole
 */
export async function checkPlans(services: Services, callers: Callers): Promise<number> {
  const statements = new Map<string, readonly unknown[]>();
  const stop = recordInto(statements);
  const { made, accepted } = await makeEveryCall(services, callers).finally(stop);
  const { large, growing } = await tablesOf(services.pool);
  const partialIndexes = await partialIndexesOf(services.pool);
  let looked = 0;
  let bad = 0;
  for (const [text, values] of statements) {
    if (!hasPlan(text)) continue;
    looked += 1;
    const plan = await planOf(services.pool, text, values, { forcingIndexes: false });
    const forced = await planOf(services.pool, text, values, { forcingIndexes: true });
    const tables = [
      ...tablesReadWhole(plan, partialIndexes).filter((one) => large.has(one)),
      ...tablesWithoutIndex(forced).filter((one) => growing.has(one)),
    ];
    if (tables.length === 0) continue;
    const [, reason] = Object.entries(readingAll).find(([part]) => text.includes(part)) ?? [];
    if (!reason) bad += 1;
    console.log(
      `  reads all of ${[...new Set(tables)].join(', ')}${reason ? ` (${reason})` : ''}: ${shortened(text)}`,
    );
  }
  console.log(
    `plans: ${looked} statements of ${made} calls, ${accepted} of them accepted; large tables: ${[...large].join(', ')}; ` +
      `others that grow: ${[...growing].join(', ')}`,
  );
  return bad;
}

/** The tables that are large here, and those that only the product in use would make large. */
async function tablesOf(pool: pg.Pool): Promise<{ large: Set<string>; growing: Set<string> }> {
  const { rows } = await pool.query<{ name: string; isLarge: boolean }>(
    `select relname as name, reltuples > $1 as "isLarge" from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($2)`,
    [fewRows, alwaysSmall],
  );
  const named = (isLarge: boolean) =>
    new Set(rows.filter((row) => row.isLarge === isLarge).map(({ name }) => name));
  return { large: named(true), growing: named(false) };
}

async function partialIndexesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  return rows.map(({ name }) => name);
}

/** Records every statement of this process with its values. @returns what ends it */
function recordInto(statements: Map<string, readonly unknown[]>): () => void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | pg.QueryConfig, unknown];
    const { text, values = [] } = typeof first === 'string' ? { text: first } : first;
    statements.set(text, Array.isArray(second) ? second : values);
    return Reflect.apply(query, this, given);
  } as typeof query;
  return () => {
    pg.Client.prototype.query = query;
  };
}

/** @param forcingIndexes an index is used wherever there is one, however few rows a table has */
async function planOf(
  pool: pg.Pool,
  text: string,
  values: readonly unknown[],
  { forcingIndexes }: { forcingIndexes: boolean },
): Promise<Plan> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    if (forcingIndexes) await client.query('set local enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, [
      ...values,
    ]);
    return (rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
