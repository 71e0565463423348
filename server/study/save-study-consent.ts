import type { ResponseOf } from '#contract/endpoint.ts';
import type { saveStudyConsent as endpoint } from '#contract/study.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { joinStudy, leaveStudy } from './study-consent.ts';

/** The caller takes part in the study from now on, or no longer. */
export async function saveStudyConsent(
  { database, clock }: Services,
  { body: { study }, caller: { accountId } }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const now = clock.now();
  if (!study) {
    await leaveStudy(database, accountId, now);
    return { message: 'You no longer take part. Nothing of yours goes to researchers from now on.' };
  }
  await joinStudy(database, accountId, study, now);
  return { message: 'Thank you. You can stop at any time.' };
}
