import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createKeyedQueue } from '#server/lib/keyed-queue.ts';

/** OWASP's figures for argon2id, the default algorithm: 19 MiB, two passes, about 25 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * One core stays free for other requests: only hashing waits. A full queue is about five seconds of work; later requests
 * are asked to come back.
 */
const inTurn = createKeyedQueue({ atOnce: Math.max(1, availableParallelism() - 1), maxWaiting: 200 });
const hashing = 'hashing';

/** The same characters typed on different keyboards are the same password. */
const normalized = (password: string) => password.normalize('NFKC');

/** argon2id, in PHC form, computed off the event loop. @throws Problem `busy` when too many wait */
export function hashPassword(password: string): Promise<string> {
  return inTurn(hashing, () => hash(normalized(password), cost));
}

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (nobody has this name, or no password is set) the same work is
 * done and the result is false, so that the time reveals nothing.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash(randomUUID(), cost);
  const compared = stored ?? (await dummyHash);
  const matches = await inTurn(hashing, () => verify(compared, normalized(password)));
  return matches && stored !== null;
}
