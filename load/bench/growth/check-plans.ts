import pg from 'pg';
import type { Services } from '#server/services.ts';
import { hasPlan, type Plan, shortened, tablesReadWhole } from './plans.ts';
import { makeEveryCall } from './sample-calls.ts';

/** PostgreSQL reads a smaller table whole because that is faster. */
const fewRows = 5000;

/** Statements that read a large table whole on purpose, by a part of their text. */
const readingAll: Record<string, string> = {
  'position(lower(': 'an operator searches people by any part of a name',
};

/**
 * Makes every call of the product and looks at the plan of each statement that it sent. @returns how many of them read a
 * large table whole
 */
export async function checkPlans(services: Services, people: number): Promise<number> {
  const statements = new Map<string, readonly unknown[]>();
  const stop = recordInto(statements);
  const { made, accepted } = await makeEveryCall(services, people).finally(stop);
  const { rows } = await services.pool.query<{ name: string }>(
    `select relname as name from pg_class
      where relkind = 'r' and reltuples > $1 and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
    [fewRows],
  );
  const large = new Set(rows.map(({ name }) => name));
  let looked = 0;
  let bad = 0;
  for (const [text, values] of statements) {
    if (!hasPlan(text)) continue;
    looked += 1;
    const tables = tablesReadWhole(await planOf(services.pool, text, values)).filter((one) => large.has(one));
    if (tables.length === 0) continue;
    const [, reason] = Object.entries(readingAll).find(([part]) => text.includes(part)) ?? [];
    if (!reason) bad += 1;
    console.log(
      `  reads all of ${[...new Set(tables)].join(', ')}${reason ? ` (${reason})` : ''}: ${shortened(text)}`,
    );
  }
  console.log(
    `plans: ${looked} statements of ${made} calls, ${accepted} of them accepted; large tables: ${[...large].join(', ')}`,
  );
  return bad;
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

async function planOf(pool: pg.Pool, text: string, values: readonly unknown[]): Promise<Plan> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, [
    ...values,
  ]);
  return (rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan;
}
