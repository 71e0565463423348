import { cacheNames, deleteCache } from '#web/lib/browser.ts';
import { readDeviceUserId } from './stored-session.ts';

/** Clearing stored reads is in a separate module: the public pages need it too, and they must stay small. */

const firstPart = 'person-';
export const cacheOf = (userId: string) => firstPart + userId;

/** Deletes all but the reads of the user who stays logged in on this device, if there is one. Never rejects. */
export async function clearStoredReads(which: { all?: boolean } = {}): Promise<void> {
  const keptUserId = which.all ? null : readDeviceUserId();
  const names = await cacheNames();
  const others = names.filter((name) => name.startsWith(firstPart) && name !== firstPart + keptUserId);
  await Promise.all(others.map(deleteCache));
}
