import type { Session } from '../session.ts';
import { readStored } from '../stored-session.ts';
import { cacheOf, forgetKeptReads, hasCaches } from './clear-stored-reads.ts';

/**
 * Responses to a user's reads, stored on the device for times without a network. Each account has its own cache, which
 * only its session writes and reads, and only with the same token. A shared computer stores nothing.
 */

export type KeptRead = { response: unknown; keptAt: Date };

/** A hash of the token the response was read with: the token itself is not stored, because it opens the account. */
const tokenHeader = 'Token-Hash';

export async function keepRead(session: Session, address: string, response: unknown): Promise<void> {
  if (!mayKeep(session)) return;
  const headers = {
    'Content-Type': 'application/json',
    Date: new Date().toUTCString(),
    [tokenHeader]: await hashOf(session.token),
  };
  const cache = await caches.open(cacheOf(session.userId));
  await cache.put(address, new Response(JSON.stringify(response), { headers }));
  // The user logged out meanwhile, and the cache was created again.
  if (!mayKeep(session)) await forgetKeptReads();
}

/** False, too, when another tab has logged out and this one has not noticed yet. */
function mayKeep(session: Session): boolean {
  if (!hasCaches() || session.isShared || session.isExpired || session.signal.aborted) return false;
  return readStored().token === session.token;
}

export async function findKeptRead(session: Session, address: string): Promise<KeptRead | null> {
  if (!hasCaches() || session.isShared) return null;
  const kept = await caches.match(address, { cacheName: cacheOf(session.userId) });
  if (kept?.headers.get(tokenHeader) !== (await hashOf(session.token))) return null;
  return { response: await kept.json(), keptAt: new Date(kept.headers.get('Date') ?? 0) };
}

async function hashOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
