// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listMembers } from '#contract/facilities.ts';
import { listActivity } from '#contract/facility-activity.ts';
import { listTopics } from '#contract/facility-topics.ts';
import type { Account } from '#contract/own-account.ts';
import { accountQuery } from '#web/data/queries/account-query.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { Component as WeekScreen } from './WeekScreen.tsx';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const member = {
  ...{ userId: '1', userName: 'ada', hasEmail: true, isOpened: true, joinedAt: '2026-01-05T10:00:00.000Z' },
  ...{ unit: null, status: 'playing', answered: 3, firstAttemptScore: 50 },
  lastPlayedAt: '2026-06-01T14:00:00.000Z',
};
const responses: Record<string, object> = {};
beforeEach(() => {
  responses[listMembers.path] = {
    total: 4,
    matching: 4,
    notStarted: 1,
    totalExercises: 50,
    members: [member],
  };
  responses[listActivity.path] = {
    ...{ total: 4, played: 3 },
    days: [
      { day: '2026-06-04', members: 2 },
      { day: '2026-06-05', members: 1 },
    ],
    weeks: [{ from: '2026-05-30', members: 3 }],
    units: [
      { name: 'East', total: 3, played: 2 },
      { name: null, total: 1, played: 1 },
    ],
  };
  responses[listTopics.path] = { units: [], topics: [], weakest: null };
});

/** The server rejects the read of this path, each time, and answers all others. */
function failOnly(failing: string) {
  fetched.mockImplementation(async (address) => {
    const { pathname } = new URL(String(address), 'http://localhost');
    if (pathname === failing) {
      return Response.json({ code: 'not_found', message: 'This does not work now.' }, { status: 404 });
    }
    return Response.json(responses[pathname]);
  });
}

/** This week, of a facility that is verified. */
function renderWeek(status: 'active' | 'ended' = 'active') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const facility = { name: 'Garden House', code: 'GARDEN-7', verified: true, status };
  queries.setQueryData(accountQuery.queryKey, { facility } as Partial<Account> as Account);
  renderInApp(<WeekScreen />, { queries, path: '/facility' });
}

test.each([
  ['members', listMembers.path],
  ['activity', listActivity.path],
  ['topics', listTopics.path],
])('without the %s the page says so in its place, and shows the others', async (_what, path) => {
  failOnly(path);
  renderWeek();
  expect(await screen.findByRole('heading', { name: 'Play with a group' })).toBeTruthy();
  expect(await screen.findAllByText('This does not work now.')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Five-minute huddle' })).toBeTruthy();
});

test('the week says who played and who has not started, and each part of the page is one press away', async () => {
  failOnly('');
  renderWeek();
  expect(await screen.findByText('3 of 4')).toBeTruthy();
  expect(screen.getByText('1 member has not started yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all who have not started' }).getAttribute('href')).toBe(
    '/facility/members?status=notStarted',
  );
  const parts = within(screen.getByRole('navigation', { name: 'Parts of this page' }));
  expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['This week', 'Members', 'Add', 'Units', 'Figures', 'Administrators', 'Code and seats'],
  ]);
  expect(parts.getByRole('link', { current: 'page' }).textContent).toBe('This week');
});

test('on a phone one button names the open part, and shows the others', async () => {
  failOnly('');
  renderWeek();
  const parts = within(screen.getByRole('navigation', { name: 'Parts of this page' }));
  const opener = parts.getByRole('button', { name: 'This week' });
  expect(parts.getByRole('list').dataset.open).toBe('false');
  await userEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(parts.getByRole('list').dataset.open).toBe('true');
});

test('what there is to do this week comes before the lists', async () => {
  failOnly('');
  renderWeek();
  await screen.findByText('3 of 4');
  const order = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(order.filter((one) => one === 'Five-minute huddle' || one === 'Who played')).toEqual([
    ...['Five-minute huddle', 'Who played'],
  ]);
});

test('every chart has its figures in a table', async () => {
  failOnly('');
  renderWeek();
  const [days, , units] = (await screen.findAllByText('The figures as a table')).map(
    (summary) => summary.parentElement?.querySelector('tbody')?.textContent,
  );
  expect(days).toBe('Thu2Fri1');
  expect(units).toBe('East2 of 3No unit1 of 1');
});

test('the page of a facility that has ended says so first, and does not ask for members', async () => {
  failOnly('');
  responses[listMembers.path] = { total: 0, matching: 0, notStarted: 0, totalExercises: 50, members: [] };
  renderWeek('ended');
  expect(await screen.findByText(/nobody can play or join/)).toBeTruthy();
  expect(screen.queryByText('Add your first members')).toBeNull();
});
