import { findByName } from '#server/accounts/find-account.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { Problem } from '#server/lib/problem.ts';
import type { AccountRow } from '#server/tables/accounts.ts';

/** The person whom a command names, by username or email address. @throws Problem `not_found` */
export async function findPerson(database: Database, named: string): Promise<AccountRow> {
  const account = await findByName(database, named);
  if (!account) throw new Problem('not_found', `There is nobody of the name ${named}.`);
  return account;
}
