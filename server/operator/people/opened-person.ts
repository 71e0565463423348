import { and, eq, gt } from 'drizzle-orm';
import { openMinutes } from '#contract/operator-people.ts';
import { minuteMs } from '#server/lib/clock.ts';
import { isUuid } from '#server/lib/is-uuid.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { type Account, accounts } from '#server/tables/accounts.ts';
import type { AuditEntry } from '#server/tables/audit-log.ts';
import { auditLog } from '#server/tables/audit-log.ts';
import { withAudit } from '../with-audit.ts';

/** An operator sees a person, and does something for them, for an hour after opening them with a reason. */

export const openCommand = 'person open';

/** The account with this id. @throws Problem `not_found` */
export async function getPersonById({ database }: Services, userId: string): Promise<Account> {
  const [account] = isUuid(userId)
    ? await database.select().from(accounts).where(eq(accounts.id, userId))
    : [];
  if (!account) throw new Problem('not_found', 'This account is not there anymore.');
  return account;
}

type OperatorCall = { caller: { accountId: string }; params: { userId: string } };

/** The person of a call. @throws Problem `not_found`, or `conflict` unless this operator has opened them */
export async function getOpenedPerson(
  services: Services,
  { caller, params }: OperatorCall,
): Promise<Account> {
  const person = await getPersonById(services, params.userId);
  const since = new Date(services.clock.now().getTime() - openMinutes * minuteMs);
  const isOpen = and(
    eq(auditLog.accountId, person.id),
    eq(auditLog.operator, caller.accountId),
    eq(auditLog.command, openCommand),
    gt(auditLog.at, since),
  );
  if ((await services.database.$count(auditLog, isOpen)) > 0) return person;
  throw new Problem('conflict', 'Please open this person again, and say why.');
}

type Done = Pick<AuditEntry, 'details' | 'reason'> & { message: string };

/** Does something for an opened person and records it, both or neither. `act` returns the message for the operator. */
export async function forOpenedPerson(
  services: Services,
  call: OperatorCall,
  command: string,
  act: (services: Services, person: Account) => Promise<Done>,
): Promise<{ message: string }> {
  const person = await getOpenedPerson(services, call);
  return withAudit({ services, operator: call.caller.accountId }, command, async (within) => {
    const { message, ...entry } = await act(within, person);
    return { subject: 'a person', accountId: person.id, ...entry, result: { message } };
  });
}
