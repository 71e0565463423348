import { isReadable } from '#server/accounts/given-password.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, sql } from '#server/lib/database/query.ts';
import { pastStudyConsents, type StudyConsentRow, studyConsents } from '#server/tables/study.ts';

type Signed = Pick<StudyConsentRow, 'accountId' | 'studyId' | 'version' | 'agreedAt'> &
  Partial<Pick<StudyConsentRow, 'code' | 'arm' | 'joinedAt' | 'signedName' | 'signedOn' | 'opensAt'>>;

/**
 * Stores which text the person agreed to, and when. Agreeing to the same text again changes nothing, unless the first time is
 * closed by a password from the facility; an earlier consent is kept as proof for the exports of its time. Arm and date of
 * opening stay those of the first time, and so does the code, unless that is closed.
 * @param earlier the person's row, locked
 */
export async function storeStudyConsent(
  database: Database,
  earlier: StudyConsentRow | undefined,
  signed: Signed,
): Promise<void> {
  const isClosed = earlier !== undefined && !(await isReadableConsent(database, earlier.accountId));
  if (earlier?.version === signed.version && earlier.leftAt === null && !isClosed) return;
  if (earlier) {
    const { accountId, studyId, version, signedName, signedOn, agreedAt, leftAt } = earlier;
    // Of two that began at the same instant, the first one is kept.
    await database
      .insert(pastStudyConsents)
      .values({
        ...{ accountId, studyId, version, signedName, signedOn, agreedAt },
        leftAt: leftAt ?? signed.agreedAt,
      })
      .onConflictDoNothing();
  }
  await database
    .insert(studyConsents)
    .values(signed)
    .onConflictDoUpdate({
      target: studyConsents.accountId,
      // The code from before would tell whoever holds the account now which rows are the person's.
      set: { ...signed, leftAt: null, ...(isClosed && { code: sql`study_code()` }) },
    });
}

/** Whether the consent may be read by whoever holds the account now; also one that was ended. */
export async function isReadableConsent(database: Database, accountId: string): Promise<boolean> {
  const isOpen = isReadable(accountId, studyConsents.agreedAt);
  const rows = await database
    .select({ agreedAt: studyConsents.agreedAt })
    .from(studyConsents)
    .where(and(eq(studyConsents.accountId, accountId), isOpen));
  return rows.length > 0;
}
