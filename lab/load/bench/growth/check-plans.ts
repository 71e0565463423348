import pg from 'pg';
import type { RunningServer } from '#server/create-services.ts';
import { literalOf } from '../record-save-script.ts';
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
  'instrument_files',
  'migrations',
  'prices',
  'studies',
  'study_texts',
  'study_departures',
];

/** Statements that read a large table whole on purpose, by a part of their text. They are of operators, who are few. */
const readingAll: Record<string, string> = {
  'plain_key("accounts"."email") ~': 'a search for a word of a name',
  'position(name_key(': 'a search for any part of a name',
  'from "tickets"': 'a count',
  'count(*)::int from "survey_answers"': 'the figures of the surveys',
  'max("fetched_at") from "subscriptions"': 'the health of the payments',
};

/** How many statements read a large table whole, and how many of the calls that sent them were made and accepted. */
export type CheckedPlans = { bad: number; made: number; accepted: number };

/**
 * Makes every call of the product and looks at the plans of each statement that it sent: for its values, and for any, as
 * PostgreSQL may plan what is prepared. Tables that the bench did not fill are looked at as well: there, PostgreSQL must
 * have an index that it could use.
 */
export async function checkPlans(running: RunningServer, callers: Callers): Promise<CheckedPlans> {
  const statements: Statements = new Map();
  const stop = recordInto(statements);
  const { made, accepted } = await makeEveryCall(running, callers).finally(stop);
  const pool = running.services.database.$client;
  const { large, growing } = await tablesOf(pool);
  const partialIndexes = await partialIndexesOf(pool);
  let looked = 0;
  let bad = 0;
  for (const [text, values] of statements) {
    if (!hasPlan(text)) continue;
    looked += 1;
    const { plans, forced } = await plansOf(pool, text, values);
    const tables = [
      ...plans.flatMap((plan) => tablesReadWhole(plan, partialIndexes)).filter((one) => large.has(one)),
      ...forced.flatMap(tablesWithoutIndex).filter((one) => growing.has(one)),
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
  return { bad, made, accepted };
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

/** The first and the last values of each statement: those of a small facility and those of a large one. */
type Statements = Map<string, { first: readonly unknown[]; last: readonly unknown[] }>;

/** Records every statement of this process with its values. @returns what ends it */
function recordInto(statements: Statements): () => void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | pg.QueryConfig, unknown];
    const { text, values = [] } = typeof first === 'string' ? { text: first } : first;
    const last = Array.isArray(second) ? second : values;
    statements.set(text, { first: statements.get(text)?.first ?? last, last });
    return Reflect.apply(query, this, given);
  } as typeof query;
  return () => {
    pg.Client.prototype.query = query;
  };
}

type Explained = { plans: Plan[]; forced: Plan[] };

/**
 * The plans of a statement for its first and its last values and, from its sixth run on, the one for any values if
 * PostgreSQL takes that; and for its values those in which an index is used wherever there is one, however few rows a
 * table has.
 */
async function plansOf(
  pool: pg.Pool,
  text: string,
  { first, last }: { first: readonly unknown[]; last: readonly unknown[] },
): Promise<Explained> {
  const client = await pool.connect();
  const explain = async (values: readonly unknown[]) => {
    const given = values.length > 0 ? `(${values.map(literalOf).join(', ')})` : '';
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json) execute looked_at${given}`,
    );
    return (rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan;
  };
  const explainAll = async (all: readonly (readonly unknown[])[]) => {
    await client.query(`prepare looked_at as ${text}`);
    const plans: Plan[] = [];
    for (const values of all) plans.push(await explain(values));
    await client.query('deallocate looked_at');
    return plans;
  };
  try {
    const plans = await explainAll([first, last, first, last, first, last]);
    await client.query('set enable_seqscan = off');
    return { plans, forced: await explainAll([first, last]) };
  } finally {
    // Not kept for others: it has a statement and a setting of its own.
    client.release(true);
  }
}
