import { setTimeout as sleep } from 'node:timers/promises';
import {
  countFailures,
  type FailureCount,
  type Rule,
  secondsToWait,
  uncountFailures,
} from '#server/accounts/login-failures.ts';
import { createKeyedQueue } from '#server/lib/keyed-queue.ts';
import { everybody } from '#server/lib/limits/limits.ts';
import { networkOf } from '#server/lib/limits/network-of.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { togetherMessages } from './messages.ts';
import { roomUnknown } from './room-problems.ts';

const hour = 3600;

/**
 * The delay that grows with wrong letters, as with wrong passwords: for one address, and for everybody together, because six
 * letters could be guessed from many addresses. The second never stops the right letters: it lets one attempt pass at a time.
 */
const rules = {
  address: { free: 8, maxSeconds: 300, windowSeconds: hour },
  everybody: { free: 300, maxSeconds: 2, windowSeconds: hour },
} as const satisfies Record<string, Rule>;

const pauseMs = 500;
const inTurn = createKeyedQueue({ atOnce: 1, maxWaiting: 100 });

const ofEverybody: FailureCount = { key: `letters:${everybody}`, account: null, rule: rules.everybody };

/**
 * Runs what typed letters open. The attempt counts as failed until it succeeds; whoever succeeds keeps earlier failures, because
 * a guesser may have a room of their own.
 * @param open throws Problem `room_unknown` for wrong letters
 * @throws Problem too_many_requests with the seconds to wait, busy, or what `open` throws
 */
export async function tryLetters<T>(services: Services, address: string, open: () => Promise<T>): Promise<T> {
  const { counters, clock, config, hashCaller, metrics } = services;
  if (!config.loginDelay) return open();
  const ofAddress: FailureCount = {
    key: `letters:${await hashCaller(networkOf(address))}`,
    account: null,
    rule: rules.address,
  };
  const counted = await countFailures(counters, [ofAddress, ofEverybody], clock.now());
  if (!counted.has(ofAddress.key)) throw tooEarly(await secondsToWait(counters, ofAddress, clock.now()));
  if (counted.get(ofEverybody.key) === rules.everybody.free) metrics.countAlarm('room_letters');
  const isSlow = !counted.has(ofEverybody.key);
  const attempt = isSlow ? inTurn(everybody, () => sleep(pauseMs).then(open)) : open();
  const [outcome] = await Promise.allSettled([attempt]);
  if (outcome.status === 'rejected' && isWrong(outcome.reason)) {
    throw isSlow ? tooEarly(rules.everybody.maxSeconds) : outcome.reason;
  }
  const others = isSlow ? [] : [ofEverybody.key];
  await uncountFailures(counters, [ofAddress.key, ...others], false);
  return attempt;
}

const wrong = roomUnknown('letters').code;
const isWrong = (error: unknown) => error instanceof Problem && error.code === wrong;

function tooEarly(retryAfterSeconds: number): Problem {
  const wait =
    retryAfterSeconds <= 60
      ? togetherMessages.waitAMinute
      : togetherMessages.waitMinutes({ minutes: Math.ceil(retryAfterSeconds / 60) });
  return new Problem('too_many_requests', wait, { retryAfterSeconds });
}
