import type {
  answerStudyForm as answerEndpoint,
  getStudyForm as formEndpoint,
} from '#contract/study-forms.ts';
import { openStudy } from '#contract/study-plan.ts';
import { areStored, formNotOpen, formThanks, gradedAnswers, openForm } from '#server/game/test-form.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { type Services, servicesIn } from '#server/services/services.ts';
import { studyConsents, studyFormAnswers } from '#server/tables/study.ts';
import { findDueForm } from '../forms/find-due-form.ts';
import { getStudyRow } from '../studies.ts';
import { findStudyConsent } from '../study-consent.ts';
import { inNoTrial } from './sign-study.ts';

/** @throws Problem `not_found` for people in no trial, `conflict` while no form is asked */
export async function getStudyForm(
  services: Services,
  { caller, language }: Call<typeof formEndpoint>,
): Promise<Spoken<typeof formEndpoint>> {
  const { database, clock, content } = services;
  const consent = await findStudyConsent(database, caller.accountId);
  if (!consent || consent.studyId === openStudy) throw inNoTrial();
  const study = await getStudyRow(database, consent.studyId);
  return openForm(content, await findDueForm(services, study, consent, clock.now()), language);
}

/**
 * Stores what the caller answered or skipped in the form that is due, unless they leave the study at the same moment. What is
 * stored already stays as it is: a device sends again what may not have arrived.
 * @throws Problem `not_found` for people in no trial, `conflict` for a form that is not asked, `validation` naming the answer
 */
export async function answerStudyForm(
  services: Services,
  { body, caller: { accountId }, language }: Call<typeof answerEndpoint>,
): Promise<Spoken<typeof answerEndpoint>> {
  const { content, clock } = services;
  const now = clock.now();
  await services.database.transaction(async (tx) => {
    const own = eq(studyConsents.accountId, accountId);
    const [consent] = await tx.select().from(studyConsents).where(own).for('update');
    if (!consent || consent.leftAt !== null || consent.studyId === openStudy) throw inNoTrial();
    const study = await getStudyRow(tx, consent.studyId);
    const due = await findDueForm(servicesIn(services, tx), study, consent, now);
    if (due?.time !== body.time) {
      const ofPerson = eq(studyFormAnswers.accountId, accountId);
      if (areStored(await tx.select().from(studyFormAnswers).where(ofPerson), body)) return;
      throw formNotOpen();
    }
    const rows = gradedAnswers(content, due, body).map((row) => ({
      ...{ accountId, language, answeredAt: now },
      ...row,
    }));
    if (rows.length > 0) await tx.insert(studyFormAnswers).values(rows).onConflictDoNothing();
  });
  return { message: formThanks(body) };
}
