import { and, like, lt, lte, not, sql } from 'drizzle-orm';
import { deleteOldEvents } from '#server/audit/record-event.ts';
import { dayMs } from '#server/lib/clock.ts';
import { blockedNetworks } from '#server/lib/limits/tables.ts';
import { sandboxEmails } from '#server/lib/mail/tables.ts';
import type { Services } from '#server/services/services.ts';
import { emailChanges, emailTokens, knownDevices, loginFailures, sessions } from '#server/tables/accounts.ts';
import { administratorInvitations } from '#server/tables/facilities.ts';
import { helperLinks } from '#server/tables/plans.ts';
import { stopLinks } from '#server/tables/reminders.ts';
import { passkeyChallenges, secondStepChallenges } from '#server/tables/two-steps.ts';
import { unknownNamePrefix } from './accounts/password-ceiling.ts';

/**
 * Deletes what has expired: sessions, tokens, invitations, old addresses, counts of failures and calls, security events, blocks of
 * networks, old emails of the sandbox, links to plans a month after their end, and a year later the links that stop emails.
 */
export async function deleteExpired({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await database.delete(emailTokens).where(lt(emailTokens.expiresAt, now));
  await database.delete(administratorInvitations).where(lt(administratorInvitations.expiresAt, now));
  await database.delete(secondStepChallenges).where(lt(secondStepChallenges.expiresAt, now));
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await database.delete(helperLinks).where(lt(helperLinks.expiresAt, daysAgo(30)));
  await database.delete(stopLinks).where(lt(stopLinks.madeAt, daysAgo(365)));
  await database.delete(knownDevices).where(lt(knownDevices.lastSeenAt, daysAgo(365)));
  const isUnknownName = like(loginFailures.key, `${unknownNamePrefix}%`);
  await database.delete(loginFailures).where(lt(loginFailures.lastFailedAt, daysAgo(30)));
  await database
    .delete(loginFailures)
    .where(and(lt(loginFailures.lastFailedAt, daysAgo(1)), not(isUnknownName)));
  await database.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await deleteOldEvents(database, now);
  await database.delete(blockedNetworks).where(lte(blockedNetworks.endsAt, now));
  await database.delete(sandboxEmails).where(lt(sandboxEmails.sentAt, daysAgo(30)));
  await database.execute(sql`delete from rate_limits where expire < ${daysAgo(1).getTime()}`);
}
