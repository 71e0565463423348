import { and, eq, gt } from 'drizzle-orm';
import { hourMs } from '#server/clock.ts';
import type { Database } from '#server/database/pool.ts';
import { orderLetter } from '#server/mail/letter-order.ts';
import { type AuditEntry, recordAudit } from '#server/operations/audit.ts';
import { fieldProblem } from '#server/problem.ts';
import { readableCode } from '#server/readable-code.ts';
import { recordEvent, type SecurityEvent } from '#server/security-events/record-event.ts';
import type { Services } from '#server/services.ts';
import { forgetFailures } from '../log-in/login-delay.ts';
import { withdrawLinks } from '../mailed-links.ts';
import { removeProviders } from '../social/remove-providers.ts';
import { type Account, accounts, sessions } from '../tables.ts';
import { hashPassword, isPassword } from './passwords.ts';

const lifetimeMs = 72 * hourMs;

/**
 * Who gives it: an operator, or the administrator of the person's facility by the id of the account. `from` is where the
 * administrator was.
 */
export type Giver = Pick<AuditEntry, 'operator'> & {
  verb: 'member password' | 'person password';
  origin: string;
  from?: Pick<SecurityEvent, 'byAccountId' | 'address' | 'device'>;
};

/**
 * Gives an account a password that opens it once, within 72 hours; the person then chooses a new one, and nothing else
 * opens before. Ends its sessions, unlinks its providers, and tells the person.
 */
export async function giveOneTimePassword(
  services: Services,
  accountId: string,
  { operator, verb, origin, from }: Giver,
): Promise<string> {
  const password = [4, 4, 4].map(readableCode).join('-');
  const passwordHash = await hashPassword(password);
  const now = services.clock.now();
  const oneTimePasswordUntil = new Date(now.getTime() + lifetimeMs);
  await services.database.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ passwordHash, passwordIsOneTime: true, oneTimePasswordUntil })
      .where(eq(accounts.id, accountId));
    await removeProviders(tx, accountId);
    await withdrawLinks(tx, accountId);
    await forgetFailures(services, tx, accountId);
    await tx.delete(sessions).where(eq(sessions.accountId, accountId));
    await recordAudit(tx, { operator, verb, subject: 'a person', accountId }, now);
    if (from) await recordEvent(services, tx, { kind: 'one_time_password_given', accountId, ...from });
    await orderLetter(services, tx, { letter: 'passwordGiven', accountId, origin });
  });
  return password;
}

/** A one-time password opens the account once; any other as often as it is right. @returns whether it opens it now */
export async function spendOneTimePassword(
  database: Database,
  { id, passwordHash, passwordIsOneTime }: Account,
  now: Date,
): Promise<boolean> {
  if (!passwordIsOneTime) return true;
  if (passwordHash === null) return false;
  const used = await database
    .update(accounts)
    .set({ oneTimePasswordUntil: null })
    .where(
      and(
        eq(accounts.id, id),
        eq(accounts.passwordHash, passwordHash),
        gt(accounts.oneTimePasswordUntil, now),
      ),
    );
  return used.rowCount === 1;
}

/** Whoever gave the password would know the new one. @throws Problem `validation` */
export async function refuseGivenPassword(
  givenHash: string | null,
  chosen: string,
  field: string,
): Promise<void> {
  if (!(await isPassword(givenHash, chosen))) return;
  throw fieldProblem(field, 'Please choose another password than the one you were given.');
}
