import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { clockToleranceMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { createKeyedQueue } from '#server/lib/keyed-queue.ts';
import type { HashCaller } from '#server/lib/limits/caller-hash.ts';
import { type NetworkBits, networkOf } from '#server/lib/limits/network-of.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services.ts';
import { accounts, loginFailures } from '../tables.ts';
import { removeDevices } from './known-devices.ts';

/**
 * The delay that grows with wrong passwords (decision G77). It is counted for the pair of account and address, so that
 * somebody elsewhere never stops the owner, or of account and known device, so that a neighbor does not either. For the
 * account alone it is a short pause. For the address alone it begins after 100 failures an hour, and never stops the
 * right password: a whole facility may share one address. IPv6 networks are counted in three widths. Guesses of names
 * that nobody has are treated like guesses of passwords.
 */
type Rule = { free: number; maxSeconds: number; windowSeconds: number };

const hour = 3600;
const rules = {
  pair: { free: 5, maxSeconds: 900, windowSeconds: 24 * hour },
  account: { free: 0, maxSeconds: 0, windowSeconds: hour },
  address: { free: 100, maxSeconds: 5, windowSeconds: hour },
} as const satisfies Record<string, Rule>;

/** Failures an hour before a wider IPv6 network has to wait: many households may share it. */
const widerNetworks: readonly { bits: NetworkBits; free: number }[] = [
  { bits: 56, free: 400 },
  { bits: 48, free: 1600 },
];

/** Failures of one account, from anywhere, after which each attempt pauses. */
const failuresBeforePause = 10;
const pauseMs = 1000;

/**
 * Attempts of a pair run one after another: the result of one is known before the next one counts. An address that has
 * failed too often has one password checked at a time, so that it cannot use up the hashing capacity of everybody else.
 */
const inTurn = createKeyedQueue({ atOnce: 1, maxWaiting: 200 });

type Attempt = {
  /** The account's id, or the typed name if nobody has it. */
  account: string;
  address: string;
  /** Already identified by a session, a provider or the device: failures of others at this address do not count. */
  isKnown?: boolean;
  /** The hash of a known device: its failures are counted separately. */
  device?: string | null;
};

export type PasswordCheck = {
  isRight: boolean;
  /** The response to a wrong password and to an unknown name alike when the address has failed too often. */
  rejection: Problem | null;
};

/**
 * Checks a password. The attempt counts as failed until `check` returns true, so that parallel guesses are counted too.
 * @throws Problem `too_many_requests` with the seconds to wait, or `busy`
 */
export async function tryPassword(
  { counters, clock, config, hashCaller }: Services,
  { account, address, isKnown = false, device = null }: Attempt,
  check: () => Promise<boolean>,
): Promise<PasswordCheck> {
  if (!config.loginDelay) return { isRight: await check(), rejection: null };
  const owner = await hashCaller(account.toLowerCase());
  const network = await hashCaller(networkOf(address));
  const pairKey = `pair:${owner}:${device ?? network}`;
  const accountKey = `account:${owner}`;
  const failures = device ? 0 : await readFailures(counters, accountKey, rules.account, clock.now());
  if (failures >= failuresBeforePause) await sleep(pauseMs);
  return inTurn(pairKey, async () => {
    const now = clock.now();
    await countFailure(counters, pairKey, owner, rules.pair, now);
    const [{ counted, waiting }] = await Promise.all([
      countNetworks(counters, await hashNetworks(hashCaller, address), now),
      countFailure(counters, accountKey, owner, rules.account, now),
    ]);
    const isRight = await (waiting && !isKnown ? inTurn(waiting.key, check) : check());
    if (isRight) {
      await Promise.all([
        counters.delete(loginFailures).where(eq(loginFailures.key, pairKey)),
        ...[accountKey, ...counted].map((key) => uncountFailure(counters, key)),
      ]);
    }
    return { isRight, rejection: waiting?.rejection ?? null };
  });
}

type Network = { key: string; rule: Rule };

/** The address, or its IPv6 network in three widths. */
async function hashNetworks(hashCaller: HashCaller, address: string): Promise<Network[]> {
  const own = { key: `address:${await hashCaller(networkOf(address))}`, rule: rules.address };
  const wider = widerNetworks.map(async ({ bits, free }) => {
    const network = networkOf(address, bits);
    return network === address
      ? []
      : [{ key: `address:${await hashCaller(network)}`, rule: { ...rules.address, free } }];
  });
  return [own, ...(await Promise.all(wider)).flat()];
}

/** Counts a failure for each network that does not have to wait; returns their keys, and the widest network that waits. */
async function countNetworks(database: Database, networks: Network[], now: Date) {
  const counted: string[] = [];
  let waiting: { key: string; rejection: Problem } | null = null;
  for (const { key, rule } of networks) {
    const rejection = await catchProblem(countFailure(database, key, null, rule, now));
    if (rejection) waiting = { key, rejection };
    else counted.push(key);
  }
  return { counted, waiting: waiting as { key: string; rejection: Problem } | null };
}

async function catchProblem(counting: Promise<unknown>): Promise<Problem | null> {
  try {
    await counting;
    return null;
  } catch (rejection) {
    if (rejection instanceof Problem) return rejection;
    throw rejection;
  }
}

/**
 * Clears every failure of the old password, and the devices that were known with it.
 * @param deviceId the device on which the new password was chosen, which stays known
 */
export async function clearFailures(
  { hashCaller }: Services,
  database: Database,
  accountId: string,
  deviceId?: string,
): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.account, await hashCaller(accountId)));
  await database.update(accounts).set({ wrongPasswords: 0 }).where(eq(accounts.id, accountId));
  await removeDevices({ hashCaller }, database, accountId, deviceId);
}

/** 0 while attempts are free, then 1, 2, 4 ... seconds. */
const delaySeconds = ({ free, maxSeconds }: Rule) =>
  sql`case when f.failures < ${free}::int then 0
      else least(${maxSeconds}::int, power(2, least(20, f.failures - ${free}::int))) end`;

/** The window has ended, or was opened by a clock that was ahead. */
function isExpired({ windowSeconds }: Rule, now: Date) {
  const windowBegins = new Date(now.getTime() - windowSeconds * 1000);
  const latest = new Date(now.getTime() + clockToleranceMs);
  return sql`(f.first_failed_at <= ${windowBegins} or f.last_failed_at > ${latest})`;
}

async function readFailures(database: Database, key: string, rule: Rule, now: Date): Promise<number> {
  const { rows } = await database.execute<{ failures: number }>(sql`
    select failures from login_failures f where key = ${key} and not ${isExpired(rule, now)}`);
  return rows[0]?.failures ?? 0;
}

/** Checks and counts in one statement. @throws Problem when it is too early for another attempt */
async function countFailure(
  database: Database,
  key: string,
  account: string | null,
  rule: Rule,
  now: Date,
): Promise<void> {
  const begins = isExpired(rule, now);
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
  const rejected = await database.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from ${allowedAt} - ${now}::timestamptz))::int as seconds
    from login_failures f where key = ${key}`);
  const seconds = rejected.rows[0]?.seconds ?? 1;
  throw tooEarly(Math.min(Math.max(1, seconds), rule.maxSeconds));
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

async function uncountFailure(database: Database, key: string): Promise<void> {
  await database
    .update(loginFailures)
    .set({ failures: sql`greatest(0, ${loginFailures.failures} - 1)` })
    .where(eq(loginFailures.key, key));
}
