import { expect, test } from 'vitest';
import type { Survey } from '#contract/surveys.ts';
import { isSurveyDue } from './survey-due.ts';

const survey = (answered: boolean) =>
  ({ responses: answered ? [{ userId: 'me' }] : [] }) as unknown as Survey;

test.each([
  ['before exercise 4', 3, [survey(false)], false, false],
  ['at exercise 4', 4, [survey(false)], false, true],
  ['later, if 4 was passed over', 9, [survey(false)], false, true],
  ['when it was offered in this session', 4, [survey(false)], true, false],
  ['when one of two is unanswered', 4, [survey(true), survey(false)], false, true],
  ['when all are answered', 4, [survey(true), survey(true)], false, false],
  ['when there is none', 4, [], false, false],
])('%s', (_when, exerciseId, surveys, wasOffered, expected) => {
  expect(isSurveyDue({ exerciseId, surveys, wasOffered })).toBe(expected);
});
