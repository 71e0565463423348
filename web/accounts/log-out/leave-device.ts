import { deviceOutbox } from '#web/outbox/device-outbox.ts';
import { forgetSession, readUser } from '../session.ts';

/** Unsent answers get this long before the person is asked (decision G39). */
const flushMs = 5_000;

/**
 * Sends what is unsent and answers how much is left. A browser that keeps no outbox (its storage is forbidden) has
 * nothing unsent.
 */
export async function sendUnsent(): Promise<number> {
  const outbox = await deviceOutbox().catch(() => null);
  return outbox ? outbox.flushWithin(flushMs) : 0;
}

/** Nothing of the person stays on this device; other tabs follow. */
export async function leaveDevice(): Promise<void> {
  const user = readUser();
  const outbox = user && (await deviceOutbox().catch(() => null));
  if (outbox) await outbox.forget(user.userId);
  forgetSession();
}
