import { clockToleranceMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { type SQL, sql } from '#server/lib/database/query.ts';

/** How many failures are free within how long, and how long the delay grows after them. */
export type Rule = { free: number; maxSeconds: number; windowSeconds: number };

/** Something that failures are counted for; `account` names the owner, whose new password clears the count. */
export type FailureCount = { key: string; account: string | null; rule: Rule };

/** 0 while attempts are free, then 1, 2, 4 ... seconds. */
const delaySeconds = ({ free, maxSeconds }: Rule) =>
  sql`case when f.failures < ${free}::int then 0
      else least(${maxSeconds}::int, power(2, least(20, f.failures - ${free}::int))) end`;

const allowedAt = (rule: Rule) => sql`f.last_failed_at + make_interval(secs => ${delaySeconds(rule)})`;

/** The window has ended, or was opened by a clock that was ahead. */
function isExpired({ windowSeconds }: Rule, now: Date) {
  const windowBegins = new Date(now.getTime() - windowSeconds * 1000);
  const latest = new Date(now.getTime() + clockToleranceMs);
  return sql`(f.first_failed_at <= ${windowBegins} or f.last_failed_at > ${latest})`;
}

/** Checks and counts a failure, for every row of `from`. */
function count({ key, account, rule }: FailureCount, from: SQL, now: Date): SQL {
  const begins = isExpired(rule, now);
  return sql`
    insert into login_failures as f (key, account, failures, first_failed_at, last_failed_at)
    select ${key}, ${account}::text, 1, ${now}::timestamptz, ${now}::timestamptz ${from}
    on conflict (key) do update set
      failures = case when ${begins} then 1 else f.failures + 1 end,
      first_failed_at = case when ${begins} then excluded.first_failed_at else f.first_failed_at end,
      last_failed_at = excluded.last_failed_at
    where ${begins} or ${delaySeconds(rule)} = 0 or ${allowedAt(rule)} <= ${now}
    returning key, failures`;
}

/**
 * Counts a failure for each of them, in one statement. When it is too early for another attempt at the first one,
 * nothing is counted.
 * @returns the failures of those that were counted, by key; it was too early for the others
 */
export async function countFailures(
  database: Database,
  [first, ...others]: readonly [FailureCount, ...FailureCount[]],
  now: Date,
): Promise<Map<string, number>> {
  const names = others.map((_, index) => sql.raw(`counted_${index}`));
  const ctes = others.map((other, index) => sql`${names[index]} as (${count(other, sql`from first`, now)})`);
  const { rows } = await database.execute<{ key: string; failures: number }>(sql`
    with ${sql.join([sql`first as (${count(first, sql``, now)})`, ...ctes], sql`, `)}
    ${sql.join(
      [sql`first`, ...names].map((name) => sql`select key, failures from ${name}`),
      sql` union all `,
    )}`);
  return new Map(rows.map(({ key, failures }) => [key, failures]));
}

/**
 * Takes a failure back for each key. The rows are locked in the order in which they were counted.
 * @param clearsFirst deletes all failures of the first key
 */
export async function uncountFailures(
  database: Database,
  keys: readonly [string, ...string[]],
  clearsFirst = true,
): Promise<void> {
  // PostgreSQL would take an array in one parameter for ten keys, and read the whole table.
  const listed = sql`array[${sql.join(
    keys.map((key) => sql`${key}::text`),
    sql`, `,
  )}]`;
  await database.execute(sql`
    with counted as (
      select key, ${clearsFirst} and key = ${keys[0]} as is_first from login_failures where key = any(${listed})
      order by array_position(${listed}, key) for update
    ),
    deleted as (delete from login_failures f using counted where f.key = counted.key and is_first)
    update login_failures f set failures = greatest(0, failures - 1)
    from counted where f.key = counted.key and not is_first`);
}

/** The whole seconds until the next attempt is allowed, at least 1. */
export async function secondsToWait(
  database: Database,
  { key, rule }: Pick<FailureCount, 'key' | 'rule'>,
  now: Date,
): Promise<number> {
  const { rows } = await database.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from ${allowedAt(rule)} - ${now}::timestamptz))::int as seconds
    from login_failures f where key = ${key}`);
  return Math.min(Math.max(1, rows[0]?.seconds ?? 1), rule.maxSeconds);
}
