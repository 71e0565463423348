import type {
  answerStudyQuestions as answerEndpoint,
  getStudyQuestions as questionsEndpoint,
} from '#contract/study-instruments.ts';
import { openStudy } from '#contract/study-plan.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { type Services, servicesIn } from '#server/services/services.ts';
import { studyConsents } from '#server/tables/study.ts';
import { findQuestions } from '../instruments/find-questions.ts';
import { storeAnswers } from '../instruments/store-answers.ts';
import { studyMessages } from '../messages.ts';
import { findStudyConsent } from '../study-consent.ts';
import { inNoTrial } from './sign-study.ts';

/** @throws Problem `not_found` for people in no trial, `conflict` before the words are loaded */
export async function getStudyQuestions(
  services: Services,
  { params: { instrument }, caller, language }: Call<typeof questionsEndpoint>,
): Promise<Spoken<typeof questionsEndpoint>> {
  const consent = await findStudyConsent(services.database, caller.accountId);
  if (!consent || consent.studyId === openStudy) throw inNoTrial();
  return findQuestions(services, instrument, language);
}

/**
 * Stores what the caller answered, unless they leave the study at the same moment: then nothing is stored.
 * @throws Problem as `storeAnswers`, `not_found` for people in no trial
 */
export async function answerStudyQuestions(
  services: Services,
  { body, caller: { accountId }, language }: Call<typeof answerEndpoint>,
): Promise<Spoken<typeof answerEndpoint>> {
  return services.database.transaction(async (tx) => {
    const own = eq(studyConsents.accountId, accountId);
    const [consent] = await tx.select().from(studyConsents).where(own).for('update');
    if (!consent || consent.leftAt !== null || consent.studyId === openStudy) throw inNoTrial();
    const given = { ...body, byPhone: false, language };
    const { advice } = await storeAnswers(servicesIn(services, tx), consent, given);
    return { message: studyMessages.studyAnswersSaved, advice };
  });
}
