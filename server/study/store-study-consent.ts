import type { Database } from '#server/lib/database/pool.ts';
import { pastStudyConsents, type StudyConsentRow, studyConsents } from '#server/tables/study.ts';

type Signed = Pick<StudyConsentRow, 'accountId' | 'studyId' | 'version' | 'agreedAt'> &
  Partial<Pick<StudyConsentRow, 'code' | 'arm' | 'joinedAt' | 'signedName' | 'signedOn' | 'opensAt'>>;

/**
 * Stores which text the person agreed to, and when. Agreeing to the same text again changes nothing; an earlier consent is
 * kept as proof for the exports of its time. Code, arm and date of opening stay those of the first time.
 * @param earlier the person's row, locked
 */
export async function storeStudyConsent(
  database: Database,
  earlier: StudyConsentRow | undefined,
  signed: Signed,
): Promise<void> {
  if (earlier?.version === signed.version && earlier.leftAt === null) return;
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
    .onConflictDoUpdate({ target: studyConsents.accountId, set: { ...signed, leftAt: null } });
}
