import type { emailStudyConsent as endpoint } from '#contract/own-study.ts';
import { openStudy } from '#contract/study-plan.ts';
import { findConfirmedEmail } from '#server/accounts/find-confirmed-email.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { studyMessages } from '../messages.ts';
import { findReadableConsent } from '../study-consent.ts';
import { inNoTrial } from './sign-study.ts';

/**
 * Sends the person a copy of what they signed.
 * @throws Problem `not_found`, `conflict` without a confirmed address, or `too_many_requests`
 */
export async function emailStudyConsent(
  services: Services,
  { caller: { accountId }, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, limits } = services;
  const consent = await findReadableConsent(database, accountId);
  if (!consent || consent.studyId === openStudy) throw inNoTrial();
  const email = await findConfirmedEmail(database, accountId);
  if (!email) throw new Problem('conflict', studyMessages.studyNoEmail);
  await limits.count('ownEmails', accountId);
  await enqueueEmail(services, database, { template: 'studyConsent', accountId, origin });
  return { message: studyMessages.studyCopySent({ email }) };
}
