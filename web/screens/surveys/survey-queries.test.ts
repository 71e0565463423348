import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { isSurveyDue } from './survey-due.ts';
import { surveysQuery } from './survey-queries.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the server fails', async () => new Response('{}', { status: 500 })],
  ['the network is away', () => Promise.reject(new TypeError('fetch failed'))],
])('when %s there are no surveys, and the game continues', async (_when, fetch) => {
  vi.stubGlobal('fetch', fetch);
  const surveys = await new QueryClient().fetchQuery(surveysQuery);
  expect(surveys).toEqual([]);
  expect(isSurveyDue({ exerciseId: 4, surveys, wasOffered: false })).toBe(false);
});
