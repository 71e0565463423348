import { dayMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, gt, ne } from '#server/lib/database/query.ts';
import { formerNames } from '#server/tables/accounts.ts';
import { nameKey } from './find-account.ts';

/** How long a username that was given up waits for its owner: somebody else may have changed it. */
const reservedMs = 30 * dayMs;

/** Keeps a username for its owner, before the account gets another one; taken back, it waits no longer. */
export async function reserveName(
  database: Database,
  accountId: string,
  { former, next }: { former: string; next: string },
  now: Date,
): Promise<void> {
  const isNext = eq(nameKey(formerNames.userName), nameKey(next));
  await database.delete(formerNames).where(and(eq(formerNames.accountId, accountId), isNext));
  const endsAt = new Date(now.getTime() + reservedMs);
  await database
    .insert(formerNames)
    .values({ accountId, userName: former, endsAt })
    .onConflictDoUpdate({ target: [formerNames.accountId, formerNames.userName], set: { endsAt } });
}

/** Whether a username waits for its owner, an account other than `accountId`. */
export async function isNameReserved(
  database: Database,
  userName: string,
  accountId: string | null,
  now: Date,
): Promise<boolean> {
  const reserved = await database.$count(
    formerNames,
    and(
      eq(nameKey(formerNames.userName), nameKey(userName)),
      gt(formerNames.endsAt, now),
      accountId === null ? undefined : ne(formerNames.accountId, accountId),
    ),
  );
  return reserved > 0;
}
