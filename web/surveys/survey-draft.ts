import { readUser } from '#web/session/current-session.ts';
import type { SurveyAnswers } from './survey-answers.ts';

let draft: { owner: string | undefined; ticks: SurveyAnswers } | null = null;

/** Options, by question, chosen in a survey that was closed before Next; other people do not see them. */
export const surveyDraft = {
  read: (): SurveyAnswers => (draft && draft.owner === readUser()?.userId ? draft.ticks : {}),
  save: (ticks: SurveyAnswers): void => {
    draft = { owner: readUser()?.userId, ticks };
  },
};
