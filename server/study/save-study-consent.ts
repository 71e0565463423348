import type { saveStudyConsent as endpoint } from '#contract/study.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { studyMessages } from './messages.ts';
import { joinOpenStudy, leaveOpenStudy } from './study-consent.ts';

/** The caller takes part in the study that is open to everybody from now on, or no longer. @throws Problem `conflict` */
export async function saveStudyConsent(
  { database, clock }: Services,
  { body: { study }, caller: { accountId } }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  if (!study) {
    await leaveOpenStudy(database, accountId);
    return { message: studyMessages.studyStopped };
  }
  await joinOpenStudy(database, accountId, study, clock.now());
  return { message: studyMessages.studyThanks };
}
