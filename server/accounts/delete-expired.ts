import { and, like, lt, lte, not, sql } from 'drizzle-orm';
import { dayMs } from '#server/lib/clock.ts';
import { blockedNetworks } from '#server/lib/limits/tables.ts';
import { sandboxEmails } from '#server/lib/mail/tables.ts';
import { deleteOldEvents } from '#server/security-events/record-event.ts';
import type { Services } from '#server/services.ts';
import { unknownNamePrefix } from './log-in/password-ceiling.ts';
import { emailChanges, emailTokens, knownDevices, loginFailures, sessions } from './tables.ts';

/**
 * Deletes what has expired: sessions, tokens, old addresses, counts of failures and calls, security events, blocks of
 * networks, and old emails of the sandbox.
 */
export async function deleteExpired({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await database.delete(emailTokens).where(lt(emailTokens.expiresAt, now));
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
