import { lt, sql } from 'drizzle-orm';
import { sandboxLetters } from '#server/mail/tables.ts';
import type { Services } from '#server/services.ts';
import { loginFailures, mailedLinks, sessions } from './tables.ts';

const dayMs = 24 * 3_600_000;

/** Removes what has run out: sessions, links, counts of failures, old sandbox letters. */
export async function tidy({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await database.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now));
  await database.delete(loginFailures).where(lt(loginFailures.lastFailedAt, daysAgo(1)));
  await database.delete(sandboxLetters).where(lt(sandboxLetters.sentAt, daysAgo(30)));
  await database.execute(sql`delete from rate_limits where expire < ${daysAgo(1).getTime()}`);
}
