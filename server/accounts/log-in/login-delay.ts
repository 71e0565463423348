import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { minuteMs } from '#server/clock.ts';
import type { Database } from '#server/database/pool.ts';
import { networkOf } from '#server/http/network-of.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { createLines } from '../in-turn.ts';
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

/** Clocks of several machines differ; a failure later than that was counted while a clock was wrong. */
const clockToleranceMs = minuteMs;

/**
 * One attempt of a pair after the other: whether it failed is known before the next one counts. An address that has
 * failed too often has one password checked at a time, so that it cannot take the hashing away from everybody else.
 */
const inTurn = createLines({ atOnce: 1, mostWaiting: 200 });

type Attempt = {
  /** The account's id, or what was typed where nobody has that name. */
  account: string;
  address: string;
  /** Known already by a session or a provider: not held to what others did at this address. */
  isKnown?: boolean;
};

export type Tried = {
  isRight: boolean;
  /** What is answered to a wrong password and to an unknown name alike where the address has failed too often. */
  refusal: Problem | null;
};

/**
 * Looks whether a password is right. The attempt counts as failed until `check` says yes, so that parallel guesses are
 * counted too.
 * @throws Problem `too_many_requests` with the seconds to wait, or `busy`
 */
export async function tryPassword(
  { database, clock, config, hashCaller }: Services,
  { account, address, isKnown = false }: Attempt,
  check: () => Promise<boolean>,
): Promise<Tried> {
  if (!config.loginDelay) return { isRight: await check(), refusal: null };
  const owner = await hashCaller(account.toLowerCase());
  const network = await hashCaller(networkOf(address));
  const pairKey = `pair:${owner}:${network}`;
  const accountKey = `account:${owner}`;
  const addressKey = `address:${network}`;
  if ((await readFailures(database, accountKey, rules.account, clock.now())) >= failuresBeforePause) {
    await sleep(pauseMs);
  }
  return inTurn(pairKey, async () => {
    const now = clock.now();
    await countFailure(database, pairKey, owner, rules.pair, now);
    await countFailure(database, accountKey, owner, rules.account, now);
    const refusal = await refusalOf(countFailure(database, addressKey, null, rules.address, now));
    const isRight = await (refusal && !isKnown ? inTurn(addressKey, check) : check());
    if (isRight) {
      await database.delete(loginFailures).where(eq(loginFailures.key, pairKey));
      await takeBack(database, accountKey);
      if (refusal === null) await takeBack(database, addressKey);
    }
    return { isRight, refusal };
  });
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
export async function forgetFailures(
  { hashCaller }: Services,
  database: Database,
  accountId: string,
): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.account, await hashCaller(accountId)));
}

/** 0 while attempts are free, then 1, 2, 4 ... seconds. */
const delaySeconds = ({ free, longestSeconds }: Rule) =>
  sql`case when f.failures < ${free}::int then 0
      else least(${longestSeconds}::int, power(2, least(20, f.failures - ${free}::int))) end`;

/** The window is over, or was opened by a clock that was ahead. */
function isOver({ windowSeconds }: Rule, now: Date) {
  const windowBegins = new Date(now.getTime() - windowSeconds * 1000);
  const latest = new Date(now.getTime() + clockToleranceMs);
  return sql`(f.first_failed_at <= ${windowBegins} or f.last_failed_at > ${latest})`;
}

async function readFailures(database: Database, key: string, rule: Rule, now: Date): Promise<number> {
  const { rows } = await database.execute<{ failures: number }>(sql`
    select failures from login_failures f where key = ${key} and not ${isOver(rule, now)}`);
  return rows[0]?.failures ?? 0;
}

/** Checks and counts in one statement. @throws Problem when it is too early */
async function countFailure(
  database: Database,
  key: string,
  account: string | null,
  rule: Rule,
  now: Date,
): Promise<void> {
  const begins = isOver(rule, now);
  const delay = delaySeconds(rule);
  const allowedAt = sql`f.last_failed_at + make_interval(secs => ${delay})`;
  const counted = await database.execute(sql`
    insert into login_failures as f (key, account, failures, first_failed_at, last_failed_at)
    values (${key}, ${account}, 1, ${now}, ${now})
    on conflict (key) do update set
      failures = case when ${begins} then 1 else f.failures + 1 end,
      first_failed_at = case when ${begins} then excluded.first_failed_at else f.first_failed_at end,
      last_failed_at = excluded.last_failed_at
    where ${begins} or ${delay} = 0 or ${allowedAt} <= ${now}`);
  if (counted.rowCount) return;
  const refused = await database.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from ${allowedAt} - ${now}::timestamptz))::int as seconds
    from login_failures f where key = ${key}`);
  const seconds = refused.rows[0]?.seconds ?? 1;
  throw tooEarly(Math.min(Math.max(1, seconds), rule.longestSeconds));
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
