import { deviceOutbox } from '#web/outbox/device-outbox.ts';
import { leaveSession, readUser } from '#web/session/current-session.ts';

/** Unsent answers get this long before the person is asked (decision G39). */
const flushMs = 5_000;

/** Sends what is unsent and answers how much is left, also where the browser keeps nothing and it is still on its way. */
export function sendUnsent(): Promise<number> {
  return deviceOutbox().flushWithin(flushMs);
}

/** Nothing of the person stays on this device; other tabs follow. */
export async function leaveDevice(): Promise<void> {
  const user = readUser();
  // Where the browser keeps nothing there is nothing to forget.
  if (user)
    await deviceOutbox()
      .forget(user.userId)
      .catch(() => null);
  leaveSession();
}
