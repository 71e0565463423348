import type { Provider } from '#contract/providers.ts';
import { originOf } from '#server/lib/config.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, sql } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { type AccountRow, accounts, identities, sessions } from '#server/tables/accounts.ts';
import { findPendingEmail, revokeTokens, setPendingEmail } from './email-tokens.ts';
import { endInvitationsBy } from './end-invitations.ts';
import { turnOff } from './two-steps/remove-second-step.ts';

/** Actions of an operator for an account that is not safe. Call each in a transaction with its audit entry. */

/** Signs out every device of the account. @returns how many there were */
export async function endAllSessions(database: Database, accountId: string): Promise<number> {
  const ended = await database.delete(sessions).where(eq(sessions.accountId, accountId));
  return ended.rowCount ?? 0;
}

/**
 * Turns two-step login off for an owner without the app, the passkey and the codes, and signs every device out. Check
 * before who is asking. @throws Problem `conflict` if it is off already
 */
export async function resetTwoSteps(
  services: Services,
  database: Database,
  { id: accountId, twoStepsSince }: AccountRow,
): Promise<void> {
  if (!twoStepsSince) throw new Problem('conflict', 'Two-step login is off for this account already.');
  await turnOff(services, database, accountId);
  await endAllSessions(database, accountId);
  const origin = originOf(services.config);
  await enqueueEmail(services, database, { template: 'twoSteps', accountId, about: 'reset', origin });
}

/** Unlinks a provider from the account. @throws Problem `not_found` if it is not linked */
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
 * Puts the account on hold: nobody can log in, every device is signed out, and emailed links stop working. Payments and
 * stored data stay as they are. @throws Problem `conflict` if it is on hold already
 */
export async function freezeAccount(database: Database, accountId: string, now: Date): Promise<void> {
  const frozen = await database
    .update(accounts)
    .set({ frozenAt: now })
    .where(and(eq(accounts.id, accountId), sql`${accounts.frozenAt} is null`));
  if (!frozen.rowCount) throw new Problem('conflict', 'This account is on hold already.');
  await revokeTokens(database, accountId, now);
  await endInvitationsBy(database, accountId);
  await endAllSessions(database, accountId);
}

/** Removes the hold: the owner can log in again. @throws Problem `conflict` if the account is not on hold */
export async function unfreezeAccount(database: Database, accountId: string): Promise<void> {
  const freed = await database
    .update(accounts)
    .set({ frozenAt: null })
    .where(and(eq(accounts.id, accountId), sql`${accounts.frozenAt} is not null`));
  if (!freed.rowCount) throw new Problem('conflict', 'This account is not on hold.');
  // A session from a login at the moment of the hold would become valid now.
  await endAllSessions(database, accountId);
}

/**
 * Sends another email to confirm the new address that waits, or the present one.
 * @throws Problem `conflict` when there is nothing to confirm
 */
export async function confirmAddressAgain(
  services: Services,
  database: Database,
  { id: accountId, email, emailVerifiedAt }: AccountRow,
): Promise<void> {
  const now = services.clock.now();
  if (!(await findPendingEmail(database, accountId, now))) {
    if (!email) throw new Problem('conflict', 'This account has no email address.');
    if (emailVerifiedAt) throw new Problem('conflict', 'The email address of this account is confirmed.');
    await setPendingEmail(database, accountId, email, null, now);
  }
  const origin = originOf(services.config);
  await enqueueEmail(services, database, { template: 'confirmNewEmail', accountId, origin });
}
