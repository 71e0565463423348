import { recordAudit } from '#server/audit/audit-log.ts';
import type { Services } from '#server/services/services.ts';
import type { Account } from '#server/tables/accounts.ts';
import type { AuditEntry } from '#server/tables/audit-log.ts';
import type { Invocation, Result } from './command-type.ts';
import { findPerson } from './find-person.ts';

type Done<R> = Omit<AuditEntry, 'operator' | 'command'> & { result: R };

/** Does what an operator says and records it, both or neither: `act` must write through the services it is given. */
export function withAudit<R>(
  { services, operator }: Pick<Invocation, 'services' | 'operator'>,
  command: string,
  act: (services: Services) => Promise<Done<R>>,
  config?: Parameters<Services['database']['transaction']>[1],
): Promise<R> {
  const { database, clock } = services;
  return database.transaction(async (tx) => {
    const { result, ...entry } = await act({ ...services, database: tx });
    await recordAudit(tx, { operator, command, ...entry }, clock.now());
    return result;
  }, config);
}

/** The same for the person whom a command names first. The log has no name, only the id until the account is purged. */
export async function withPersonAudit(
  invocation: Invocation,
  command: string,
  act: (services: Services, person: Account) => Promise<Pick<Done<Result>, 'result' | 'details'>>,
): Promise<Result> {
  const person = await findPerson(invocation);
  return withAudit(invocation, command, async (services) => ({
    subject: 'a person',
    accountId: person.id,
    ...(await act(services, person)),
  }));
}
