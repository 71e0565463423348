import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNotNull, isNull } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';

/**
 * The address of a person once it is confirmed: what is sent tells of a plan or a study, and anybody can sign up with any address. None
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
