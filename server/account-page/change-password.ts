import type { changePassword as endpoint } from '#contract/own-account.ts';
import { revokeTokens } from '#server/accounts/email-tokens.ts';
import { endInvitationsBy } from '#server/accounts/end-invitations.ts';
import { clearFailures } from '#server/accounts/login-delay.ts';
import { rejectGivenPassword } from '#server/accounts/one-time-password.ts';
import { requireOwner } from '#server/accounts/owner-proof.ts';
import { choosePassword } from '#server/accounts/password-rules.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import { and, eq, ne } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts, noOneTimePassword, sessions } from '#server/tables/accounts.ts';
import { accountPageMessages } from './messages.ts';

/**
 * Sets a new password, given the current one or an emailed link. After a login with a one-time password neither is
 * needed. Every other session ends, and the owner is notified by email.
 */
export async function changePassword(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { body, caller, address, device, deviceId, origin } = call;
  const { accountId, sessionId } = caller;
  const isThis = eq(accounts.id, accountId);
  const [account] = await services.database.select().from(accounts).where(isThis);
  if (account?.passwordIsOneTime) {
    await rejectGivenPassword(account.passwordHash, body.newPassword, 'newPassword');
  } else {
    await requireOwner(services, call, ({ choosePassword }) => choosePassword);
  }
  const passwordHash = await choosePassword(services, body.newPassword, account ?? {}, 'newPassword');
  await services.database.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ passwordHash, ...noOneTimePassword })
      .where(isThis);
    await recordEvent(services, tx, { kind: 'password_changed', accountId, address, device });
    await revokeTokens(tx, accountId, services.clock.now());
    await endInvitationsBy(tx, accountId);
    await clearFailures(services, tx, accountId, deviceId);
    await tx.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.id, sessionId)));
    await enqueueEmail(services, tx, { template: 'passwordChanged', accountId, origin });
  });
  return { message: accountPageMessages.passwordChanged };
}
