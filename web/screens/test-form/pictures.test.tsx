// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFacilityForm } from '#contract/facility-forms.ts';
import type { DueForm } from '#contract/test-forms.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { duePicturesQuery } from './due-pictures-query.ts';
import { PicturesIntro } from './PicturesIntro.tsx';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

function renderPictures(due: DueForm | null) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  queries.setQueryData(duePicturesQuery.queryKey, due);
  renderInApp(<PicturesIntro onBegin={() => {}} />, { queries, path: '/pictures' });
}

test('before the first picture it is said in one sentence what the facility sees', async () => {
  renderPictures({ time: 'before', answered: 0, of: 16 });
  expect(
    await screen.findByText(
      'Your facility sees how groups of five or more do here, and not your own answers.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Begin with the pictures' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/dashboard');
});

test('who skips the pictures is thanked, and is led to the game', async () => {
  fetched.mockImplementation(async (address) =>
    String(address).includes(`${answerFacilityForm.path}/due`)
      ? Response.json({ dueForm: null })
      : Response.json({ message: 'The test is skipped.' }),
  );
  renderPictures({ time: 'before', answered: 3, of: 16 });
  expect(await screen.findByText(/13 of 16 are left/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Skip the pictures' }));
  await userEvent.click(screen.getByRole('button', { name: 'Skip them' }));
  expect(await screen.findByText('The test is skipped.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeTruthy();
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    ...{ time: 'before', answers: [], skipsRest: true },
  });
});

test('without pictures that are asked for the page says so', async () => {
  renderPictures(null);
  expect(await screen.findByText('There are no pictures to look at now.')).toBeTruthy();
});
