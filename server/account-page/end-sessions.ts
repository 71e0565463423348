import type { endSessions as endpoint } from '#contract/own-account.ts';
import { requireOwner } from '#server/accounts/owner-proof.ts';
import { forgetBrowsers } from '#server/accounts/remembered-browsers.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import { and, eq, ne } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { isUuid } from '#server/lib/is-uuid.ts';
import type { Services } from '#server/services/services.ts';
import { sessions } from '#server/tables/accounts.ts';
import { accountPageMessages } from './messages.ts';

/**
 * Logs out one device, or all but this one. Only the owner may log out another device: otherwise somebody who finds an
 * open session could lock the owner out.
 */
export async function endSessions(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { body, caller, address, device, deviceId } = call;
  const { accountId } = caller;
  const { sessionId } = body;
  if (sessionId !== undefined && !isUuid(sessionId)) return { message: accountPageMessages.deviceLoggedOut };
  if (sessionId !== caller.sessionId) await requireOwner(services, call, ({ logOutDevice }) => logOutDevice);
  const which = sessionId === undefined ? ne(sessions.id, caller.sessionId) : eq(sessions.id, sessionId);
  const detail = sessionId === undefined ? 'other_devices' : 'one_device';
  await services.database.transaction(async (tx) => {
    const ended = await tx.delete(sessions).where(and(eq(sessions.accountId, accountId), which));
    if (!ended.rowCount) return;
    // A session does not know its browser, so that every other one is asked for the second step again.
    if (caller.sessionId !== sessionId) await forgetBrowsers(services, tx, accountId, deviceId);
    await recordEvent(services, tx, { kind: 'sessions_ended', accountId, address, device, detail });
  });
  return {
    message:
      sessionId === undefined
        ? accountPageMessages.otherDevicesLoggedOut
        : accountPageMessages.deviceLoggedOut,
  };
}
