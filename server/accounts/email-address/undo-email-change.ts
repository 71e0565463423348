import { eq } from 'drizzle-orm';
import type { undoEmailChange as endpoint } from '#contract/account-links.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import { isUniqueViolation } from '#server/lib/database/unique-violation.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { accounts, emailTokens, identities, noOneTimePassword, sessions } from '#server/tables/accounts.ts';
import { emailTaken } from '../create-account.ts';
import { consumeUndoToken } from '../email-changes.ts';
import { issueToken } from '../email-tokens.ts';
import { endOpenHelperLink } from '../end-open-helper-link.ts';
import { clearFailures } from '../login-delay.ts';
import { endChallenges } from '../two-steps/log-in/challenges.ts';
import { removeSecondStepsSince } from '../two-steps/remove-second-step.ts';

/**
 * The link in the old mailbox takes the account back from the person who changed its address: the old address is valid
 * again, nobody is signed in or has begun to log in, no second step that was added since, no password, provider, emailed link or link to the plan works, and a
 * deletion is undone. The response carries the token to choose a new password.
 * @throws Problem `link_invalid` or `email_taken`
 */
export async function undoEmailChange(
  services: Services,
  { params, address, device }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { database, clock, limits } = services;
  return limits.countFailures('resetPassword', address, async () => {
    const now = clock.now();
    const resetToken = await database.transaction(async (tx) => {
      const { accountId, oldEmail, notifiedAt } = await consumeUndoToken(tx, params.token, now);
      await tx
        .update(accounts)
        .set({
          email: oldEmail,
          emailVerifiedAt: now,
          passwordHash: null,
          ...noOneTimePassword,
          deletionRequestedAt: null,
        })
        .where(eq(accounts.id, accountId))
        .catch((error) => {
          throw isUniqueViolation(error) ? emailTaken() : error;
        });
      for (const table of [sessions, identities, emailTokens]) {
        await tx.delete(table).where(eq(table.accountId, accountId));
      }
      await endChallenges(tx, accountId);
      await removeSecondStepsSince(services, tx, accountId, notifiedAt);
      await endOpenHelperLink(tx, accountId, now);
      await clearFailures(services, tx, accountId);
      await recordEvent(services, tx, { kind: 'email_changed', accountId, address, device });
      return issueToken(tx, accountId, 'reset', now);
    });
    return { message: 'Your email address is as it was before. Nobody is logged in anymore.', resetToken };
  });
}
