import * as calls from '#contract/accounts.ts';
import { deviceItems } from '#web/lib/storage.ts';
import { send } from '../api/client.ts';
import { currentSession, openSession } from '../session/current-session.ts';
import { forgetKeptLogin, hasKeptLogin } from '../session/kept-mark.ts';

/** Safari deletes what a page stores after a week without a visit; people come back after 28 days. */

const key = 'loginKeptAt';
const renewedAfterMs = 86_400_000;
const answerMs = 4_000;

/** Asks the server to keep this login in a cookie; once a day, because it lasts for a month from then. */
export async function keepLogin(): Promise<void> {
  const session = currentSession();
  if (session === null || session.isShared || session.user.newPasswordRequired) return;
  const isRecent = Date.now() - Number(deviceItems.get(key) ?? 0) < renewedAfterMs;
  if (isRecent && hasKeptLogin()) return;
  await send(calls.keepLogin, { signal: session.signal });
  deviceItems.set(key, String(Date.now()));
}

/** On a device that has been emptied: logs in again what the cookie keeps. */
export async function restoreLogin(): Promise<void> {
  const { login } = await send(calls.openKeptLogin, { signal: AbortSignal.timeout(answerMs) });
  if (login === null) forgetKeptLogin();
  else openSession({ ...login, isShared: false });
}
