import { served } from '../endpoint.ts';
import * as surveys from '../surveys.ts';

export const surveyEndpoints = {
  listSurveys: served(surveys.listSurveys, {
    purpose: 'All surveys for the user',
  }),
  submitSurvey: served(surveys.submitSurvey, {
    purpose: 'Submit survey answers',
    problems: ['not_found', 'forbidden'],
  }),
};
