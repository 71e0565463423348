import { deviceOutbox } from '#web/outbox/device-outbox.ts';
import { forgetSession, readUser } from '../session.ts';

/** Nothing of the person stays on this device; other tabs follow. */
export async function leaveDevice(): Promise<void> {
  const user = readUser();
  if (user) await deviceOutbox().then((outbox) => outbox.forget(user.userId));
  forgetSession();
}
