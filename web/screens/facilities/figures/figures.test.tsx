// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getFacilityFigures, saveFallCount, switchFacilityForms } from '#contract/facility-figures.ts';
import type { Account } from '#contract/own-account.ts';
import { accountQuery } from '#web/data/queries/account-query.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { Component as FiguresScreen } from './FiguresScreen.tsx';
import type { FacilityFigures } from './figures-query.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const months = ['2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'].concat([
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
  '2026-05',
  '2026-06',
]);
const [cedar, elm] = ['8f5c0a3e-0000-4000-8000-000000000001', '8f5c0a3e-0000-4000-8000-000000000002'];
const shown = {
  people: 12,
  before: { percent: 52, from: 44, to: 60 },
  after: { percent: 70, from: 62, to: 77 },
  change: { percent: 18, from: 7, to: 29 },
};
const full: FacilityFigures = {
  asksForms: true,
  all: shown,
  units: [
    {
      unitId: cedar as string,
      name: 'Cedar',
      figures: { ...shown, people: 6, change: { percent: -2, from: -9, to: 5 } },
    },
    { unitId: elm as string, name: 'Elm', figures: null },
  ],
  months,
  falls: [
    { unitId: cedar as string, month: '2026-06', falls: 3, residentDays: 930 },
    { unitId: elm as string, month: '2026-06', falls: 1, residentDays: 1070 },
    { unitId: cedar as string, month: '2026-05', falls: 0, residentDays: 0 },
  ],
};
const empty: FacilityFigures = { asksForms: false, all: null, units: [], months, falls: [] };

const sent: { method: string; path: string; body: unknown }[] = [];

function renderFigures(
  figures: FacilityFigures,
  answer: () => Response = () => Response.json({ message: 'Saved.' }),
) {
  sent.length = 0;
  fetched.mockImplementation(async (address, request) => {
    const { pathname } = new URL(String(address), 'http://localhost');
    if ((request?.method ?? 'GET') === 'GET')
      return Response.json(pathname === getFacilityFigures.path ? figures : {});
    sent.push({ method: request?.method ?? '', path: pathname, body: JSON.parse(String(request?.body)) });
    return answer();
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const facility = { name: 'Garden House', code: 'GARDEN-7', verified: true, status: 'active' as const };
  queries.setQueryData(accountQuery.queryKey, { facility } as Partial<Account> as Account);
  renderInApp(<FiguresScreen />, { queries, path: '/facility/figures' });
}

const card = (name: string) => screen.findByRole('region', { name });
const rowOf = (month: string) => {
  const row = screen.getByRole('rowheader', { name: month }).closest('tr');
  return within(row as HTMLElement);
};

test('each unit with five members or more has both shares, their intervals and the change in words', async () => {
  renderFigures(full);
  const all = within(await card('All together'));
  expect(all.getByText('12 members')).toBeTruthy();
  expect(all.getByText('52%')).toBeTruthy();
  expect(all.getByText('between 62% and 77%')).toBeTruthy();
  expect(all.getByText('18 more')).toBeTruthy();
  const unit = within(await card('Cedar'));
  expect(
    unit.getByText('Of 100 answers the difference is -2 (between -9 and 5). It may be chance.'),
  ).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Elm' })).toBeNull();
  expect(screen.getByText('Fewer than 5 to show: Elm.')).toBeTruthy();
});

test.each([
  [{ percent: 18, from: 7, to: 29 }, 'Your members were right more often after the game.'],
  [{ percent: -18, from: -29, to: -7 }, 'Your members were right less often after the game.'],
  [{ percent: 3, from: -5, to: 9 }, 'No change is sure yet.'],
])('what changed stands before the figures in words: %j', async (change, words) => {
  renderFigures({ ...full, all: { ...shown, change } });
  const told = await screen.findByText(words);
  expect(screen.getByText('Before the game 52 of 100 answers were right, after it 70.')).toBeTruthy();
  const figures = await card('All together');
  expect(told.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the administrator asks members, and stops it', async () => {
  renderFigures(empty);
  expect(await screen.findByText(/No figures yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ask my members' }));
  expect(sent).toEqual([{ method: 'PATCH', path: switchFacilityForms.path, body: { asksForms: true } }]);
});

test('the falls of a month are a rate of all units; a month without resident days has a sentence and no rate', async () => {
  renderFigures(full);
  expect(await screen.findByText(/It does not show why/)).toBeTruthy();
  expect(rowOf('June 2026').getByText('2.0')).toBeTruthy();
  expect(rowOf('May 2026').getByText('No resident days, so no rate')).toBeTruthy();
  expect(rowOf('April 2026').getByText('Not entered')).toBeTruthy();
  expect(rowOf('June 2026').queryByRole('button')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Cedar');
  expect(rowOf('June 2026').getByText('3.2')).toBeTruthy();
});

test('numbers of a unit are entered; how many residents there are suggests the days', async () => {
  renderFigures(full);
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Elm');
  await userEvent.click(screen.getByRole('button', { name: 'Enter April 2026' }));
  const dialog = within(screen.getByRole('dialog', { name: 'April 2026, Elm' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save the numbers' }));
  expect(dialog.getAllByText('A whole number, such as 3').length).toBeGreaterThan(1);
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Falls'), '2');
  await userEvent.type(dialog.getByLabelText('Residents on an average day'), '31');
  expect((dialog.getByLabelText('Resident days') as HTMLInputElement).value).toBe('930');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the numbers' }));
  const body = { unitId: elm, month: '2026-04', falls: 2, residentDays: 930 };
  expect(sent).toEqual([{ method: 'POST', path: saveFallCount.path, body }]);
});

test('numbers are corrected and taken back; what the server refuses stands at its field', async () => {
  const refusal = {
    code: 'validation',
    message: 'No.',
    errors: { residentDays: 'Please look at both numbers.' },
  };
  renderFigures(
    { ...full, units: [], falls: [{ unitId: null, month: '2026-06', falls: 3, residentDays: 930 }] },
    () => Response.json(refusal, { status: 422 }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Correct June 2026' }));
  const dialog = within(screen.getByRole('dialog', { name: 'June 2026' }));
  expect((dialog.getByLabelText('Falls') as HTMLInputElement).value).toBe('3');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the numbers' }));
  expect((await dialog.findAllByText('Please look at both numbers.')).length).toBeGreaterThan(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Take these numbers back' }));
  expect(sent.at(-1)?.body).toEqual({ unitId: null, month: '2026-06', falls: null, residentDays: null });
});
