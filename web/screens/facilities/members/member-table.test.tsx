// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type ListedMember, listMembers } from '#contract/facilities.ts';
import type { Account } from '#contract/own-account.ts';
import { accountQuery } from '#web/data/queries/account-query.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { fetchedInTests, logIn, member, membersAt } from '../testing/members.ts';
import { Component as MembersScreen } from './MembersScreen.tsx';

const fetched = fetchedInTests();

/** The response of the server: these members of that many. */
function respond(members: ListedMember[], total = members.length) {
  fetched.mockImplementation(async (address) => membersAt(address, members, total));
}

/** The addresses of the calls for members, without their beginning. */
const searches = () =>
  fetched.mock.calls
    .map(([address]) => String(address))
    .filter((address) => address.includes(`${listMembers.path}?`))
    .map((address) => address.split('?')[1]);

/** Two members, as on a page of the list of that many. */
async function open(members = [member(1), member(2)], total = members.length, path = '/facility/members') {
  logIn('facilityAdmin');
  respond(members, total);
  const queries = new QueryClient();
  queries.setQueryData(accountQuery.queryKey, {
    facility: { name: 'Garden House', verified: members.every(({ answered }) => answered !== null) },
  } as Partial<Account> as Account);
  renderInApp(<MembersScreen />, { queries, path });
  await screen.findByRole('table', { name: 'Members' });
}

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const sentBodies = () =>
  fetched.mock.calls
    .filter(([, init]) => init?.method !== 'GET')
    .map(([address, init]) => [String(address).split('/members/')[1], init?.body ?? null]);

