import { readUser } from '#web/data/session/current-session.ts';
import { surveyOfferedKey } from '#web/data/session/stored-session.ts';
import { tabItems } from '#web/lib/storage.ts';
import type { SurveyAnswers } from './survey-answers.ts';

/** What the item holds once the person has finished or postponed the surveys; before that, it holds the draft. */
const settled = 'yes';

/**
 * The options chosen before Next, by question. They are stored in this tab, so a reload loses none of them; other people
 * do not see them, and logging out removes them.
 */
export const surveyDraft = {
  read: (): SurveyAnswers => readDraft() ?? {},
  save: (answers: SurveyAnswers): void => {
    tabItems.set(surveyOfferedKey, JSON.stringify({ owner: readUser()?.userId, answers }));
  },
  /** The surveys are not offered again in this session. */
  settle: (): void => {
    tabItems.set(surveyOfferedKey, settled);
  },
  isSettled: (): boolean => tabItems.get(surveyOfferedKey) === settled,
};

function readDraft(): SurveyAnswers | null {
  const item = tabItems.get(surveyOfferedKey);
  if (item === null || item === settled) return null;
  const { owner, answers } = JSON.parse(item) as { owner?: string; answers: SurveyAnswers };
  return owner === readUser()?.userId ? answers : null;
}
