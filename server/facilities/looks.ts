import { dayMs } from '#server/clock.ts';
import type { Database } from '#server/database/pool.ts';
import { listDeedsTo } from '#server/operations/audit.ts';
import { auditLog } from '#server/operations/tables.ts';

const verb = 'member results';
const shownDays = 90;
const shownAtMost = 10;

/** Notes that an administrator looks at a member's results: once an hour, which an index sees to. */
export async function noteLook(
  database: Database,
  { administratorId, memberId }: { administratorId: string; memberId: string },
  now: Date,
): Promise<void> {
  await database
    .insert(auditLog)
    .values({
      at: now,
      operator: administratorId,
      verb,
      subject: 'a person',
      details: {},
      accountId: memberId,
    })
    .onConflictDoNothing();
}

/** Who looked at a person's results and when, for that person: the last looks of 90 days. */
export async function listLooks(database: Database, memberId: string, now: Date) {
  const since = new Date(now.getTime() - shownDays * dayMs);
  const looks = await listDeedsTo(database, memberId, { verbs: [verb], since, limit: shownAtMost });
  return looks.map(({ by, at }) => ({ by, at: at.toISOString() }));
}
