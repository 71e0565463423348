import { findByName } from '#server/accounts/log-in/log-in.ts';
import type { Account } from '#server/accounts/tables.ts';
import type { Database } from '#server/database/pool.ts';
import { Problem } from '#server/problem.ts';
import { recordAudit } from './audit.ts';
import type { Asked } from './command-type.ts';

/** The person a command names first, by username or email address. @throws Problem `not_found` */
export async function findPerson({ services, args: [named = ''] }: Asked): Promise<Account> {
  const account = await findByName(services.database, named);
  if (!account) throw new Problem('not_found', `There is nobody of the name ${named}.`);
  return account;
}

/** The log names no person: the id is enough, and is emptied when the account is purged. */
export function noteOf(
  { services, operator }: Asked,
  verb: string,
  { id: accountId }: Account,
  details: object = {},
  database: Database = services.database,
): Promise<void> {
  return recordAudit(
    database,
    { operator, verb, subject: 'a person', accountId, details },
    services.clock.now(),
  );
}
