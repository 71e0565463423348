import type { confirmEmail as endpoint } from '#contract/account-links.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, ne } from '#server/lib/database/query.ts';
import { isUniqueViolation } from '#server/lib/database/unique-violation.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts, sessions } from '#server/tables/accounts.ts';
import { emailTaken } from '../create-account.ts';
import { isReserved, storeOldEmail } from '../email-changes.ts';
import { consumeToken, revokeTokens } from '../email-tokens.ts';
import { isSameAddress } from '../find-account.ts';
import { accountsMessages } from '../messages.ts';

/** The emailed link confirms the current address or the new one. @throws Problem `link_invalid` or `email_taken` */
export async function confirmEmail(
  services: Services,
  { params, address, device, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  return limits.countFailures('resetPassword', address, async () => {
    const now = clock.now();
    await database.transaction(async (tx) => {
      const { accountId, newEmail, sessionId } = await consumeToken(tx, params.token, 'confirm_email', now);
      if (newEmail !== null) await endOldAddress(services, tx, { accountId, newEmail, sessionId, origin });
      await tx
        .update(accounts)
        .set({ emailVerifiedAt: now, ...(newEmail !== null && { email: newEmail }) })
        .where(eq(accounts.id, accountId))
        .catch((error) => {
          throw isUniqueViolation(error) ? emailTaken() : error;
        });
      const event = { kind: 'email_changed', accountId, address, device } as const;
      if (newEmail) await recordEvent(services, tx, event);
    });
    return { message: accountsMessages.emailConfirmed };
  });
}

type Change = { accountId: string; newEmail: string; sessionId: string | null; origin: string };

/**
 * Notifies the old address before another one replaces it. Only the device that requested the change stays signed in,
 * and links in the old mailbox stop working, except the one that undoes the change.
 */
async function endOldAddress(
  services: Services,
  database: Database,
  { accountId, newEmail, sessionId, origin }: Change,
): Promise<void> {
  const now = services.clock.now();
  await revokeTokens(database, accountId, now);
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (!account) return;
  if (account.email && (await isSameAddress(database, account.email, newEmail))) return;
  if (await isReserved(database, newEmail, accountId, now)) throw emailTaken();
  const isOther = sessionId === null ? undefined : ne(sessions.id, sessionId);
  await database.delete(sessions).where(and(eq(sessions.accountId, accountId), isOther));
  const changeId = await storeOldEmail(database, account, now);
  if (changeId)
    await enqueueEmail(services, database, { template: 'emailChanged', accountId, changeId, origin });
}
