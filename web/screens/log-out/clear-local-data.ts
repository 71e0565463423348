import { logout } from '#contract/accounts.ts';
import { send } from '#web/data/api/client.ts';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import { closeSession, readUser } from '#web/data/session/current-session.ts';

/** Unsent answers get this long before the user is asked (docs/product-decisions.md#exit-keeps-saves). */
const flushMs = 5_000;

/**
 * Sends unsent answers. @returns how many are left, also those that a browser without storage is still sending and those
 * that the server did not accept
 */
export function sendUnsent(): Promise<number> {
  return deviceOutbox().flushWithin(flushMs);
}

/** Without a network the server is not reached; the user is logged out here all the same. */
const logOutTimeoutMs = 5_000;

/** Ends the session at the server, if it answers in time, and clears the user's data on this device. */
export async function endSessionHere(): Promise<void> {
  await send(logout, { signal: AbortSignal.timeout(logOutTimeoutMs) }).catch(() => null);
  await clearLocalData();
}

/** Clears all data of the user on this device; other tabs log out, too. */
export async function clearLocalData(): Promise<void> {
  const user = readUser();
  if (user) await clearAnswers(user.userId);
  closeSession();
}

/** The same for a closed account, whoever is logged in: the session and the answers of another user stay. */
export async function clearDataOf(userId: string): Promise<void> {
  await clearAnswers(userId);
  if (readUser()?.userId === userId) closeSession();
}

/** A browser without storage has nothing to clear. */
async function clearAnswers(userId: string): Promise<void> {
  await deviceOutbox()
    .clear(userId)
    .catch(() => null);
}
