import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNotNull, isNull } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { type Reminders, reminders } from '#server/tables/reminders.ts';

/** What a person has chosen; null before they have chosen anything. */
export async function findReminders(database: Database, accountId: string): Promise<Reminders | null> {
  const [found] = await database.select().from(reminders).where(eq(reminders.accountId, accountId));
  return found ?? null;
}

/**
 * The address of a person once it is confirmed: the emails tell of a plan, and anybody can sign up with any address. None
 * while the account is closed or on hold, which may have happened since the email was queued.
 */
export async function findConfirmedEmail(database: Database, accountId: string): Promise<string | null> {
  const [account] = await database
    .select({ email: accounts.email })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, accountId),
        isNotNull(accounts.emailVerifiedAt),
        isNull(accounts.deletionRequestedAt),
        isNull(accounts.frozenAt),
      ),
    );
  return account?.email ?? null;
}
