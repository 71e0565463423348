import { endpoint, served } from './endpoint.ts';
import { messageResponse } from './fields.ts';
import { formAnswers, openForm } from './test-forms.ts';

/** The test of a study, in two forms: a participant answers one before the course and the other one after it. */

const path = '/api/v2/user/study/form';

export const getStudyForm = endpoint({ method: 'GET', path, caller: 'signedIn', response: openForm });

export const answerStudyForm = endpoint({
  method: 'POST',
  path,
  caller: 'signedIn',
  body: formAnswers,
  response: messageResponse,
});

export const studyFormEndpoints = {
  getStudyForm: served(getStudyForm, {
    purpose:
      'The form of the own study that is due: its exercises, each in its state, without what was answered',
    problems: ['not_found', 'conflict'],
  }),
  answerStudyForm: served(answerStudyForm, {
    purpose: 'Answer or skip exercises of the form that is due; the first answer to each counts',
    problems: ['not_found', 'conflict'],
  }),
};
