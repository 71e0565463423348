import type { Survey } from '#contract/surveys.ts';

/** The exercise at which the surveys are offered (specification section 9). */
export const surveyExercise = 4;

type SurveyProgress = {
  exerciseId: number;
  surveys: readonly Survey[];
  /** Whether they were already offered in this session. */
  wasOffered: boolean;
};

/** Surveys that this person has not answered: the server returns only the person's own responses (docs/product-decisions.md#survey-privacy). */
export function openSurveys(surveys: readonly Survey[]): Survey[] {
  return surveys.filter(({ responses }) => responses.length === 0);
}

/** At exercise 4, or at a later one if 4 was passed over, once per session (#survey-time). */
export function isSurveyDue({ exerciseId, surveys, wasOffered }: SurveyProgress): boolean {
  return exerciseId >= surveyExercise && !wasOffered && openSurveys(surveys).length > 0;
}
