import type { confirmOwner as endpoint } from '#contract/account-links.ts';
import { consumeToken, linkInvalid } from '#server/accounts/email-tokens.ts';
import { ownerMs } from '#server/accounts/owner-proof.ts';
import { and, eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { sessions } from '#server/tables/accounts.ts';
import { accountPageMessages } from './messages.ts';

/** The emailed link verifies the session that requested it, wherever it is opened. @throws Problem `link_invalid` */
export async function confirmOwner(
  { database, clock, limits }: Services,
  { params, address }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  return limits.countFailures('resetPassword', address, async () => {
    const now = clock.now();
    await database.transaction(async (tx) => {
      const { accountId, sessionId } = await consumeToken(tx, params.token, 'confirm_owner', now);
      const { rowCount } = await tx
        .update(sessions)
        .set({ ownerUntil: new Date(now.getTime() + ownerMs) })
        .where(and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId ?? accountId)));
      if (!rowCount) throw linkInvalid();
    });
    return { message: accountPageMessages.ownerConfirmed };
  });
}
