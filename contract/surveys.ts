import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, idempotencyKey, messageResponse, text } from './fields.ts';
import { languageQuery } from './game.ts';

export const survey = z.object({
  surveyID: z.string(),
  title: z.string(),
  questions: z.array(
    z.object({
      questionId: z.string(),
      question: z.string(),
      options: z.array(
        z.object({
          id: z.number(),
          option: z.string(),
          /** Safety lines for people who choose this option, shown after the last survey. */
          advice: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
  /** Contains only the caller's own entry (docs/product-decisions.md#survey-privacy). */
  responses: z.array(z.object({ userId: z.string() })),
  /** The same for every survey: shown before the first one, above the button, and after the last one. */
  intro: z.string(),
  consent: z.string(),
  thanks: z.string(),
});

export type Survey = z.output<typeof survey>;

export const listSurveys = endpoint({
  method: 'GET',
  path: '/api/v2/user/surveys',
  caller: 'signedIn',
  query: languageQuery,
  response: z.array(survey),
});

export const submitSurvey = endpoint({
  method: 'POST',
  path: '/api/v2/user/surveys/{surveyID}',
  caller: 'signedIn',
  params: z.object({ surveyID: text().check(atMost(40)) }),
  body: z.object({
    userId: text().check(atMost(60)),
    responses: z
      .array(
        z.object({
          questionId: text().check(atMost(40)),
          /** The id of the option, as a number or as text, or its text in English or the language of the call. */
          answer: z.union([text().check(atMost(400)), z.number()]),
        }),
      )
      .check(z.minLength(1), atMost(50)),
    operation: idempotencyKey,
  }),
  response: messageResponse,
});

export const surveyEndpoints = {
  listSurveys: served(listSurveys, {
    purpose: 'All surveys for the user',
  }),
  submitSurvey: served(submitSurvey, {
    purpose: 'Submit survey answers',
    problems: ['not_found', 'forbidden'],
  }),
};
