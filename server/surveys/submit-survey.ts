import type { Survey } from '#content/joined.ts';
import { normalize } from '#contract/fields.ts';
import type { submitSurvey as endpoint } from '#contract/surveys.ts';
import { and, eq, sql } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { surveyAnswers, surveyResponses } from '#server/tables/surveys.ts';
import { surveysMessages } from './messages.ts';

/** A device sends a survey again for as long as it has no response to it, not after twenty others. */
const keptKeys = 20;

/**
 * Stores all answers of the caller to one survey, in English, and the language in which it was shown. Answering again replaces them; the same idempotency key (`operation`)
 * sent again changes nothing (docs/product-decisions.md#survey-answers).
 * @throws Problem not_found, forbidden for somebody else's `userId`, validation naming the field
 */
export async function submitSurvey(
  { database, content, clock }: Services,
  { params, body, caller, language }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { accountId } = caller;
  const [survey, shown] = [content.surveys, content.byLanguage[language].surveys].map(({ surveys }) =>
    surveys.find(({ surveyID }) => surveyID === params.surveyID),
  );
  if (!survey || !shown) throw new Problem('not_found', surveysMessages.noSuchSurvey);
  if (body.userId !== accountId) throw new Problem('forbidden', surveysMessages.onlyYourself);
  const surveyId = survey.surveyID;
  const rows = answersOf(survey, shown, body.responses).map((answer) => ({ accountId, surveyId, ...answer }));
  const idempotencyKeys = body.operation ? [body.operation] : [];
  const submittedAt = clock.now();

  await database.transaction(async (tx) => {
    const [stored] = await tx
      .insert(surveyResponses)
      .values({ accountId, surveyId, language, idempotencyKeys, submittedAt })
      .onConflictDoUpdate({
        target: [surveyResponses.accountId, surveyResponses.surveyId],
        set: {
          language,
          submittedAt,
          idempotencyKeys: sql`(${surveyResponses.idempotencyKeys} || excluded.idempotency_keys)
            [greatest(1, cardinality(${surveyResponses.idempotencyKeys}) - ${keptKeys - 2}):]`,
        },
        setWhere: sql`not ${surveyResponses.idempotencyKeys} && excluded.idempotency_keys`,
      })
      .returning({ surveyId: surveyResponses.surveyId });
    if (!stored) return;
    await tx
      .delete(surveyAnswers)
      .where(and(eq(surveyAnswers.accountId, accountId), eq(surveyAnswers.surveyId, surveyId)));
    await tx.insert(surveyAnswers).values(rows);
  });
  return { message: content.byLanguage[language].surveys.thanks };
}

type Responses = readonly { questionId: string; answer: string | number }[];

/**
 * One answer to each question, as the number and the text of the option.
 * @param shown the same survey in the language of the call
 */
function answersOf(survey: Survey, shown: Survey, responses: Responses) {
  const unknownIndex = responses.findIndex(
    ({ questionId }) => !survey.questions.some((question) => question.questionId === questionId),
  );
  if (unknownIndex >= 0)
    throw fieldProblem(`responses.${unknownIndex}.questionId`, surveysMessages.questionNotInSurvey);
  return survey.questions.map(({ questionId, question, options }) => {
    const index = responses.findLastIndex((response) => response.questionId === questionId);
    if (index < 0) throw fieldProblem('responses', surveysMessages.noAnswerTo({ question }));
    const given = normalize(String(responses[index]?.answer ?? ''));
    const ofShown = shown.questions.find((one) => one.questionId === questionId)?.options ?? [];
    const named = [...options, ...ofShown].find(({ option }) => option === given)?.id;
    const chosen = options.find(({ id }) => String(id) === given || id === named);
    if (!chosen) throw fieldProblem(`responses.${index}.answer`, surveysMessages.answerNotOffered);
    return { questionId, question, optionId: chosen.id, answer: chosen.option };
  });
}
