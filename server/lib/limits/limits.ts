import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { clockToleranceMs } from '#server/lib/clock.ts';
import type { Config } from '#server/lib/config.ts';
import { createKeyedQueue, type InTurn } from '#server/lib/keyed-queue.ts';
import { commonMessages } from '#server/lib/messages.ts';
import { Problem } from '#server/lib/problem.ts';
import type { HashCaller } from './caller-hash.ts';
import { networkOf } from './network-of.ts';

type Allowance = { points: number; seconds: number };

const hour = 3600;

/**
 * What one caller (mostly: one address or account) may do when limits are strict. Lenient is 100 a minute for each.
 * `docs/operating.md` has the same figures.
 */
export const strict = {
  feedback: { points: 30, seconds: hour },
  contact: { points: 5, seconds: hour },
  /** Sign-ups without a facility's code, whether they succeed or not. */
  signUp: { points: 20, seconds: hour },
  /** Anybody can create a facility, and its code then lets 24 more people sign up. */
  signUpWithCode: { points: 100, seconds: hour },
  signUpFailure: { points: 30, seconds: hour },
  /** Counts everybody together; it only raises an alarm. */
  allSignUps: { points: 200, seconds: hour },
  exists: { points: 30, seconds: hour },
  forgotPassword: { points: 10, seconds: hour },
  resetPassword: { points: 30, seconds: hour },
  facilityCode: { points: 20, seconds: hour },
  /** Rows that add members of a facility, or try to: each may send an email, and tells whether a username is taken. */
  addedMembers: { points: 300, seconds: hour },
  /** Emails that anybody may cause, and emails that the owner requests: other people use up only the first limit. */
  resetEmails: { points: 10, seconds: hour },
  ownEmails: { points: 10, seconds: hour },
  socialLogin: { points: 60, seconds: hour },
  discountCode: { points: 20, seconds: hour },
  studyCode: { points: 20, seconds: hour },
  report: { points: 60, seconds: hour },
  /** Of one operator: masked names must not be spelled out by guessing. */
  peopleSearches: { points: 100, seconds: hour },
  accountCardDeclines: { points: 5, seconds: hour },
  networkCardDeclines: { points: 10, seconds: hour },
  /** Counts everybody together. */
  allCardDeclines: { points: 50, seconds: hour },
  export: { points: 5, seconds: 24 * hour },
  openedRooms: { points: 30, seconds: hour },
  /** Of one address: a whole facility may share it. */
  enteredRooms: { points: 100, seconds: hour },
} as const satisfies Record<string, Allowance>;

/** Limits of calls so frequent that a row for each would cost more than the call: every process counts by itself. */
export const strictInProcess = {
  savesPerMinute: { points: 60, seconds: 60 },
  savesPerDay: { points: 2000, seconds: 24 * hour },
  answerReads: { points: 120, seconds: 60 },
  planSaves: { points: 60, seconds: 60 },
  planReads: { points: 120, seconds: 60 },
  /** Of one screen in a room without a WebSocket: messages, and waiting for new ones. */
  togetherRequests: { points: 240, seconds: 60 },
  togetherReads: { points: 120, seconds: 60 },
} as const satisfies Record<string, Allowance>;

/** Calls of one account, so that nobody's calls take every connection to the database. */
const callsAtOnce = { atOnce: 2, maxWaiting: 30 };
/** How long a call beyond a limit keeps its turn: repeated calls then cost the server little. */
const rejectionMs = 250;

export type LimitName = keyof typeof strict;
export type InProcessLimitName = keyof typeof strictInProcess;

/** The single caller of the limits that count everybody together. */
export const everybody = 'everybody';

/** Counters shared by every process through PostgreSQL; a blocked caller is remembered in memory. */
export type Limits = {
  /** Counts one call, or as much as it is worth. @returns the calls counted so far @throws Problem `too_many_requests` with the seconds to wait */
  count(name: LimitName, caller: string, points?: number): Promise<number>;
  /** Undoes one `count`. */
  undoCount(name: LimitName, caller: string): Promise<void>;
  /** Counts something that has already happened, and rejects nothing. @returns whether this uses the allowance up */
  track(name: LimitName, caller: string): Promise<boolean>;
  /** Seconds until the allowance is renewed once it is used up, otherwise 0. Counts nothing. */
  secondsToWait(name: LimitName, caller: string): Promise<number>;
  /** Counts one call of an account in this process alone. @throws Problem `too_many_requests` */
  countInProcess(name: InProcessLimitName, accountId: string): Promise<void>;
  /**
   * Runs `work` while at most one other call of this account runs; otherwise it waits its turn. A call beyond a limit
   * keeps its turn for a moment. @throws Problem `busy`
   */
  inTurn: InTurn;
  /** Counts nothing. @throws Problem `too_many_requests` once the allowance is used up */
  rejectOver(name: LimitName, caller: string): Promise<void>;
  /** Counts `work` only when it fails, also under parallel calls: it is counted first, and uncounted on success. */
  countFailures<T>(name: LimitName, caller: string, work: () => Promise<T>): Promise<T>;
};

