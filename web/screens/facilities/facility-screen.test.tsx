// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listMembers } from '#contract/facilities.ts';
import { countCards } from '#contract/facility-adding-members.ts';
import { listAdministrators } from '#contract/facility-administrators.ts';
import { listTopics } from '#contract/facility-topics.ts';
import { listUnits } from '#contract/facility-units.ts';
import type { Account } from '#contract/own-account.ts';
import { accountQuery } from '#web/data/queries/account-query.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { Component as FacilityScreen } from './FacilityScreen.tsx';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const responses: Record<string, object> = {
  [listMembers.path]: { total: 0, matching: 0, notStarted: 0, totalExercises: 50, members: [] },
  [listUnits.path]: { units: [], withoutUnit: 0 },
  [countCards.path]: { remaining: 0 },
  [listAdministrators.path]: { mayInvite: true, administrators: [], invitations: [] },
  [listTopics.path]: { units: [], topics: [], weakest: null },
};

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

test.each([
  ['members', listMembers.path],
  ['units', listUnits.path],
  ['administrators', listAdministrators.path],
  ['topics', listTopics.path],
])('without the %s the page says so in its card, and shows the others', async (_what, path) => {
  failOnly(path);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(accountQuery.queryKey, {
    facility: { name: 'Garden House', code: 'GARDEN-7', verified: true },
  } as Partial<Account> as Account);
  renderInApp(<FacilityScreen />, { queries });
  expect(await screen.findByRole('heading', { name: 'Code, seats and price' })).toBeTruthy();
  expect((await screen.findAllByText('This does not work now.')).length).toBe(1);
  expect(screen.getByRole('heading', { name: 'Code, seats and price' })).toBeTruthy();
});

test('the page of a facility that has ended says so first, and offers to add nobody', async () => {
  failOnly('');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(accountQuery.queryKey, {
    facility: { name: 'Garden House', code: 'GARDEN-7', verified: true, status: 'ended' },
  } as Partial<Account> as Account);
  renderInApp(<FacilityScreen />, { queries });
  expect(await screen.findByText(/nobody can play or join/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Add members' })).toBeNull();
  expect(screen.queryByText('GARDEN-7')).toBeNull();
});
