import type { Game } from '#contract/game.ts';
import type { FormItem } from '#contract/rules/parallel-forms.ts';
import type {
  answerStudyForm as answerEndpoint,
  getStudyForm as formEndpoint,
} from '#contract/study-forms.ts';
import { openStudy } from '#contract/study-plan.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import { type Services, servicesIn } from '#server/services/services.ts';
import { studyConsents, studyFormAnswers } from '#server/tables/study.ts';
import { findDueForm } from '../forms/find-due-form.ts';
import { studyMessages } from '../messages.ts';
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
  const due = await findDueForm(services, study, consent, clock.now());
  if (!due) throw new Problem('conflict', studyMessages.studyFormNotAsked);
  const { game } = content.byLanguage[language];
  const items = due.items.filter(({ exerciseId }) => !due.answered.has(exerciseId));
  const shown = new Set(items.map(({ exerciseId }) => exerciseId));
  const exercises = game.exercises.filter(({ exercise_id }) => shown.has(exercise_id));
  return { time: due.time, items, of: due.items.length, game: { ...game, exercises } };
}

type GivenAnswer = Call<typeof answerEndpoint>['body']['answers'][number];

/**
 * Stores what the caller answered or skipped in the form that is due, unless they leave the study at the same moment. What is
 * stored already stays as it is: a device sends again what may not have arrived.
 * @throws Problem `not_found` for people in no trial, `conflict` for a form that is not asked, `validation` naming the answer
 */
export async function answerStudyForm(
  services: Services,
  { body: { time, answers, skipsRest }, caller: { accountId }, language }: Call<typeof answerEndpoint>,
): Promise<Spoken<typeof answerEndpoint>> {
  const { content, clock } = services;
  const now = clock.now();
  await services.database.transaction(async (tx) => {
    const own = eq(studyConsents.accountId, accountId);
    const [consent] = await tx.select().from(studyConsents).where(own).for('update');
    if (!consent || consent.leftAt !== null || consent.studyId === openStudy) throw inNoTrial();
    const study = await getStudyRow(tx, consent.studyId);
    const due = await findDueForm(servicesIn(services, tx), study, consent, now);
    if (due?.time !== time) {
      if (await areStored(tx, accountId, time, answers)) return;
      throw new Problem('conflict', studyMessages.studyFormNotAsked);
    }
    for (const [index, { exerciseId }] of answers.entries())
      if (!due.items.some((item) => item.exerciseId === exerciseId))
        throw fieldProblem(`answers.${index}.exerciseId`, studyMessages.studyNotAsked);
    const rows = due.items.flatMap((item) => {
      const index = answers.findIndex(({ exerciseId }) => exerciseId === item.exerciseId);
      const given = answers[index] ?? (skipsRest ? { selectedOptionId: null, seconds: null } : null);
      if (!given) return [];
      const shared = { accountId, time, form: due.form, language, answeredAt: now };
      return [{ ...shared, ...gradedAnswer(content.game, item, given, index) }];
    });
    if (rows.length > 0) await tx.insert(studyFormAnswers).values(rows).onConflictDoNothing();
  });
  return { message: skipsRest ? studyMessages.studyFormSkipped : studyMessages.studyFormSaved };
}

/** @throws Problem `validation` for a claim that the exercise does not offer */
function gradedAnswer(
  game: Game,
  { exerciseId, state }: FormItem,
  { selectedOptionId, seconds }: Omit<GivenAnswer, 'exerciseId'>,
  index: number,
) {
  const exercise = game.exercises.find(({ exercise_id }) => exercise_id === exerciseId);
  if (!exercise?.other) throw new Error(`The exercise ${exerciseId} has one state.`);
  const isOffered = exercise.main.options.some(
    ({ id, is_selectable }) => is_selectable && id === selectedOptionId,
  );
  if (selectedOptionId !== null && !isOffered)
    throw fieldProblem(`answers.${index}.selectedOptionId`, studyMessages.studyAnswerNotOffered);
  const { answer } = exercise.state === state ? exercise.main : exercise.other;
  const graded = selectedOptionId === answer ? ('correct' as const) : ('incorrect' as const);
  return {
    exerciseId,
    sceneState: state,
    contentVersion: exercise.version,
    selectedOptionId,
    outcome: selectedOptionId === null ? ('skipped' as const) : graded,
    seconds: selectedOptionId === null ? null : seconds,
  };
}

/** Whether all of these arrived before, with a form that has ended since. */
async function areStored(
  database: Database,
  accountId: string,
  time: string,
  answers: readonly GivenAnswer[],
): Promise<boolean> {
  const rows = await database
    .select({ time: studyFormAnswers.time, exerciseId: studyFormAnswers.exerciseId })
    .from(studyFormAnswers)
    .where(eq(studyFormAnswers.accountId, accountId));
  return (
    answers.length > 0 &&
    answers.every((one) => rows.some((row) => row.time === time && row.exerciseId === one.exerciseId))
  );
}
