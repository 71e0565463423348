import { eq } from 'drizzle-orm';
import { userNameTaken } from '#server/accounts/create-account.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { isUniqueViolation } from '#server/lib/database/unique-violation.ts';
import { accounts } from '#server/tables/accounts.ts';
import { rejectLookAlike } from './reject-look-alike.ts';

/** Gives an account another username. Call it in a transaction. @throws Problem `username_taken` */
export async function renameAccount(database: Database, accountId: string, userName: string): Promise<void> {
  await database
    .update(accounts)
    .set({ userName, userNameCopy: 0 })
    .where(eq(accounts.id, accountId))
    .catch((error) => {
      throw isUniqueViolation(error) ? userNameTaken() : error;
    });
  await rejectLookAlike(database, accountId);
}
