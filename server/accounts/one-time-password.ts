import { recordAudit } from '#server/audit/audit-log.ts';
import { recordEvent, type SecurityEvent } from '#server/audit/record-event.ts';
import { dayMs, hourMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNotNull, isNull } from '#server/lib/database/query.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import { longCode, typedLongCode } from '#server/lib/readable-code.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { type AccountRow, accounts, sessions } from '#server/tables/accounts.ts';
import type { AuditEntry } from '#server/tables/audit-log.ts';
import { revokeTokens } from './email-tokens.ts';
import { endInvitationsBy } from './end-invitations.ts';
import { formerPassword, type GivingCommand } from './given-password.ts';
import { clearFailures } from './login-delay.ts';
import { accountsMessages } from './messages.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { removeProviders } from './remove-providers.ts';

const lifetimeMs = 72 * hourMs;

/**
 * The person who gives it: an operator, or the administrator of the person's facility by the id of the account. `from` is
 * where the administrator's request came from.
 */
export type Giver = Pick<AuditEntry, 'operator'> & {
  command: GivingCommand;
  origin: string;
  from?: Pick<SecurityEvent, 'byAccountId' | 'address' | 'device'>;
  /** Throws if the person may no longer give it; called with the account locked, because hashing takes a while. */
  recheck?: (database: Database) => Promise<unknown>;
};

/**
 * Gives an account a password that works once, within 72 hours; then the person has to choose a new one before anything
 * else. Ends its sessions, unlinks its providers, and notifies the person.
 */
export async function giveOneTimePassword(
  services: Services,
  accountId: string,
  { operator, command, origin, from, recheck }: Giver,
): Promise<string> {
  const password = longCode();
  const passwordHash = await hashPassword(password);
  const now = services.clock.now();
  const oneTimePasswordUntil = new Date(now.getTime() + lifetimeMs);
  await services.database.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({
        ...{ passwordHash, passwordIsOneTime: true, oneTimePasswordUntil },
        ...(command === 'member password' && { formerPasswordHash: formerPassword(accountId) }),
      })
      .where(eq(accounts.id, accountId));
    await recheck?.(tx);
    await removeProviders(tx, accountId);
    await revokeTokens(tx, accountId, now);
    await endInvitationsBy(tx, accountId);
    await clearFailures(services, tx, accountId);
    await tx.delete(sessions).where(eq(sessions.accountId, accountId));
    await recordAudit(tx, { operator, command, subject: 'a person', accountId }, now);
    if (from) await recordEvent(services, tx, { kind: 'one_time_password_given', accountId, ...from });
    await enqueueEmail(services, tx, { template: 'passwordGiven', accountId, origin });
  });
  return password;
}

/**
 * Gives an account that nobody has opened yet its first password, on a card: it works once, within `days`. Nothing
 * happens to an account with a password. @returns the password, null if the account has one already
 */
export async function giveFirstPassword(
  services: Services,
  accountId: string,
  { days, from }: { days: number; from: Required<Giver>['from'] & { byAccountId: string } },
): Promise<string | null> {
  const password = longCode();
  const passwordHash = await hashPassword(password);
  const now = services.clock.now();
  const oneTimePasswordUntil = new Date(now.getTime() + days * dayMs);
  const entry = { operator: from.byAccountId, command: 'member password', subject: 'a person', accountId };
  return services.database.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(accounts)
      .set({ passwordHash, passwordIsOneTime: true, oneTimePasswordUntil })
      .where(and(eq(accounts.id, accountId), isNull(accounts.passwordHash), isNull(accounts.email)));
    if (rowCount === 0) return null;
    await recordAudit(tx, entry, now);
    await recordEvent(services, tx, { kind: 'one_time_password_given', accountId, ...from });
    return password;
  });
}

/** Whether a password that is right may be used: one that works once may not be used or too old. */
export const mayBeUsed = (
  { passwordIsOneTime, oneTimePasswordUntil }: Pick<AccountRow, 'passwordIsOneTime' | 'oneTimePasswordUntil'>,
  now: Date,
) => !passwordIsOneTime || (oneTimePasswordUntil !== null && oneTimePasswordUntil > now);

/**
 * Uses up a one-time password; any other can be used again. Call it once nothing else is left of the login: whoever needs
 * long for the second step can begin again. @returns whether the password could still be used
 */
export async function consumeOneTimePassword(
  database: Database,
  { id, passwordIsOneTime }: Pick<AccountRow, 'id' | 'passwordIsOneTime'>,
): Promise<boolean> {
  if (!passwordIsOneTime) return true;
  const used = await database
    .update(accounts)
    .set({ oneTimePasswordUntil: null })
    .where(and(eq(accounts.id, id), isNotNull(accounts.oneTimePasswordUntil)));
  return used.rowCount === 1;
}

/** Rejects the given password as the new one: the person who gave it would know it. @throws Problem `validation` */
export async function rejectGivenPassword(
  givenHash: string | null,
  chosen: string,
  field: string,
): Promise<void> {
  const isGiven = await isPassword(givenHash, chosen);
  if (!isGiven && !(await isPassword(givenHash, typedLongCode(chosen)))) return;
  throw fieldProblem(field, accountsMessages.chooseAnotherThanGiven);
}
