import * as z from 'zod/mini';
import { exerciseId, optionId } from './answers.ts';
import { endpoint, served } from './endpoint.ts';
import { messageResponse } from './fields.ts';
import { gameResponse, sceneStates } from './game.ts';
import { formTimes } from './rules/parallel-forms.ts';

/** The test of a study, in two forms: a participant answers one before the course and the other one after it. */

const path = '/api/v2/user/study/form';

export const getStudyForm = endpoint({
  method: 'GET',
  path,
  caller: 'signedIn',
  response: z.object({
    time: z.enum(formTimes),
    /** What is not answered yet, in its order. */
    items: z.array(z.object({ exerciseId: z.number(), state: z.enum(sceneStates) })),
    /** How many the form has. */
    of: z.number(),
    /** Only with the exercises of the form: people who wait for the game have the test before it. */
    game: gameResponse,
  }),
});

export const answerStudyForm = endpoint({
  method: 'POST',
  path,
  caller: 'signedIn',
  body: z.object({
    time: z.enum(formTimes),
    answers: z
      .array(
        z.object({
          exerciseId,
          /** Null for one that is skipped. */
          selectedOptionId: z.nullable(optionId),
          /** From the first film until the answer; null for one that is skipped. */
          seconds: z.nullable(z.number().check(z.minimum(0), z.maximum(86_400))),
        }),
      )
      .check(z.maxLength(50)),
    /** Everything that is not answered is skipped. */
    skipsRest: z._default(z.boolean(), false),
  }),
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
