import type { Survey } from '#contract/surveys.ts';

/** The exercise at which the surveys are offered (specification section 9). */
export const surveyExercise = 4;

type Turn = {
  exerciseId: number;
  surveys: readonly Survey[];
  /** Offered already in this session, answered or put off. */
  wasOffered: boolean;
};

/** Surveys without an answer of this person: the server returns only the own entry (decision G110). */
export function openSurveys(surveys: readonly Survey[]): Survey[] {
  return surveys.filter(({ responses }) => responses.length === 0);
}

/** At exercise 4, or at a later one when 4 was jumped over, once a session (decision G108). */
export function isSurveyTurn({ exerciseId, surveys, wasOffered }: Turn): boolean {
  return exerciseId >= surveyExercise && !wasOffered && openSurveys(surveys).length > 0;
}
