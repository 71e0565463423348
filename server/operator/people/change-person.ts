import { openMinutes } from '#contract/operator-people.ts';
import { type OperatorRole, operatorRoles } from '#contract/operator-roles.ts';
import { minuteMs } from '#server/lib/clock.ts';
import { and, eq, gt } from '#server/lib/database/query.ts';
import { isUuid } from '#server/lib/is-uuid.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { type AccountRow, accounts } from '#server/tables/accounts.ts';
import { auditLog } from '#server/tables/audit-log.ts';
import type { By } from '../command-type.ts';

/** An operator sees a person on the web, and does something for them, for an hour after opening them with a reason. */

export const openCommand = 'person open';

/** The account with this id. @throws Problem `not_found` */
export async function getPersonById({ database }: Services, userId: string): Promise<AccountRow> {
  const [account] = isUuid(userId)
    ? await database.select().from(accounts).where(eq(accounts.id, userId))
    : [];
  if (!account) throw new Problem('not_found', 'This account is not there anymore.');
  return account;
}

/** The person with this id. @throws Problem `not_found`, or `conflict` unless this operator has opened them */
export async function getOpenedPerson({ services, operator }: By, userId: string): Promise<AccountRow> {
  const person = await getPersonById(services, userId);
  const since = new Date(services.clock.now().getTime() - openMinutes * minuteMs);
  const isOpen = and(
    eq(auditLog.accountId, person.id),
    eq(auditLog.operator, operator),
    eq(auditLog.command, openCommand),
    gt(auditLog.at, since),
  );
  if ((await services.database.$count(auditLog, isOpen)) > 0) return person;
  throw new Problem('conflict', 'Please open this person again, and say why.');
}

/** Nobody acts on an operator of a higher role. @throws Problem `forbidden` */
export async function rejectHigherRole({ services, operator }: By, person: AccountRow): Promise<void> {
  if (person.operatorRole === null) return;
  const [own] = await services.database
    .select({ role: accounts.operatorRole })
    .from(accounts)
    .where(eq(accounts.id, operator));
  const rank = (role: OperatorRole) => operatorRoles.indexOf(role);
  if (own?.role && rank(own.role) >= rank(person.operatorRole)) return;
  throw new Problem('forbidden', 'Only an operator of the same or a higher role can do this.');
}
