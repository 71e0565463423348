import { userNameTaken } from '#server/accounts/create-account.ts';
import { isNameReserved, reserveName } from '#server/accounts/former-names.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { isUniqueViolation } from '#server/lib/database/unique-violation.ts';
import { accounts } from '#server/tables/accounts.ts';
import { rejectLookAlike } from './reject-look-alike.ts';

/**
 * Gives an account another username. The old one waits for its owner, unless nobody has ever used it. Call it in a
 * transaction. @throws Problem `username_taken`
 */
export async function renameAccount(
  database: Database,
  accountId: string,
  userName: string,
  { now, isUsed }: { now: Date; isUsed: boolean },
): Promise<void> {
  const [account] = await database
    .select({ former: accounts.userName })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  if (!account) return;
  await database
    .update(accounts)
    .set({ userName, userNameCopy: 0 })
    .where(eq(accounts.id, accountId))
    .catch((error) => {
      throw isUniqueViolation(error) ? userNameTaken() : error;
    });
  if (await isNameReserved(database, userName, accountId, now)) throw userNameTaken();
  if (isUsed) await reserveName(database, accountId, { ...account, next: userName }, now);
  await rejectLookAlike(database, accountId);
}
