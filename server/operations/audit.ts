import { desc } from 'drizzle-orm';
import type { Database } from '#server/database/pool.ts';
import { auditLog } from './tables.ts';

export type Deed = {
  operator: string;
  verb: string;
  /** What it was done to: a code, a facility, "a person". */
  subject: string;
  details?: object;
  accountId?: string;
};

/** Notes what an operator did, after it was done. */
export async function noteDeed(database: Database, deed: Deed, now: Date): Promise<void> {
  const { operator, verb, subject, details = {}, accountId = null } = deed;
  await database.insert(auditLog).values({ at: now, operator, verb, subject, details, accountId });
}

/** The newest deeds first. */
export function listDeeds(database: Database, limit: number) {
  return database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(limit);
}
