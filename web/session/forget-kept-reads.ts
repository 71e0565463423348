import { readDeviceUserId } from './stored-session.ts';

/** Taking away what was kept of reads is apart from keeping it: the public pages do this too, and stay small. */

const firstPart = 'person-';
export const cacheOf = (userId: string) => firstPart + userId;

export const hasCaches = () => 'caches' in globalThis;

/** Leaves what belongs to the person who stays signed in on this device, if there is one. Never rejects. */
export async function forgetKeptReads(which: { all?: boolean } = {}): Promise<void> {
  // A private window may forbid caches: then there is nothing in them.
  if (hasCaches()) await deleteCaches(which).catch(() => {});
}

async function deleteCaches({ all = false }: { all?: boolean }): Promise<void> {
  const kept = all ? null : readDeviceUserId();
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(firstPart) && name !== firstPart + kept);
  await Promise.all(others.map((name) => caches.delete(name)));
}
