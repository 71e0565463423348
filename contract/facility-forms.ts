import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { messageResponse } from './fields.ts';
import { dueForm, formAnswers, openForm } from './test-forms.ts';

/** Sixteen pictures that a facility asks its members to look at before the course and after it. */

const path = '/api/v2/user/account/facility/form';

export const findFacilityForm = endpoint({
  method: 'GET',
  path: `${path}/due`,
  caller: 'signedIn',
  only: 'players',
  response: z.object({ dueForm: z.nullable(dueForm) }),
});

export const getFacilityForm = endpoint({
  method: 'GET',
  path,
  caller: 'signedIn',
  only: 'players',
  response: openForm,
});

export const answerFacilityForm = endpoint({
  method: 'POST',
  path,
  caller: 'signedIn',
  only: 'players',
  body: formAnswers,
  response: messageResponse,
});

export const facilityFormEndpoints = {
  findFacilityForm: served(findFacilityForm, {
    purpose: 'Whether the own facility asks its form of sixteen pictures now',
    problems: ['subscription_required', 'facility_ended'],
  }),
  getFacilityForm: served(getFacilityForm, {
    purpose: 'The form of the own facility that is due, without what was answered',
    problems: ['subscription_required', 'facility_ended', 'conflict'],
  }),
  answerFacilityForm: served(answerFacilityForm, {
    purpose: 'Answer or skip pictures of that form; the first answer to each counts. The facility sees none',
    problems: ['subscription_required', 'facility_ended', 'conflict'],
  }),
};
