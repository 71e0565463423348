import type * as z from 'zod/mini';
import type { studyConsent } from '#contract/study.ts';
import { openStudy } from '#contract/study-plan.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import { type StudyConsentRow, studyConsents } from '#server/tables/study.ts';
import { forgetParticipant } from './forget-participant.ts';
import { studyMessages } from './messages.ts';
import { isReadableConsent, storeStudyConsent } from './store-study-consent.ts';

/** The study that is open to everybody: one press to agree, and one to stop. */

export type StudyConsent = z.output<typeof studyConsent>;

/** @throws Problem `conflict` for somebody who takes part in a trial, or lets one keep what was collected */
export function joinOpenStudy(
  database: Database,
  accountId: string,
  { version }: StudyConsent,
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    const [earlier] = await tx
      .select()
      .from(studyConsents)
      .where(eq(studyConsents.accountId, accountId))
      .for('update');
    if (earlier && earlier.studyId !== openStudy)
      throw new Problem('conflict', studyMessages.studyOneAtATime);
    await storeStudyConsent(tx, earlier, {
      ...{ accountId, studyId: openStudy, version, agreedAt: now },
      ...(!earlier && { joinedAt: now }),
    });
  });
}

/** Nothing of this person is in the next export. A trial is left in another way. */
export async function leaveOpenStudy(database: Database, accountId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const consent = await findStudyConsent(tx, accountId);
    if (consent?.studyId === openStudy) await forgetParticipant(tx, accountId);
  });
}

/** What the person has agreed to and not ended; undefined for everybody else. */
export async function findStudyConsent(database: Database, accountId: string) {
  const [consent] = await database.select().from(studyConsents).where(eq(studyConsents.accountId, accountId));
  return consent?.leftAt === null ? consent : undefined;
}

/** The same for whoever holds the account now: undefined where it is older than a password from the facility. */
export async function findReadableConsent(database: Database, accountId: string) {
  const consent = await findStudyConsent(database, accountId);
  return consent && (await isReadableConsent(database, accountId)) ? consent : undefined;
}

/** As the account page shows it: a trial has a page of its own. */
export const shownConsent = ({ studyId, version, agreedAt }: StudyConsentRow) => ({
  version,
  agreedAt: agreedAt.toISOString(),
  ...(studyId !== openStudy && { isTrial: true }),
});
