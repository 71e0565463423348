import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createKeyedQueue } from '#server/lib/keyed-queue.ts';
import { busy } from '#server/lib/problem.ts';
import { typedLongCode } from '#server/lib/readable-code.ts';
import type { AccountRow } from '#server/tables/accounts.ts';

/** OWASP's figures for argon2id, the default algorithm: 19 MiB, two passes, about 25 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for other requests: only hashing waits. libuv has four threads for it. */
const atOnce = Math.min(4, Math.max(1, availableParallelism() - 1));
/** A full queue is about five seconds of work; later requests are asked to come back. */
const inTurn = createKeyedQueue({ atOnce, maxWaiting: 200 });
const hashing = 'hashing';

/** A quarter of a second of work: while so many wait, logins are rejected before they cost the database anything. */
const maxPending = 10 * atOnce;
let pending = 0;

async function hashInTurn<T>(work: () => Promise<T>): Promise<T> {
  pending += 1;
  try {
    return await inTurn(hashing, work);
  } finally {
    pending -= 1;
  }
}

/** Call it before a login takes or counts anything: a login that has begun is then served. @throws Problem `busy` */
export function rejectBeyondHashing(): void {
  if (pending >= maxPending) throw busy();
}

/** The same characters typed on different keyboards are the same password. */
const normalized = (password: string) => password.normalize('NFKC');

/** argon2id, in PHC form, computed off the event loop. @throws Problem `busy` when too many wait */
export function hashPassword(password: string): Promise<string> {
  return hashInTurn(() => hash(normalized(password), cost));
}

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (nobody has this name, or no password is set) the same work is
 * done and the result is false, so that the time reveals nothing.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash(randomUUID(), cost);
  const compared = stored ?? (await dummyHash);
  const matches = await hashInTurn(() => verify(compared, normalized(password)));
  return matches && stored !== null;
}

/**
 * Whether the typed password is the account's, as `isPassword`. A password that we handed out counts as a code, because a
 * tablet's keyboard begins in small letters and hides the dash; one of the person's own is also tried without the spaces
 * and line ends around it, which come along when it is pasted.
 */
export async function isTypedPassword(
  account: Pick<AccountRow, 'passwordHash' | 'passwordIsOneTime'> | undefined,
  typed: string,
): Promise<boolean> {
  for (const candidate of new Set([typed, typed.trim()])) {
    const password = account?.passwordIsOneTime ? typedLongCode(candidate) : candidate;
    if (await isPassword(account?.passwordHash ?? null, password)) return true;
  }
  return false;
}
