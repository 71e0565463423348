import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/pool.ts';
import { networkOf } from '#server/http/network-of.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { loginFailures } from '../tables.ts';

/**
 * The delay that grows with wrong passwords (decision G77). It is counted for the pair of account and address, so
 * that a stranger elsewhere never stops the owner; for the account alone it is a short pause; for the address alone
 * it begins beyond 100 failures an hour, and never stops the right password: a whole facility may stand behind one
 * address. Whoever guesses names nobody has is treated as who guesses passwords.
 */
type Rule = { free: number; longestSeconds: number; windowSeconds: number };

const hour = 3600;
const rules = {
  pair: { free: 5, longestSeconds: 900, windowSeconds: 24 * hour },
  account: { free: 0, longestSeconds: 0, windowSeconds: hour },
  address: { free: 100, longestSeconds: 5, windowSeconds: hour },
} as const satisfies Record<string, Rule>;

/** Failures of one account, from anywhere, after which each attempt pauses. */
const failuresBeforePause = 10;
const pauseMs = 1000;

export type Attempt = {
  /** Takes the failure back: the password was right. */
  succeeded(): Promise<void>;
  /**
   * What a log in answers to a wrong password and to an unknown name alike, where the address has failed too often;
   * else null. Who is known already, by a session or a provider, is not held to it.
   */
  refusal: Problem | null;
};

const unhindered: Attempt = { succeeded: async () => {}, refusal: null };

/**
 * Counts an attempt as failed until it `succeeded`, so that parallel guesses are counted too.
 * @param account the account's id, or what was typed where nobody has that name
 * @throws Problem `too_many_requests` with the seconds to wait
 */
export async function beginAttempt(
  { database, clock, config }: Services,
  account: string,
  address: string,
): Promise<Attempt> {
  if (!config.loginDelay) return unhindered;
  const now = clock.now();
  const owner = hashed(account.toLowerCase());
  const network = networkOf(address);
  const pairKey = `pair:${owner}:${hashed(network)}`;
  const accountKey = `account:${owner}`;
  const addressKey = `address:${hashed(network)}`;
  await countFailure(database, pairKey, owner, rules.pair, now);
  const ofAccount = await countFailure(database, accountKey, owner, rules.account, now);
  const refusal = await refusalOf(countFailure(database, addressKey, null, rules.address, now));
  if (ofAccount > failuresBeforePause) await sleep(pauseMs);
  return {
    async succeeded() {
      await database.delete(loginFailures).where(eq(loginFailures.key, pairKey));
      await takeBack(database, accountKey);
      if (refusal === null) await takeBack(database, addressKey);
    },
    refusal,
  };
}

const networksAtCheck = new Set<string>();

/**
 * Checks a password from an address that has failed too often: one of its own at a time, so that it cannot take the
 * hashing away from everybody else.
 * @throws `refusal` while another one of this address is being checked
 */
export async function checkAlone<T>(address: string, refusal: Problem, check: () => Promise<T>): Promise<T> {
  const network = networkOf(address);
  if (networksAtCheck.has(network)) throw refusal;
  networksAtCheck.add(network);
  try {
    return await check();
  } finally {
    networksAtCheck.delete(network);
  }
}

async function refusalOf(counting: Promise<unknown>): Promise<Problem | null> {
  try {
    await counting;
    return null;
  } catch (refusal) {
    if (refusal instanceof Problem) return refusal;
    throw refusal;
  }
}

/** A new password takes back every failure of the old one. */
export async function forgetFailures(database: Database, accountId: string): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.account, hashed(accountId)));
}

/** 0 while attempts are free, then 1, 2, 4 ... seconds. */
const delaySeconds = ({ free, longestSeconds }: Rule) =>
  sql`case when f.failures < ${free}::int then 0
      else least(${longestSeconds}::int, power(2, least(20, f.failures - ${free}::int))) end`;

/** Checks and counts in one statement; answers the failures of this window. @throws Problem when it is too early */
async function countFailure(
  database: Database,
  key: string,
  account: string | null,
  rule: Rule,
  now: Date,
): Promise<number> {
  const windowBegins = new Date(now.getTime() - rule.windowSeconds * 1000);
  const isOver = sql`f.first_failed_at <= ${windowBegins}`;
  const allowedAt = sql`f.last_failed_at + make_interval(secs => ${delaySeconds(rule)})`;
  const { rows } = await database.execute<{ failures: number }>(sql`
    insert into login_failures as f (key, account, failures, first_failed_at, last_failed_at)
    values (${key}, ${account}, 1, ${now}, ${now})
    on conflict (key) do update set
      failures = case when ${isOver} then 1 else f.failures + 1 end,
      first_failed_at = case when ${isOver} then excluded.first_failed_at else f.first_failed_at end,
      last_failed_at = excluded.last_failed_at
    where ${isOver} or ${allowedAt} <= ${now}
    returning failures`);
  if (rows[0]) return rows[0].failures;
  const refused = await database.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from ${allowedAt} - ${now}::timestamptz))::int as seconds
    from login_failures f where key = ${key}`);
  throw tooEarly(Math.max(1, refused.rows[0]?.seconds ?? 1));
}

function tooEarly(retryAfterSeconds: number): Problem {
  const wait =
    retryAfterSeconds < 60
      ? counted(retryAfterSeconds, 'second')
      : counted(Math.ceil(retryAfterSeconds / 60), 'minute');
  return new Problem('too_many_requests', `Too many attempts. Please wait ${wait} and try again.`, {
    retryAfterSeconds,
  });
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

async function takeBack(database: Database, key: string): Promise<void> {
  await database
    .update(loginFailures)
    .set({ failures: sql`greatest(0, ${loginFailures.failures} - 1)` })
    .where(eq(loginFailures.key, key));
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
