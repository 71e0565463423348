import { and, eq, sql } from 'drizzle-orm';
import type { Provider } from '#contract/providers.ts';
import type { Database } from '#server/database/pool.ts';
import { Problem } from '#server/problem.ts';
import { withdrawLinks } from './mailed-links.ts';
import { accounts, identities, sessions } from './tables.ts';

/** What an operator does when an account is not safe. Each in a transaction of the caller, with its audit entry. */

/** Signs every device of the account out. @returns how many there were */
export async function endAllSessions(database: Database, accountId: string): Promise<number> {
  const ended = await database.delete(sessions).where(eq(sessions.accountId, accountId));
  return ended.rowCount ?? 0;
}

/** From now on this provider does not open the account. @throws Problem `not_found` where it did not before */
export async function unlinkProvider(
  database: Database,
  accountId: string,
  provider: Provider,
): Promise<void> {
  const which = and(eq(identities.accountId, accountId), eq(identities.provider, provider));
  const unlinked = await database.delete(identities).where(which);
  if (!unlinked.rowCount) throw new Problem('not_found', `${provider} does not open this account.`);
}

/**
 * Puts the account on hold: nobody logs in, every device is signed out, and mailed links that are out stop working. What
 * is paid and kept stays as it is. @throws Problem `conflict` where it is on hold already
 */
export async function freezeAccount(database: Database, accountId: string, now: Date): Promise<void> {
  const frozen = await database
    .update(accounts)
    .set({ frozenAt: now })
    .where(and(eq(accounts.id, accountId), sql`${accounts.frozenAt} is null`));
  if (!frozen.rowCount) throw new Problem('conflict', 'This account is on hold already.');
  await withdrawLinks(database, accountId);
  await endAllSessions(database, accountId);
}

/** Takes the account off hold: its owner can log in again. @throws Problem `conflict` where it is not on hold */
export async function unfreezeAccount(database: Database, accountId: string): Promise<void> {
  const freed = await database
    .update(accounts)
    .set({ frozenAt: null })
    .where(and(eq(accounts.id, accountId), sql`${accounts.frozenAt} is not null`));
  if (!freed.rowCount) throw new Problem('conflict', 'This account is not on hold.');
  // One that a log in had begun while the account was put on hold would open now.
  await endAllSessions(database, accountId);
}
