import type { Database } from '#server/lib/database/pool.ts';
import { and, desc, eq, getTableColumns, gt, inArray, sql } from '#server/lib/database/query.ts';
import { asUuid } from '#server/lib/is-uuid.ts';
import { accounts } from '#server/tables/accounts.ts';
import { type AuditEntry, auditLog } from '#server/tables/audit-log.ts';

/** Records what an operator or an administrator did. Pass the transaction in which it is done. */
export async function recordAudit(database: Database, entry: AuditEntry, now: Date): Promise<void> {
  const { details = {}, accountId = null, reason = null, ...more } = entry;
  await database.insert(auditLog).values({ at: now, ...more, details, accountId, reason });
}

type AuditPage = { command?: string | undefined; limit: number; offset?: number };

const ofCommand = (command: string | undefined) => (command ? eq(auditLog.command, command) : undefined);

/** Operators on the machine are no accounts. */
const isWhoDidIt = eq(accounts.id, asUuid(auditLog.operator));

/**
 * Entries of all commands or of one, newest first. `by` is a name; for accounts that are gone, and for operators on the
 * machine, it is what the log has.
 */
export function listAuditEntries(database: Database, { command, limit, offset = 0 }: AuditPage) {
  return database
    .select({
      ...getTableColumns(auditLog),
      by: sql<string>`coalesce(${accounts.name}, ${accounts.userName}, ${auditLog.operator})`,
    })
    .from(auditLog)
    .leftJoin(accounts, isWhoDidIt)
    .where(ofCommand(command))
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
}

export function countAuditEntries(database: Database, command?: string): Promise<number> {
  return database.$count(auditLog, ofCommand(command));
}

/** The action under which a backup is recorded once it is complete. */
export const finishedBackup = 'database backup finished';

/** The commands of which the log has entries, by name. */
export async function listAuditCommands(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ command: auditLog.command })
    .from(auditLog)
    .orderBy(auditLog.command);
  return rows.map(({ command }) => command);
}

/**
 * What was done to one account since a time, newest first. `by` is the administrator's name; null for operators, and
 * for administrators whose account is gone.
 */
export function listAuditEntriesAbout(
  database: Database,
  accountId: string,
  { commands, since, limit }: { commands: string[]; since: Date; limit: number },
) {
  return database
    .select({
      command: auditLog.command,
      at: auditLog.at,
      by: sql<string | null>`coalesce(${accounts.name}, ${accounts.userName})`,
    })
    .from(auditLog)
    .leftJoin(accounts, isWhoDidIt)
    .where(
      and(eq(auditLog.accountId, accountId), inArray(auditLog.command, commands), gt(auditLog.at, since)),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
