import { recordAudit } from '#server/audit/audit-log.ts';
import { type Services, servicesIn } from '#server/services/services.ts';
import type { AuditEntry } from '#server/tables/audit-log.ts';
import type { Invocation } from './command-type.ts';

/** What the audit log keeps, without who did what; null where nothing had to be done. */
export type Entry = Omit<AuditEntry, 'operator' | 'command'> | null;

/** Does what an operator says and records it, both or neither: `act` must write through the services it is given. */
export function withAudit<R>(
  { services, operator }: Pick<Invocation, 'services' | 'operator'>,
  command: string,
  act: (services: Services) => Promise<{ entry: Entry; result: R }>,
  config?: Parameters<Services['database']['transaction']>[1],
): Promise<R> {
  const { database, clock } = services;
  return database.transaction(async (tx) => {
    const { entry, result } = await act(servicesIn(services, tx));
    if (entry) await recordAudit(tx, { operator, command, ...entry }, clock.now());
    return result;
  }, config);
}
