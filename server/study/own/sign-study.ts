import type { signStudy as endpoint } from '#contract/own-study.ts';
import { openStudy } from '#contract/study-plan.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { studyConsents } from '#server/tables/study.ts';
import { studyMessages } from '../messages.ts';
import { isReadableConsent, storeStudyConsent } from '../store-study-consent.ts';
import { getStudyRow, rejectUnlessRunning } from '../studies.ts';
import { checkSignature } from './check-signature.ts';

/**
 * Signs a new version of the text of the own study. The earlier signature is kept as proof. With a password from the facility alone
 * nobody signs: it would open what is closed.
 * @throws Problem `not_found` for people in no trial, `conflict`, `gone` or `validation`
 */
export async function signStudy(
  { database, clock }: Services,
  { body, caller: { accountId } }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const now = clock.now();
  const { version, name: signedName, day: signedOn } = body;
  await database.transaction(async (tx) => {
    const own = eq(studyConsents.accountId, accountId);
    const [consent] = await tx.select().from(studyConsents).where(own).for('update');
    if (!consent || consent.leftAt !== null || consent.studyId === openStudy) throw inNoTrial();
    if (!(await isReadableConsent(tx, accountId))) throw new Problem('conflict', studyMessages.studyClosed);
    const study = await getStudyRow(tx, consent.studyId);
    rejectUnlessRunning(study, now);
    await checkSignature(tx, study, body, now);
    const { studyId } = consent;
    await storeStudyConsent(tx, consent, {
      accountId,
      studyId,
      version,
      signedName,
      signedOn,
      agreedAt: now,
    });
  });
  return { message: studyMessages.studySigned };
}

export const inNoTrial = () => new Problem('not_found', studyMessages.studyNone);