/** Opens one of the things that can be done for a member. */
async function choose(name: string, item: string) {
  await userEvent.click(rowOf(name).getByRole('button', { name: `More for ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: item }));
}

test('each member has a row: name, unit, answered, first try, last played, and what can be done', async () => {
  await open([member(12, { unit: { unitId: 'east', name: 'East' } })]);
  expect(rowOf('Member 12').getByRole('rowheader').textContent).toBe('Member 12');
  const cells = rowOf('Member 12').getAllByRole('cell');
  expect(cells.slice(1, -1).map(({ textContent }) => textContent)).toEqual([
    ...['East', '12 of 50', '50%', 'Jun 1, 2026'],
  ]);
  await userEvent.click(rowOf('Member 12').getByRole('button', { name: 'More for Member 12' }));
  const acts = within(screen.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('button');
  expect(acts.map(({ textContent }) => textContent)).toEqual(['Results', 'Correct the name', 'Remove']);
});

test('the list comes page by page, and a heading sorts all of it', async () => {
  await open(undefined, 45);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('Page 2 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Answered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Answered' }));
  expect(screen.getByRole('columnheader', { name: 'Answered' }).getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  const sent = new Set(searches());
  expect([...sent].filter((search) => !search?.includes('notStarted'))).toEqual([
    'order=lastPlayed',
    'order=lastPlayed&page=2',
    'order=answered&direction=descending',
    'order=answered&direction=ascending',
  ]);
});

test('one press shows who has not started, and another one everybody', async () => {
  await open();
  const button = screen.getByRole('button', { name: 'Who has not started (3)' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect([...new Set(searches())]).toEqual(['order=lastPlayed', 'order=lastPlayed&status=notStarted']);
});

test('a name, a unit and an order are searched for together', async () => {
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Unit'), 'East');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Answered, fewest first');
  await userEvent.type(screen.getByLabelText('Find a name'), 'ada');
  await vi.waitFor(() => expect(searches().at(-1)).toContain('search=ada'));
  const last = new URLSearchParams(searches().at(-1));
  expect(Object.fromEntries(last)).toEqual({
    ...{ order: 'answered', direction: 'ascending', unit: 'east', search: 'ada' },
  });
});

test('rows that are chosen, also on another page, are moved to a unit by the bar at the foot', async () => {
  await open(undefined, 45);
  expect(screen.queryByRole('region', { name: /chosen members/ })).toBeNull();
  await userEvent.click(screen.getByLabelText('Choose Member 2'));
  respond([member(3)], 45);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(await screen.findByLabelText('Choose Member 3'));
  const bar = within(screen.getByRole('region', { name: /chosen members/ }));
  expect(bar.getByText('2 are chosen')).toBeTruthy();
  await userEvent.selectOptions(bar.getByLabelText('Move chosen members to'), 'East');
  const list = fetched.getMockImplementation();
  fetched.mockImplementation(async (address, init) =>
    init?.method === 'PATCH'
      ? Response.json({ message: 'They are in the unit now.' })
      : ((await list?.(address, init)) as Response),
  );
  await userEvent.click(bar.getByRole('button', { name: 'Move them' }));
  expect(document.activeElement?.textContent).toContain('They are in the unit now.');
  expect(screen.queryByRole('region', { name: /chosen members/ })).toBeNull();
  expect(sentBodies()).toEqual([['unit', JSON.stringify({ userIds: ['2', '3'], unitId: 'east' })]]);
});

test('a press before a unit is picked moves nobody out of theirs', async () => {
  await open();
  await userEvent.click(screen.getByLabelText('Choose Member 1'));
  const bar = within(screen.getByRole('region', { name: /chosen members/ }));
  expect((bar.getByLabelText('Move chosen members to') as HTMLSelectElement).value).toBe('');
  await userEvent.click(bar.getByRole('button', { name: /Choose a unit first/ }));
  expect(sentBodies()).toEqual([]);
});

test('all rows of a page are chosen by one box, and arrow keys go from row to row', async () => {
  await open();
  await userEvent.click(screen.getByLabelText('Choose all on this page'));
  expect(screen.getByText('2 are chosen')).toBeTruthy();
  screen.getByRole('button', { name: 'More for Member 1' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More for Member 2' }));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More for Member 1' }));
});

test('until the facility is checked nothing sorts or filters by results', async () => {
  await open([member(1, { status: null, answered: null, firstAttemptScore: null, lastPlayedAt: null })]);
  const options = within(screen.getByLabelText('Sort by')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...['Name, A to Z', 'Name, Z to A', 'Unit, A to Z', 'Unit, Z to A'],
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['', 'Name', 'Unit', 'Added'],
  ]);
  expect(screen.queryByRole('button', { name: /Who has not started/ })).toBeNull();
});

test('a member is corrected, invited again and removed, and each outcome takes the focus', async () => {
  await open([member(1, { isOpened: false })]);
  const list = fetched.getMockImplementation();
  fetched.mockImplementation(async (address, init) =>
    init?.method === 'GET' && list
      ? list(address, init)
      : Response.json({ message: `Done with ${init?.method}.` }),
  );
  await choose('Member 1', 'Correct the name or email');
  const name = screen.getByLabelText('Username');
  await userEvent.clear(name);
  await userEvent.type(name, 'a@b{Enter}');
  expect(await screen.findAllByText('A username cannot contain @')).toHaveLength(2);
  await userEvent.clear(name);
  await userEvent.type(name, 'Ben');
  await userEvent.type(screen.getByLabelText('Another email'), 'ben@example.org{Enter}');
  const notice = await screen.findByText('Done with PATCH.');
  expect(document.activeElement?.contains(notice)).toBe(true);
  await choose('Member 1', 'Send the invitation again');
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send the invitation again' }),
  );
  expect(await screen.findByText('Done with POST.')).toBeTruthy();
  await choose('Member 1', 'Remove');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove Member 1?' }));
  expect(dialog.getByText(/so it is deleted/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Done with DELETE.')).toBeTruthy();
  expect(sentBodies()).toEqual([
    ['1', JSON.stringify({ userName: 'Ben', email: 'ben@example.org' })],
    ['1/invitation', null],
    ['1', null],
  ]);
});

test('the address of an account that is open is its owner’s to change', async () => {
  await open([member(1)]);
  await choose('Member 1', 'Correct the name');
  expect(screen.queryByLabelText('Another email')).toBeNull();
  expect(screen.getByLabelText('Username')).toBeTruthy();
});

test('a facility without members shows how it begins', async () => {
  logIn('facilityAdmin');
  respond([]);
  const queries = new QueryClient();
  const facility = { name: 'Garden House', verified: true };
  queries.setQueryData(accountQuery.queryKey, { facility } as Partial<Account> as Account);
  renderInApp(<MembersScreen />, { queries });
  expect(await screen.findByRole('heading', { name: 'Nobody has joined yet.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add your first members' }).getAttribute('href')).toBe(
    '/facility/add',
  );
});
