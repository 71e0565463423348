import { readDeviceUserId } from './stored-session.ts';

/** Clearing stored reads is in a separate module: the public pages need it too, and they must stay small. */

const firstPart = 'person-';
export const cacheOf = (userId: string) => firstPart + userId;

export const hasCaches = () => 'caches' in globalThis;

/** Deletes all but the reads of the user who stays logged in on this device, if there is one. Never rejects. */
export async function clearStoredReads(which: { all?: boolean } = {}): Promise<void> {
  // A private window may forbid caches; then they are empty.
  if (hasCaches()) await deleteCaches(which).catch(() => {});
}

async function deleteCaches({ all = false }: { all?: boolean }): Promise<void> {
  const keptUserId = all ? null : readDeviceUserId();
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(firstPart) && name !== firstPart + keptUserId);
  await Promise.all(others.map((name) => caches.delete(name)));
}
