import { dayMs, hourMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, gt, inArray, isNotNull, or, sql } from '#server/lib/database/query.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import {
  type AccountRow,
  accounts,
  type EmailToken,
  emailTokens,
  type TokenPurpose,
} from '#server/tables/accounts.ts';
import { endOpenHelperLink } from './end-open-helper-link.ts';
import { addressKey } from './find-account.ts';
import { accountsMessages } from './messages.ts';
import { hashToken, newToken } from './tokens.ts';
import { endChallenges } from './two-steps/log-in/challenges.ts';

const lifetimeMs: Record<TokenPurpose, number> = {
  reset: hourMs,
  confirm_email: 7 * dayMs,
  confirm_deletion: hourMs,
  confirm_owner: hourMs,
  restore: 14 * dayMs,
  release_email: 7 * dayMs,
};

/**
 * Creates the token of a link while its email is rendered: only the email has the token, the database stores its hash.
 * An earlier token for the same purpose stops working.
 * @param newEmail the address that the token confirms, if it is not the current one
 * @param sessionId the session that the token verifies
 * @param days how long it works, if not as long as others for its purpose
 */
export async function issueToken(
  database: Database,
  accountId: string,
  purpose: TokenPurpose,
  now: Date,
  { newEmail, sessionId, days }: { newEmail?: string; sessionId?: string; days?: number } = {},
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + (days === undefined ? lifetimeMs[purpose] : days * dayMs));
  // The address is stored again: a token never confirms another address than the one it was sent to.
  const values = {
    tokenHash: hashToken(token),
    newEmail: newEmail ?? null,
    expiresAt,
    ...(sessionId && { sessionId }),
  };
  await database
    .insert(emailTokens)
    .values({ accountId, purpose, ...values, requestedAt: now })
    .onConflictDoUpdate({ target: [emailTokens.accountId, emailTokens.purpose], set: values });
  return token;
}

/**
 * Stores the new address of the account before its email is rendered, when `issueToken` creates the token. It replaces
 * another address that waits for confirmation. The requesting session stays signed in after the change.
 */
export async function setPendingEmail(
  database: Database,
  accountId: string,
  newEmail: string,
  sessionId: string | null,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + lifetimeMs.confirm_email);
  const pending = { tokenHash: null, newEmail, sessionId, requestedAt: now, expiresAt };
  await database
    .insert(emailTokens)
    .values({ accountId, purpose: 'confirm_email', ...pending })
    .onConflictDoUpdate({ target: [emailTokens.accountId, emailTokens.purpose], set: pending });
}

const isValid = (token: string, purpose: TokenPurpose, now: Date) =>
  and(
    eq(emailTokens.tokenHash, hashToken(token)),
    eq(emailTokens.purpose, purpose),
    gt(emailTokens.expiresAt, now),
  );

/** A token and its account, without consuming it; undefined when the token is not valid. */
export async function findToken(
  database: Database,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<{ account: AccountRow; emailToken: EmailToken } | undefined> {
  const [found] = await database
    .select({ account: accounts, emailToken: emailTokens })
    .from(emailTokens)
    .innerJoin(accounts, eq(accounts.id, emailTokens.accountId))
    .where(isValid(token, purpose, now));
  return found;
}

export const linkInvalid = () => fieldProblem('token', accountsMessages.linkUsedOrOldAskNew, 'link_invalid');

/** Consumes a token in one statement: of two uses at once only one succeeds. @throws Problem `link_invalid` */
export async function consumeToken(
  database: Database,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<Pick<EmailToken, 'accountId' | 'newEmail' | 'sessionId'>> {
  const [found] = await database
    .delete(emailTokens)
    .where(isValid(token, purpose, now))
    .returning({
      accountId: emailTokens.accountId,
      newEmail: emailTokens.newEmail,
      sessionId: emailTokens.sessionId,
    });
  if (!found) throw linkInvalid();
  return found;
}

/** The new address of the account that waits for confirmation; null without one, or when its token has expired. */
export async function findPendingEmail(
  database: Database,
  accountId: string,
  now: Date,
): Promise<string | null> {
  const [found] = await database
    .select({ newEmail: emailTokens.newEmail })
    .from(emailTokens)
    .where(
      and(
        eq(emailTokens.accountId, accountId),
        eq(emailTokens.purpose, 'confirm_email'),
        gt(emailTokens.expiresAt, now),
      ),
    );
  return found?.newEmail ?? null;
}

/**
 * Revokes what somebody else may have requested before the owner chose a new password: another address waiting for
 * confirmation, another new password, a deletion, a link to the plan, a login that waits for its second step.
 */
export async function revokeTokens(database: Database, accountId: string, now: Date): Promise<void> {
  await endOpenHelperLink(database, accountId, now);
  await endChallenges(database, accountId);
  const ownEmail = database
    .select({ email: addressKey(accounts.email) })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const isForAnotherAddress = and(
    eq(emailTokens.purpose, 'confirm_email'),
    sql`${addressKey(emailTokens.newEmail)} is distinct from (${ownEmail})`,
    isNotNull(emailTokens.newEmail),
  );
  await database
    .delete(emailTokens)
    .where(
      and(
        eq(emailTokens.accountId, accountId),
        or(inArray(emailTokens.purpose, ['reset', 'confirm_deletion', 'confirm_owner']), isForAnotherAddress),
      ),
    );
}
