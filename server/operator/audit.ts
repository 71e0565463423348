import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { accounts } from '#server/accounts/tables.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { auditLog } from './tables.ts';

export type AuditEntry = {
  /** The operator's name, or the account id of a facility's administrator. */
  operator: string;
  command: string;
  /** What was changed: a code, a facility, "a person". */
  subject: string;
  details?: object;
  accountId?: string;
};

/** Records what an operator or an administrator did. Pass the transaction in which it is done. */
export async function recordAudit(database: Database, entry: AuditEntry, now: Date): Promise<void> {
  const { operator, command, subject, details = {}, accountId = null } = entry;
  await database.insert(auditLog).values({ at: now, operator, command, subject, details, accountId });
}

/** The latest entries, newest first. */
export function listAuditEntries(database: Database, limit: number) {
  return database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(limit);
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
    .leftJoin(accounts, eq(sql`${accounts.id}::text`, auditLog.operator))
    .where(
      and(eq(auditLog.accountId, accountId), inArray(auditLog.command, commands), gt(auditLog.at, since)),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
