import type { Account } from '#server/accounts/tables.ts';
import type { Services } from '#server/services.ts';
import { type AuditEntry, recordAudit } from './audit.ts';
import type { Invocation, Result } from './command-type.ts';
import { findPerson } from './find-person.ts';

type Done = Omit<AuditEntry, 'operator' | 'command'> & { result: Result };

/** Does what a command says and records it, both or neither: `act` must write through the services it is given. */
export function withAudit(
  { services, operator }: Invocation,
  command: string,
  act: (services: Services) => Promise<Done>,
  config?: Parameters<Services['database']['transaction']>[1],
): Promise<Result> {
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
  act: (services: Services, person: Account) => Promise<Pick<Done, 'result' | 'details'>>,
): Promise<Result> {
  const person = await findPerson(invocation);
  return withAudit(invocation, command, async (services) => ({
    subject: 'a person',
    accountId: person.id,
    ...(await act(services, person)),
  }));
}
