// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { FirstTriesKept } from './FirstTriesKept.tsx';
import { ownStudyQuery } from './own-study-query.ts';

function isTold(participation: object | null): boolean {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(ownStudyQuery.queryKey, { participation } as never);
  renderInApp(<FirstTriesKept />, { queries });
  return screen.queryByText('Your first tries are kept for your study, also after Start New.') !== null;
}

test('who takes part in a study of first tries is told with Start New that they are kept', () => {
  expect(isTold({ study: { collects: ['firstTries', 'plans'] } })).toBe(true);
});

test.each([
  ['a study that collects no first tries', { study: { collects: ['plans'] } }],
  ['nobody who takes part', null],
])('%s: nothing is said', (_, participation) => {
  expect(isTold(participation)).toBe(false);
});