const unlimited: Limits = {
  count: async () => 1,
  undoCount: async () => {},
  track: async () => false,
  secondsToWait: async () => 0,
  rejectOver: async () => {},
  countInProcess: async () => {},
  inTurn: (_accountId, work) => work(),
  countFailures: (_name, _caller, work) => work(),
};

function tooMany(rejection: unknown, { seconds }: Allowance): Problem {
  if (!(rejection instanceof RateLimiterRes)) throw rejection;
  return tooManyRequests(secondsOf(rejection, seconds));
}

async function rejectSlowly(problem: unknown): Promise<never> {
  if (problem instanceof Problem && problem.code === 'too_many_requests') await sleep(rejectionMs);
  throw problem;
}

function tooManyRequests(retryAfterSeconds: number): Problem {
  return new Problem('too_many_requests', commonMessages.tooManyAttempts, {
    retryAfterSeconds,
  });
}

/** The wait in seconds, never longer than its limit even if a wrong clock has written it. */
function secondsOf({ msBeforeNext }: RateLimiterRes, maxSeconds: number): number {
  return Math.min(Math.max(1, Math.ceil((msBeforeNext ?? 1000) / 1000)), maxSeconds);
}

/** The counters in the database; their keys are hashes. */
function createCounters(pool: Pool, allowances: Record<LimitName, Allowance>) {
  const limiters = mapValues(
    allowances,
    ({ points, seconds }, name) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
        inMemoryBlockOnConsumed: points + 1,
      }),
  );

  /** Deletes what was counted while a clock was ahead: it would count until that time comes. */
  async function forgetEarly(name: LimitName, key: string, latestMs: number): Promise<void> {
    const limiter = limiters[name];
    await pool.query('delete from rate_limits where key = $1 and expire > $2', [
      limiter.getKey(key),
      Date.now() + latestMs,
    ]);
    limiter.deleteInMemoryBlockedAll();
  }

  async function consume(name: LimitName, key: string, points: number): Promise<RateLimiterRes> {
    const latestMs = allowances[name].seconds * 1000 + clockToleranceMs;
    try {
      return await limiters[name].consume(key, points);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes) || rejection.msBeforeNext <= latestMs) throw rejection;
      await forgetEarly(name, key, latestMs);
      return limiters[name].consume(key, points);
    }
  }

  return { limiters, consume };
}

function createCountersInProcess(
  allowancesInProcess: Record<InProcessLimitName, Allowance>,
): Limits['countInProcess'] {
  const limiters = mapValues(
    allowancesInProcess,
    ({ points, seconds }, name) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  );
  return async (name, accountId) => {
    await limiters[name].consume(accountId).catch((rejection) => {
      throw tooMany(rejection, allowancesInProcess[name]);
    });
  };
}

/** Limits as RATE_LIMITS says: strict, lenient, or off. Callers are stored as hashes only. */
export function createLimits(pool: Pool, mode: Config['rateLimits'], hashCaller: HashCaller): Limits {
  if (mode === 'off') return unlimited;
  const lenient: Allowance = { points: 100, seconds: 60 };
  const allowances: Record<LimitName, Allowance> =
    mode === 'strict' ? strict : mapValues(strict, () => lenient);
  const { limiters, consume } = createCounters(pool, allowances);
  const keyOf = (caller: string) => hashCaller(networkOf(caller));

  async function count(name: LimitName, caller: string, points = 1): Promise<number> {
    const { consumedPoints } = await consume(name, await keyOf(caller), points).catch((rejection) => {
      throw tooMany(rejection, allowances[name]);
    });
    return consumedPoints;
  }

  async function undoCount(name: LimitName, caller: string): Promise<void> {
    await limiters[name].reward(await keyOf(caller));
  }

  async function track(name: LimitName, caller: string): Promise<boolean> {
    const { consumedPoints } = await limiters[name].penalty(await keyOf(caller));
    return consumedPoints === allowances[name].points;
  }

  async function secondsToWait(name: LimitName, caller: string): Promise<number> {
    const { points, seconds } = allowances[name];
    const counted = await limiters[name].get(await keyOf(caller));
    return counted && counted.consumedPoints >= points ? secondsOf(counted, seconds) : 0;
  }

  async function rejectOver(name: LimitName, caller: string): Promise<void> {
    const wait = await secondsToWait(name, caller);
    if (wait > 0) throw tooManyRequests(wait);
  }

  const inLine = createKeyedQueue(callsAtOnce);

  async function countFailures<T>(name: LimitName, caller: string, work: () => Promise<T>): Promise<T> {
    await count(name, caller);
    const result = await work();
    await undoCount(name, caller);
    return result;
  }

  return {
    count,
    undoCount,
    track,
    secondsToWait,
    rejectOver,
    countInProcess: createCountersInProcess(
      mode === 'strict' ? strictInProcess : mapValues(strictInProcess, () => lenient),
    ),
    inTurn: (accountId, work) => inLine(accountId, () => work().catch(rejectSlowly)),
    countFailures,
  };
}

function mapValues<Name extends string, From, To>(
  record: Record<Name, From>,
  change: (value: From, name: Name) => To,
): Record<Name, To> {
  const pairs = (Object.keys(record) as Name[]).map((name) => [name, change(record[name], name)]);
  return Object.fromEntries(pairs) as Record<Name, To>;
}
