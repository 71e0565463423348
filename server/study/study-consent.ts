import type * as z from 'zod/mini';
import type { studyConsent } from '#contract/study.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNull } from '#server/lib/database/query.ts';
import { pastStudyConsents, studyConsents } from '#server/tables/study.ts';

export type StudyConsent = z.output<typeof studyConsent>;

/**
 * Stores which text the person agreed to, and when. Agreeing to the same text again changes nothing; an earlier consent
 * is kept as proof for the exports of its time.
 */
export function joinStudy(
  database: Database,
  accountId: string,
  { version }: StudyConsent,
  now: Date,
): Promise<void> {
  const agreed = { version, agreedAt: now, leftAt: null };
  return database.transaction(async (tx) => {
    const [earlier] = await tx
      .select()
      .from(studyConsents)
      .where(eq(studyConsents.accountId, accountId))
      .for('update');
    if (earlier?.version === version && earlier.leftAt === null) return;
    if (earlier) await keepAsPast(tx, earlier, now);
    await tx
      .insert(studyConsents)
      .values({ accountId, ...agreed })
      .onConflictDoUpdate({ target: studyConsents.accountId, set: agreed });
  });
}

/** Of two that began at the same instant, the first one is kept. */
async function keepAsPast(
  database: Database,
  earlier: typeof studyConsents.$inferSelect,
  now: Date,
): Promise<void> {
  await database
    .insert(pastStudyConsents)
    .values({ ...earlier, leftAt: earlier.leftAt ?? now })
    .onConflictDoNothing();
}

/** The row stays: it shows that earlier exports were agreed to. */
export async function leaveStudy(database: Database, accountId: string, now: Date): Promise<void> {
  await database
    .update(studyConsents)
    .set({ leftAt: now })
    .where(and(eq(studyConsents.accountId, accountId), isNull(studyConsents.leftAt)));
}

/** What the person has agreed to and not ended; undefined for everybody else. */
export async function findStudyConsent(database: Database, accountId: string) {
  const [consent] = await database
    .select({ version: studyConsents.version, agreedAt: studyConsents.agreedAt })
    .from(studyConsents)
    .where(and(eq(studyConsents.accountId, accountId), isNull(studyConsents.leftAt)));
  return consent;
}
