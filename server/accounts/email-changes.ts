import { randomUUID } from 'node:crypto';
import { dayMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, desc, eq, gt, gte, ne, or, sql } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import { type AccountRow, accounts, type EmailChange, emailChanges } from '#server/tables/accounts.ts';
import { addressKey } from './find-account.ts';
import { accountsMessages } from './messages.ts';
import { hashToken, newToken } from './tokens.ts';

const oldAddressKey = addressKey(emailChanges.oldEmail);

/** How long the old address can undo a change of address. */
const undoMs = 7 * dayMs;

/** Stores the current address before it changes, so that it can be notified; null for an account without an address. */
export async function storeOldEmail(
  database: Database,
  account: AccountRow,
  now: Date,
): Promise<string | null> {
  if (account.email === null) return null;
  const id = randomUUID();
  await database.insert(emailChanges).values({
    id,
    accountId: account.id,
    oldEmail: account.email,
    wasConfirmed: account.emailVerifiedAt !== null,
    notifiedAt: now,
    expiresAt: new Date(now.getTime() + undoMs),
  });
  return id;
}

/**
 * The old address of a change, with the token that undoes it if the address was confirmed. Null once the change is
 * undone or the time is over.
 */
export async function issueUndoToken(
  database: Database,
  id: string,
  now: Date,
): Promise<{ oldEmail: string; token: string | null } | null> {
  const token = newToken();
  const [change] = await database
    .update(emailChanges)
    .set({ tokenHash: sql`case when ${emailChanges.wasConfirmed} then ${hashToken(token)} end` })
    .where(and(eq(emailChanges.id, id), gt(emailChanges.expiresAt, now)))
    .returning({ oldEmail: emailChanges.oldEmail, wasConfirmed: emailChanges.wasConfirmed });
  return change ? { oldEmail: change.oldEmail, token: change.wasConfirmed ? token : null } : null;
}

/**
 * Consumes the token that undoes a change, and those of later changes: an address that somebody else added must not
 * reverse the undo. @throws Problem `link_invalid`
 */
export async function consumeUndoToken(database: Database, token: string, now: Date): Promise<EmailChange> {
  const [change] = await database
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, hashToken(token)), gt(emailChanges.expiresAt, now)))
    .returning();
  // Nobody can ask for a new one.
  if (!change) throw new Problem('link_invalid', accountsMessages.linkUsedOrOld);
  await endChanges(database, change);
  return change;
}

/** Ends a change that is undone, with those after it and other links of the same address. */
export async function endChanges(
  database: Database,
  { accountId, oldEmail, notifiedAt }: EmailChange,
): Promise<void> {
  await database
    .delete(emailChanges)
    .where(
      and(
        eq(emailChanges.accountId, accountId),
        or(gte(emailChanges.notifiedAt, notifiedAt), eq(oldAddressKey, addressKey(oldEmail))),
      ),
    );
}

/** The last change of the account's address that its former address can still undo; undefined without one. */
export async function findOpenChange(
  database: Database,
  accountId: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const [found] = await database
    .select({ change: emailChanges })
    .from(emailChanges)
    .innerJoin(accounts, eq(accounts.id, emailChanges.accountId))
    .where(
      and(
        eq(emailChanges.accountId, accountId),
        eq(emailChanges.wasConfirmed, true),
        gt(emailChanges.expiresAt, now),
        ne(oldAddressKey, addressKey(accounts.email)),
      ),
    )
    .orderBy(desc(emailChanges.notifiedAt))
    .limit(1);
  return found?.change;
}

/** A second link to undo the same change; the one that was sent before still works. */
export async function repeatChange(database: Database, change: EmailChange): Promise<string> {
  const id = randomUUID();
  await database.insert(emailChanges).values({ ...change, id, tokenHash: null });
  return id;
}

/** Whether another account may still get the address back: until then nobody else can use it. */
export async function isReserved(
  database: Database,
  email: string,
  accountId: string | null,
  now: Date,
): Promise<boolean> {
  const reserved = await database.$count(
    emailChanges,
    and(
      eq(oldAddressKey, addressKey(email)),
      eq(emailChanges.wasConfirmed, true),
      gt(emailChanges.expiresAt, now),
      accountId === null ? undefined : ne(emailChanges.accountId, accountId),
    ),
  );
  return reserved > 0;
}
