import type { SurveyCounts } from '#contract/operator-desk.ts';
import { sql } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { surveyAnswers } from '#server/tables/surveys.ts';
import { safeCounts } from './safe-counts.ts';

type Counted = { surveyId: string; questionId: string; question: string; answer: string; people: number };

/**
 * How many people chose each option of each question of the surveys, as the surveys are worded now; then earlier wordings
 * that people answered. Counts about fewer than five people are null.
 */
export async function countSurveys({ database, content }: Services): Promise<SurveyCounts> {
  const { surveys } = content.surveys;
  const counted: Counted[] = await database
    .select({
      surveyId: surveyAnswers.surveyId,
      questionId: surveyAnswers.questionId,
      question: surveyAnswers.question,
      answer: surveyAnswers.answer,
      people: sql<number>`count(*)::int`,
    })
    .from(surveyAnswers)
    .groupBy(surveyAnswers.surveyId, surveyAnswers.questionId, surveyAnswers.question, surveyAnswers.answer)
    .orderBy(surveyAnswers.surveyId, surveyAnswers.questionId, surveyAnswers.question, surveyAnswers.answer);
  const titles = new Map(surveys.map(({ surveyID, title }) => [surveyID, title]));
  const questions = surveys.flatMap(({ surveyID, questions: asked }) =>
    asked.map(({ questionId, question, options }) => ({
      surveyId: surveyID,
      questionId,
      question,
      options: options.map(({ option }) => option),
      isCurrent: true,
    })),
  );
  for (const { surveyId, questionId, question, answer } of counted) {
    const known = questions.find((one) => one.questionId === questionId && one.question === question);
    if (!known) questions.push({ surveyId, questionId, question, options: [answer], isCurrent: false });
    else if (!known.options.includes(answer)) known.options.push(answer);
  }
  return questions.map(({ surveyId, questionId, question, options, isCurrent }) => {
    const isThis = (row: Counted) => row.questionId === questionId && row.question === question;
    const peopleWith = (option: string) =>
      counted.find((row) => isThis(row) && row.answer === option)?.people ?? 0;
    const { people, options: counts } = safeCounts(options.map(peopleWith));
    return {
      survey: titles.get(surveyId) ?? surveyId,
      question,
      isCurrent,
      people,
      options: options.map((option, index) => ({ option, people: counts[index] ?? null })),
    };
  });
}
