import { hashOf } from '#web/lib/browser.ts';
import { findInCache, openCache } from '#web/lib/cached-responses.ts';
import { cacheOf, clearStoredReads } from '../session/clear-stored-reads.ts';
import type { Session } from '../session/session.ts';
import { readStored } from '../session/stored-session.ts';

/**
 * Responses to a user's reads, stored on the device for times without a network. Each account has its own cache, which
 * only its session writes and reads, and only with the same token. A shared computer stores nothing.
 */

export type StoredRead = { response: unknown; storedAt: Date };

/** Without https a browser has neither caches nor hashes. */
const hasCaches = () => 'caches' in globalThis;

/** A hash of the token the response was read with: the token itself is not stored, because it opens the account. */
const tokenHeader = 'Token-Hash';

export async function storeRead(session: Session, address: string, response: unknown): Promise<void> {
  if (!mayStore(session)) return;
  const hash = await hashOf(session.token);
  if (hash === null) return;
  const headers = {
    'Content-Type': 'application/json',
    Date: new Date().toUTCString(),
    [tokenHeader]: hash,
  };
  const cache = await openCache(cacheOf(session.userId));
  await cache?.put(address, new Response(JSON.stringify(response), { headers }));
  // The user logged out meanwhile, and the cache was created again.
  if (!mayStore(session)) await clearStoredReads();
}

/** False, too, when another tab has logged out and this one has not noticed yet. */
function mayStore(session: Session): boolean {
  if (!hasCaches() || session.isShared || session.isExpired || session.signal.aborted) return false;
  return readStored().token === session.token;
}

export async function findStoredRead(session: Session, address: string): Promise<StoredRead | null> {
  if (!hasCaches() || session.isShared) return null;
  const stored = await findInCache(cacheOf(session.userId), address);
  if (!stored) return null;
  const hash = await hashOf(session.token);
  if (hash === null || stored.headers.get(tokenHeader) !== hash) return null;
  return { response: await stored.json(), storedAt: new Date(stored.headers.get('Date') ?? 0) };
}
