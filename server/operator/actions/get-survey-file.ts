import { endpoints } from '#contract/endpoints.ts';
import { countSurveys } from '#server/surveys/count-surveys.ts';
import { surveyCsv } from '#server/surveys/survey-csv.ts';
import { reads } from '../action.ts';

/** The same counts as the text of a CSV file. */
export const getSurveyFile = reads({
  name: 'survey file',
  endpoint: endpoints.getSurveyFile,
  run: async ({ services }) => ({ response: { csv: surveyCsv(await countSurveys(services)) } }),
});
