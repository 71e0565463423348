import { recordEvent } from '#server/audit/record-event.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { isUniqueViolation } from '#server/lib/database/unique-violation.ts';
import type { Services } from '#server/services/services.ts';
import {
  accounts,
  type EmailChange,
  emailTokens,
  identities,
  noOneTimePassword,
  sessions,
} from '#server/tables/accounts.ts';
import { emailTaken } from '../create-account.ts';
import { logDeletion } from '../deletion-log.ts';
import { endOpenHelperLink } from '../end-open-helper-link.ts';
import { clearFailures } from '../login-delay.ts';
import { endChallenges } from '../two-steps/log-in/challenges.ts';
import { removeSecondStepsSince } from '../two-steps/remove-second-step.ts';

/**
 * Gives an account back to its former address: nobody is signed in or has begun to log in, no second step that was added
 * since, no password, provider, emailed link or link to the plan works, and a deletion is undone.
 * @throws Problem `email_taken`
 */
export async function giveBack(
  services: Services,
  database: Database,
  { accountId, oldEmail, notifiedAt }: EmailChange,
  from: { address: string; device: string },
): Promise<void> {
  const now = services.clock.now();
  await database
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
    await database.delete(table).where(eq(table.accountId, accountId));
  }
  logDeletion(services.log, 'reopened', accountId, now);
  await endChallenges(database, accountId);
  await removeSecondStepsSince(services, database, accountId, notifiedAt);
  await endOpenHelperLink(database, accountId, now);
  await clearFailures(services, database, accountId);
  await recordEvent(services, database, { kind: 'email_changed', accountId, ...from });
}
