import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { createKeyedQueue } from '#server/lib/keyed-queue.ts';
import type { HashCaller } from '#server/lib/limits/caller-hash.ts';
import { type NetworkBits, networkOf } from '#server/lib/limits/network-of.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts, loginFailures } from '#server/tables/accounts.ts';
import { removeDevices } from './known-devices.ts';
import {
  countFailures,
  type FailureCount,
  type Rule,
  secondsToWait,
  uncountFailures,
} from './login-failures.ts';
import { accountsMessages } from './messages.ts';

const hour = 3600;

/**
 * The delay that grows with wrong passwords (docs/product-decisions.md#login-attempts). It is counted for the pair of account and address, so that
 * somebody elsewhere never stops the owner, or of account and known device, so that a neighbor does not either. For the
 * account alone it is a short pause. For the address alone it begins after 100 failures an hour, and never stops the
 * right password: a whole facility may share one address. IPv6 networks are counted in three widths. Guesses of names
 * that nobody has are treated like guesses of passwords.
 */
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

type LogInTry = {
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
 * @param clearOthers takes back what else was counted, when the password is right
 * @throws Problem `too_many_requests` with the seconds to wait, or `busy`
 */
export async function tryPassword(
  { counters, clock, config, hashCaller }: Services,
  { account, address, isKnown = false, device = null }: LogInTry,
  check: () => Promise<boolean>,
  clearOthers: () => Promise<unknown> = async () => {},
): Promise<PasswordCheck> {
  if (!config.loginDelay) return { isRight: await check(), rejection: null };
  const owner = await hashCaller(account.toLowerCase());
  const networks = await hashNetworks(hashCaller, address);
  const ofPair = {
    key: `pair:${owner}:${device ?? (await hashCaller(networkOf(address)))}`,
    account: owner,
    rule: rules.pair,
  };
  const ofAccount = { key: `account:${owner}`, account: owner, rule: rules.account };
  return inTurn(ofPair.key, async () => {
    const now = clock.now();
    const counted = await countFailures(counters, [ofPair, ofAccount, ...networks], now);
    if (!counted.has(ofPair.key)) throw tooEarly(await secondsToWait(counters, ofPair, now));
    const failuresBefore = (counted.get(ofAccount.key) ?? 1) - 1;
    if (!device && failuresBefore >= failuresBeforePause) await sleep(pauseMs);
    // The widest network comes last.
    const waiting = networks.findLast(({ key }) => !counted.has(key));
    const rejection = waiting ? tooEarly(await secondsToWait(counters, waiting, now)) : null;
    const isRight = await (waiting && !isKnown ? inTurn(waiting.key, check) : check());
    if (isRight) {
      const others = [ofAccount, ...networks].map(({ key }) => key).filter((key) => counted.has(key));
      await Promise.all([uncountFailures(counters, [ofPair.key, ...others]), clearOthers()]);
    }
    return { isRight, rejection };
  });
}

/** The address, or its IPv6 network in three widths. */
async function hashNetworks(hashCaller: HashCaller, address: string): Promise<FailureCount[]> {
  const countOf = async (network: string, free: number): Promise<FailureCount> => ({
    key: `address:${await hashCaller(network)}`,
    account: null,
    rule: { ...rules.address, free },
  });
  const own = await countOf(networkOf(address), rules.address.free);
  const wider = widerNetworks.map(async ({ bits, free }) => {
    const network = networkOf(address, bits);
    return network === address ? [] : [await countOf(network, free)];
  });
  return [own, ...(await Promise.all(wider)).flat()];
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

function tooEarly(retryAfterSeconds: number): Problem {
  const wait =
    retryAfterSeconds < 60
      ? accountsMessages.waitSeconds({ count: retryAfterSeconds })
      : accountsMessages.waitMinutes({ count: Math.ceil(retryAfterSeconds / 60) });
  return new Problem('too_many_requests', wait, { retryAfterSeconds });
}
