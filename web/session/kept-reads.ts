import { cacheOf, forgetKeptReads, hasCaches } from './forget-kept-reads.ts';
import type { Session } from './session.ts';
import { readStored } from './stored-session.ts';

/**
 * What was read for a person, kept on the device for times without a network: a cache named after the account, written
 * and read by its session alone, while it has the same token. A shared computer keeps nothing.
 */

export type KeptRead = { answer: unknown; keptAt: Date };

/** With which token it was read, as a hash: what is kept opens nothing. */
const tokenHeader = 'Token-Hash';

export async function keepRead(session: Session, address: string, answer: unknown): Promise<void> {
  if (!mayKeep(session)) return;
  const headers = {
    'Content-Type': 'application/json',
    Date: new Date().toUTCString(),
    [tokenHeader]: await hashOf(session.token),
  };
  const cache = await caches.open(cacheOf(session.userId));
  await cache.put(address, new Response(JSON.stringify(answer), { headers }));
  // The person left meanwhile, and the cache was made anew.
  if (!mayKeep(session)) await forgetKeptReads();
}

/** Also while another tab has logged out and this one has not heard of it yet. */
function mayKeep(session: Session): boolean {
  if (!hasCaches() || session.isShared || session.isOver || session.signal.aborted) return false;
  return readStored().token === session.token;
}

export async function findKeptRead(session: Session, address: string): Promise<KeptRead | null> {
  if (!hasCaches() || session.isShared) return null;
  const kept = await caches.match(address, { cacheName: cacheOf(session.userId) });
  if (kept?.headers.get(tokenHeader) !== (await hashOf(session.token))) return null;
  return { answer: await kept.json(), keptAt: new Date(kept.headers.get('Date') ?? 0) };
}

async function hashOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
