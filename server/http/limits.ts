import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '#server/config.ts';
import { Problem } from '#server/problem.ts';
import { networkOf } from './network-of.ts';

type Allowance = { points: number; seconds: number };

const hour = 3600;

/** What one caller (mostly: one address or account) may do when limits are strict. Lenient is 100 a minute for each. */
const strict = {
  feedback: { points: 30, seconds: hour },
  contact: { points: 5, seconds: hour },
  signUp: { points: 30, seconds: hour },
  existsUnknown: { points: 30, seconds: hour },
  forgotPassword: { points: 10, seconds: hour },
  resetPassword: { points: 30, seconds: hour },
  facilityCode: { points: 20, seconds: hour },
  letters: { points: 10, seconds: hour },
  socialLogin: { points: 60, seconds: hour },
  discountCode: { points: 20, seconds: hour },
  report: { points: 60, seconds: hour },
} as const satisfies Record<string, Allowance>;

export type LimitName = keyof typeof strict;

/** Counters shared by every process through PostgreSQL; a blocked caller is remembered in memory. */
export type Limits = {
  /** Counts one call. @throws Problem `too_many_requests` with the seconds to wait */
  count(name: LimitName, caller: string): Promise<void>;
  /** Counts `work` only when it fails, also under parallel calls: taken first, given back on success. */
  countFailures<T>(name: LimitName, caller: string, work: () => Promise<T>): Promise<T>;
};

const unlimited: Limits = { count: async () => {}, countFailures: (_name, _caller, work) => work() };

function tooMany(refusal: unknown): Problem {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  const retryAfterSeconds = Math.max(1, Math.ceil((refusal.msBeforeNext ?? 1000) / 1000));
  return new Problem('too_many_requests', 'Too many attempts. Please wait a little and try again.', {
    retryAfterSeconds,
  });
}

/** Callers are kept as hashes: no address of a person stands in the table. */
function hashed(caller: string): string {
  return createHash('sha256').update(networkOf(caller)).digest('base64url').slice(0, 32);
}

/** Limits as RATE_LIMITS says: strict, lenient, or none at all. */
export function createLimits(pool: Pool, mode: Config['rateLimits']): Limits {
  if (mode === 'off') return unlimited;
  const limiters = Object.fromEntries(
    Object.entries(strict).map(([name, allowance]) => {
      const { points, seconds } = mode === 'strict' ? allowance : { points: 100, seconds: 60 };
      return [
        name,
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
      ];
    }),
  ) as Record<LimitName, RateLimiterPostgres>;

  async function count(name: LimitName, caller: string): Promise<void> {
    await limiters[name].consume(hashed(caller)).catch((refusal) => {
      throw tooMany(refusal);
    });
  }

  async function countFailures<T>(name: LimitName, caller: string, work: () => Promise<T>): Promise<T> {
    await count(name, caller);
    const result = await work();
    await limiters[name].reward(hashed(caller));
    return result;
  }

  return { count, countFailures };
}
