import { findByName } from '#server/accounts/find-account.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Account } from '#server/tables/accounts.ts';
import type { Invocation } from './command-type.ts';

/** The person whom a command names first, by username or email address. @throws Problem `not_found` */
export async function findPerson({ services, args: [named = ''] }: Invocation): Promise<Account> {
  const account = await findByName(services.database, named);
  if (!account) throw new Problem('not_found', `There is nobody of the name ${named}.`);
  return account;
}
