import { logDeletion } from '#server/accounts/deletion-log.ts';
import { endInvitationsBy } from '#server/accounts/end-invitations.ts';
import { keepAnOwner } from '#server/accounts/keep-an-owner.ts';
import { freeSeat } from '#server/facilities/membership.ts';
import { dayMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import type { Text } from '#server/lib/language/text.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { stopRenewal } from '#server/subscriptions/stop-renewal.ts';
import { accounts, sessions } from '#server/tables/accounts.ts';
import { accountPageMessages } from './messages.ts';

/** The emailed link undoes a deletion for 14 days; one more day allows for a late email. */
export const undoMs = 15 * dayMs;

/**
 * Closes an account: nobody can log in and nothing is charged anymore. The link in the email undoes this for 14 days.
 * Returns the message for the person; people without an address get no email.
 * @throws Problem `conflict` for the last owner of the operators
 */
export async function closeAccount(
  services: Services,
  database: Database,
  accountId: string,
  origin: string,
): Promise<Text> {
  await keepAnOwner(database, accountId);
  await freeSeat(database, accountId);
  // Also when the account comes back: whoever was invited may be a stranger to it then.
  await endInvitationsBy(database, accountId);
  const [account] = await database
    .update(accounts)
    .set({ deletionRequestedAt: sql`coalesce(${accounts.deletionRequestedAt}, ${services.clock.now()})` })
    .where(eq(accounts.id, accountId))
    .returning({ email: accounts.email });
  await database.delete(sessions).where(eq(sessions.accountId, accountId));
  const stopsRenewal = await stopRenewal(services, database, accountId);
  await enqueueEmail(services, database, { template: 'accountDeleted', accountId, stopsRenewal, origin });
  // Before the end of the transaction: a closing that is logged and then fails is undone by the link of its email.
  logDeletion(services.log, 'closed', accountId, services.clock.now());
  return account?.email ? accountPageMessages.accountClosed : accountPageMessages.accountClosedForGood;
}
