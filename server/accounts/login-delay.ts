import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { loginFailures } from './tables.ts';

/**
 * The delay that grows with wrong passwords (decision G77). It is counted for the pair of account and address, so
 * that a stranger elsewhere never stops the owner; for the account alone it is a short pause; for the address alone
 * it begins beyond 100 failures an hour. Whoever guesses names nobody has is treated the same.
 */
const hour = 3600;
const kinds = {
  pair: { free: 5, capSeconds: 900, windowSeconds: 24 * hour },
  account: { free: 0, capSeconds: 0, windowSeconds: hour },
  address: { free: 100, capSeconds: 5, windowSeconds: hour },
} as const;

/** Failures of one account, from anywhere, after which each attempt pauses. */
const failuresBeforePause = 10;
const pauseMs = 1000;

export type Attempt = {
  /** Takes the failure back: the password was right. */
  succeeded(): Promise<void>;
};

const unhindered: Attempt = { succeeded: async () => {} };

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
  const network = networkOf(address);
  const keys = {
    pair: keyOf('pair', `${account.toLowerCase()} ${network}`),
    account: keyOf('account', account.toLowerCase()),
    address: keyOf('address', network),
  };
  const now = clock.now();
  const counted = await database.execute<{ key: string; failures: number }>(sql`
    insert into login_failures as f (key, failures, first_failed_at, last_failed_at)
    values (${keys.pair}, 1, ${now}, ${now}), (${keys.account}, 1, ${now}, ${now}), (${keys.address}, 1, ${now}, ${now})
    on conflict (key) do update set
      failures = case when ${isOver(now)} then 1 else f.failures + 1 end,
      first_failed_at = case when ${isOver(now)} then excluded.first_failed_at else f.first_failed_at end,
      last_failed_at = excluded.last_failed_at
    where ${isOver(now)} or f.last_failed_at <= ${now}::timestamptz - ${delayOf}
    returning key, failures`);
  const failuresOf = new Map(counted.rows.map(({ key, failures }) => [key, failures]));
  const refused = Object.values(keys).filter((key) => !failuresOf.has(key));
  if (refused.length > 0) throw await tooEarly();
  if ((failuresOf.get(keys.account) ?? 0) > failuresBeforePause) await sleep(pauseMs);
  return { succeeded };

  async function tooEarly(): Promise<Problem> {
    const { rows } = await database.execute<{ seconds: number }>(sql`
      select ceil(extract(epoch from max(f.last_failed_at + ${delayOf}) - ${now}::timestamptz))::int as seconds
      from login_failures f where ${inArray(sql`f.key`, refused)}`);
    const seconds = Math.max(1, rows[0]?.seconds ?? 1);
    const wait = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
    return new Problem('too_many_requests', `Too many attempts. Please wait ${wait} and try again.`, {
      retryAfterSeconds: seconds,
    });
  }

  async function succeeded(): Promise<void> {
    await database.execute(sql`
      update login_failures set failures = case when key = ${keys.pair} then 0 else greatest(0, failures - 1) end
      where ${inArray(loginFailures.key, Object.values(keys))}`);
  }
}

function keyOf(kind: keyof typeof kinds, what: string): string {
  return `${kind}:${createHash('sha256').update(what).digest('base64url')}`;
}

/** One household has 2^64 addresses of IPv6: its network counts. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = '', after = ''] = address.split('::');
  const front = before.split(':').filter(Boolean);
  const back = after.split(':').filter(Boolean);
  const missing = address.includes('::') ? Math.max(0, 8 - front.length - back.length) : 0;
  return [...front, ...Array<string>(missing).fill('0'), ...back].slice(0, 4).join(':');
}

const kindOf = sql`split_part(f.key, ':', 1)`;

function perKind(value: (kind: (typeof kinds)[keyof typeof kinds]) => number) {
  const cases = Object.entries(kinds).map(([name, kind]) => sql`when ${name} then ${value(kind)}::float`);
  return sql`case ${kindOf} ${sql.join(cases, sql` `)} end`;
}

const isOver = (now: Date) =>
  sql`f.first_failed_at <= ${now}::timestamptz - make_interval(secs => ${perKind((kind) => kind.windowSeconds)})`;

/** 0 while attempts are free, then 1, 2, 4 ... seconds. */
const delayOf = sql`make_interval(secs => case when f.failures < ${perKind((kind) => kind.free)} then 0
  else least(${perKind((kind) => kind.capSeconds)}, power(2, least(20, f.failures - ${perKind((kind) => kind.free)}))) end)`;
