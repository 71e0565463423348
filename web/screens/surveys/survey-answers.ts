import type { Survey } from '#contract/surveys.ts';

/** Chosen options by question. */
export type SurveyAnswers = Readonly<Record<string, string>>;

/** The safety lines that the chosen options call for, each once; none after answers that call for none. */
export function adviceFor(survey: Survey, answers: SurveyAnswers): string[] {
  const lines = survey.questions.flatMap(
    ({ questionId, options }) => options.find(({ id }) => String(id) === answers[questionId])?.advice ?? [],
  );
  return [...new Set(lines)];
}

/** The place of the first question without an answer, or of the last question. */
export function firstUnanswered({ questions }: Survey, answers: SurveyAnswers): number {
  const open = questions.findIndex(({ questionId }) => answers[questionId] === undefined);
  return open === -1 ? questions.length - 1 : open;
}
