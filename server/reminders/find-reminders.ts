import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { type Reminders, reminders } from '#server/tables/reminders.ts';

/** What a person has chosen; null before they have chosen anything. */
export async function findReminders(database: Database, accountId: string): Promise<Reminders | null> {
  const [found] = await database.select().from(reminders).where(eq(reminders.accountId, accountId));
  return found ?? null;
}
