import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { dayMs, hourMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { Problem } from '#server/lib/problem.ts';
import { type Account, accounts, type LinkPurpose, type MailedLink, mailedLinks } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';

const lifetimeMs: Record<LinkPurpose, number> = {
  reset: hourMs,
  confirm_email: 7 * dayMs,
  confirm_deletion: hourMs,
  confirm_owner: hourMs,
  restore: 14 * dayMs,
};

/**
 * Creates the token of a link while its email is rendered: only the email has the token, the database stores its hash.
 * An earlier token for the same purpose stops working.
 * @param newEmail the address that the token confirms, if it is not the current one
 * @param sessionId the session that the token verifies
 */
export async function mintLink(
  database: Database,
  accountId: string,
  purpose: LinkPurpose,
  now: Date,
  { newEmail, sessionId }: { newEmail?: string; sessionId?: string } = {},
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs[purpose]);
  // The address is stored again: a token never confirms another address than the one it was sent to.
  const link = {
    tokenHash: hashToken(token),
    newEmail: newEmail ?? null,
    expiresAt,
    ...(sessionId && { sessionId }),
  };
  await database
    .insert(mailedLinks)
    .values({ accountId, purpose, ...link, requestedAt: now })
    .onConflictDoUpdate({ target: [mailedLinks.accountId, mailedLinks.purpose], set: link });
  return token;
}

/**
 * Stores the new address of the account before its email is rendered, when `mintLink` creates the token. It replaces
 * another address that waits for confirmation. The requesting session stays signed in after the change.
 */
export async function awaitNewEmail(
  database: Database,
  accountId: string,
  newEmail: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + lifetimeMs.confirm_email);
  const pending = { tokenHash: null, newEmail, sessionId, requestedAt: now, expiresAt };
  await database
    .insert(mailedLinks)
    .values({ accountId, purpose: 'confirm_email', ...pending })
    .onConflictDoUpdate({ target: [mailedLinks.accountId, mailedLinks.purpose], set: pending });
}

const isOpen = (token: string, purpose: LinkPurpose, now: Date) =>
  and(
    eq(mailedLinks.tokenHash, hashToken(token)),
    eq(mailedLinks.purpose, purpose),
    gt(mailedLinks.expiresAt, now),
  );

/** A token and its account, without consuming it; undefined when the token is not valid. */
export async function findLink(
  database: Database,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<{ account: Account; link: MailedLink } | undefined> {
  const [found] = await database
    .select({ account: accounts, link: mailedLinks })
    .from(mailedLinks)
    .innerJoin(accounts, eq(accounts.id, mailedLinks.accountId))
    .where(isOpen(token, purpose, now));
  return found;
}

export const linkInvalid = () =>
  new Problem('link_invalid', 'This link has been used or is too old. Please ask for a new one.');

/** Consumes a token in one statement: of two uses at once only one succeeds. @throws Problem `link_invalid` */
export async function spendLink(
  database: Database,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<Pick<MailedLink, 'accountId' | 'newEmail' | 'sessionId'>> {
  const [link] = await database
    .delete(mailedLinks)
    .where(isOpen(token, purpose, now))
    .returning({
      accountId: mailedLinks.accountId,
      newEmail: mailedLinks.newEmail,
      sessionId: mailedLinks.sessionId,
    });
  if (!link) throw linkInvalid();
  return link;
}

/** The new address of the account that waits for confirmation; null without one, or when its token has expired. */
export async function findPendingEmail(
  database: Database,
  accountId: string,
  now: Date,
): Promise<string | null> {
  const [link] = await database
    .select({ newEmail: mailedLinks.newEmail })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.accountId, accountId),
        eq(mailedLinks.purpose, 'confirm_email'),
        gt(mailedLinks.expiresAt, now),
      ),
    );
  return link?.newEmail ?? null;
}

/**
 * Revokes what somebody else may have requested before the owner chose a new password: another address waiting for
 * confirmation, another new password, a deletion.
 */
export async function withdrawLinks(database: Database, accountId: string): Promise<void> {
  const ownEmail = database
    .select({ email: sql`lower(${accounts.email})` })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const isForAnotherAddress = and(
    eq(mailedLinks.purpose, 'confirm_email'),
    sql`lower(${mailedLinks.newEmail}) is distinct from (${ownEmail})`,
    isNotNull(mailedLinks.newEmail),
  );
  await database
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.accountId, accountId),
        or(inArray(mailedLinks.purpose, ['reset', 'confirm_deletion', 'confirm_owner']), isForAnotherAddress),
      ),
    );
}
