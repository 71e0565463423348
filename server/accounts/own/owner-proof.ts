import { and, eq } from 'drizzle-orm';
import { minuteMs } from '#server/clock.ts';
import { fieldProblem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import type { TypedAt } from '../log-in/prove-password.ts';
import { type Account, accounts, sessions } from '../tables.ts';
import { checkOwnPassword } from './check-own-password.ts';

/** How long after proving it by a mailed link, or by a log in, a session counts as the owner's. */
export const ownerMs = 30 * minuteMs;

type Given = TypedAt & {
  caller: { accountId: string; sessionId: string };
  body: { currentPassword?: string | undefined };
};

/**
 * Asks the holder of a session to prove to be the owner, who may have left it open on a shared tablet: by the present
 * password, or by a link mailed to the present address that was opened before.
 * @param toDo what is asked for, to end the sentence "Type your password to ..."
 * @throws Problem `validation` or `wrong_credentials` at `currentPassword`, or `too_many_requests`
 */
export async function requireOwner(services: Services, call: Given, toDo: string): Promise<void> {
  const { caller, body } = call;
  const { accountId, sessionId } = caller;
  if (body.currentPassword) {
    return checkOwnPassword(services, accountId, body.currentPassword, call, 'currentPassword');
  }
  const [account] = await services.database.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error('The account is gone.');
  if (await findOwnerUntil(services, account, sessionId)) return;
  throw fieldProblem('currentPassword', whatIsMissing(account, toDo));
}

/**
 * Until when this session needs no password because its holder has proven to be the owner; null if that is not so.
 * An account without a password and without a confirmed address can only be proven by logging in to it.
 */
export async function findOwnerUntil(
  { database, clock }: Services,
  account: Account,
  sessionId: string,
): Promise<Date | null> {
  const [session] = await database
    .select({ ownerUntil: sessions.ownerUntil, startedAt: sessions.startedAt })
    .from(sessions)
    .where(and(eq(sessions.accountId, account.id), eq(sessions.id, sessionId)));
  if (!session) return null;
  const until = isProvenByLogIn(account)
    ? new Date(session.startedAt.getTime() + ownerMs)
    : session.ownerUntil;
  return until && until > clock.now() ? until : null;
}

function isProvenByLogIn({ passwordHash, emailVerifiedAt }: Account): boolean {
  return passwordHash === null && emailVerifiedAt === null;
}

function whatIsMissing(account: Account, toDo: string): string {
  if (account.passwordHash !== null) return `Type your password to ${toDo}.`;
  if (account.emailVerifiedAt) return `Open the link that we send you by email to ${toDo}.`;
  return `Log out and log in again to ${toDo}.`;
}
