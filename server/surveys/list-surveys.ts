import { safetyLines } from '#content/safety-lines.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { listSurveys as endpoint } from '#contract/surveys.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { languageOf } from '#server/lib/language/preferred-language.ts';
import type { Services } from '#server/services/services.ts';
import { surveyResponses } from '#server/tables/surveys.ts';

/** All surveys; `responses` holds an entry of the caller once answered, and of nobody else (docs/product-decisions.md#survey-privacy). */
export async function listSurveys(
  { database, content, config }: Services,
  { query, caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { safety, surveys: its } = content.byLanguage[languageOf(config.languages, query.language)];
  const { intro, consent, thanks, surveys } = its;
  const answered = await database
    .select({ surveyId: surveyResponses.surveyId })
    .from(surveyResponses)
    .where(eq(surveyResponses.accountId, caller.accountId));
  return surveys.map(({ surveyID, title, questions }) => ({
    surveyID,
    title,
    questions: questions.map((question) => ({
      ...question,
      options: question.options.map(({ id, option, advice = [], emergency = false }) => {
        const lines = safetyLines(safety, advice, emergency);
        return { id, option, ...(lines.length > 0 && { advice: lines }) };
      }),
    })),
    responses: answered.some(({ surveyId }) => surveyId === surveyID) ? [{ userId: caller.accountId }] : [],
    intro,
    consent,
    thanks,
  }));
}
