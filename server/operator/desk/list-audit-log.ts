import type { ResponseOf } from '#contract/endpoint.ts';
import type { listAuditLog as endpoint } from '#contract/operator-desk.ts';
import { countAuditEntries, listAuditCommands, listAuditEntries } from '#server/audit/audit-log.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { pageOf } from './page-of.ts';

/** Returns a page of what operators and administrators did, all or one kind of action. */
export async function listAuditLog(
  { database }: Services,
  { query }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { command } = query;
  const [total, commands, entries] = await Promise.all([
    countAuditEntries(database, command),
    listAuditCommands(database),
    listAuditEntries(database, { command, ...pageOf(query) }),
  ]);
  return {
    total,
    commands,
    entries: entries.map(({ at, details, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      details: JSON.stringify(details),
    })),
  };
}
