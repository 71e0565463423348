// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ListedMember, listMembers } from '#contract/facilities.ts';
import { listUnits } from '#contract/facility-units.ts';
import type { UserType } from '#contract/user.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import type { StoredSession } from '#web/data/session/session.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { MemberList } from './MemberList.tsx';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => {
  vi.unstubAllGlobals();
  closeSession();
});

function logIn(userType: UserType) {
  const user = { userId: 'grace', userName: 'grace', email: null, userType, isSubscribed: false };
  openSession({
    token: 'g',
    user: { ...user, subscriptionEndDate: null, amountCharge: null },
  } as StoredSession);
}

const member = (number: number, more: Partial<ListedMember> = {}): ListedMember => ({
  ...{ userId: String(number), userName: `Member ${number}`, hasEmail: true, isOpened: true },
  ...{ joinedAt: '2026-01-05T10:00:00.000Z', unit: null, status: 'playing', firstAttemptScore: 50 },
  ...{ answered: number, lastPlayedAt: '2026-06-01T14:00:00.000Z' },
  ...more,
});

const responseTo = (address: RequestInfo | URL, members: ListedMember[], total: number) =>
  String(address).includes(listUnits.path)
    ? { units: [{ unitId: 'east', name: 'East', members: 1 }], withoutUnit: 0 }
    : { total, matching: total, notStarted: 3, totalExercises: 50, members };

/** The response of the server: these members of that many. */
function respond(members: ListedMember[], total = members.length) {
  fetched.mockImplementation(async (address) => Response.json(responseTo(address, members, total)));
}

/** The addresses of the calls for members, without their beginning. */
const searches = () =>
  fetched.mock.calls
    .map(([address]) => String(address))
    .filter((address) => address.includes(`${listMembers.path}?`))
    .map((address) => address.split('?')[1]);

test('each member has progress, the share right on the first try, and a button named after the member', async () => {
  logIn('facilityAdmin');
  respond([member(12)]);
  renderInApp(<MemberList showsResults expected={1} />);
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByRole('progressbar', { name: '12 of 50 answered' })).toBeTruthy();
  expect(item.getByText('Last played: Jun 1, 2026')).toBeTruthy();
  expect(item.getByText('Right on the first try: 50%')).toBeTruthy();
  expect(item.getByRole('button', { name: 'Results of Member 12' })).toBeTruthy();
  expect(item.getByRole('button', { name: 'Change or remove member Member 12' })).toBeTruthy();
  expect(item.getAllByRole('button')).toHaveLength(2);
});

test('the list comes page by page', async () => {
  logIn('facilityAdmin');
  fetched.mockImplementation(async (address) => {
    const page = Number(new URL(String(address), 'http://localhost').searchParams.get('page'));
    const count = page === 1 ? 20 : 3;
    const members = Array.from({ length: count }, (_, index) => member(page * 100 + index));
    return Response.json(responseTo(address, members, 23));
  });
  renderInApp(<MemberList showsResults expected={2} />);
  expect(await screen.findByText('20 of 23 are shown.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show more members' }));
  expect(await screen.findByText('Member 202')).toBeTruthy();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(23);
  expect(screen.queryByRole('button', { name: 'Show more members' })).toBeNull();
});

test('one press shows who has not started, and another one everybody', async () => {
  logIn('facilityAdmin');
  respond([member(1)]);
  renderInApp(<MemberList showsResults expected={1} />);
  const button = await screen.findByRole('button', { name: 'Who has not started (3)' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(searches().slice(0, 2)).toEqual([
    'order=lastPlayed&page=1',
    'order=lastPlayed&status=notStarted&page=1',
  ]);
});

test('a name, a unit and an order are searched for together', async () => {
  logIn('facilityAdmin');
  respond([member(1)]);
  renderInApp(<MemberList showsResults expected={1} />);
  await userEvent.selectOptions(await screen.findByLabelText('Unit'), 'East');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Answered, fewest first');
  await userEvent.type(screen.getByLabelText('Find a name'), 'ada');
  await vi.waitFor(() => expect(searches().at(-1)).toContain('search=ada'));
  const last = new URLSearchParams(searches().at(-1));
  expect(Object.fromEntries(last)).toEqual({
    ...{ order: 'answered', direction: 'ascending', unit: 'east', search: 'ada', page: '1' },
  });
});

test('the chosen members are moved to a unit', async () => {
  logIn('facilityAdmin');
  respond([member(1), member(2)]);
  renderInApp(<MemberList showsResults expected={1} />);
  await userEvent.click(await screen.findByLabelText('Choose Member 2'));
  await userEvent.selectOptions(screen.getByLabelText('Move chosen members to'), 'East');
  fetched.mockImplementation(async () => Response.json({ message: 'They are in the unit now.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move 1 chosen member' }));
  const sent = fetched.mock.calls.find(([, init]) => init?.method === 'PATCH');
  expect(JSON.parse(String(sent?.[1]?.body))).toEqual({ userIds: ['2'], unitId: 'east' });
});

test('until the facility is checked nothing sorts or filters by results', async () => {
  logIn('facilityAdmin');
  respond([member(1, { status: null, answered: null, firstAttemptScore: null, lastPlayedAt: null })]);
  renderInApp(<MemberList showsResults={false} expected={1} />);
  const options = within(await screen.findByLabelText('Sort by')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...['Name, A to Z', 'Name, Z to A', 'Unit, A to Z', 'Unit, Z to A'],
  ]);
  expect(screen.queryByRole('button', { name: /Who has not started/ })).toBeNull();
});

test('the line on what administrators see stands above the list, before and after the members arrive', async () => {
  logIn('facilityAdmin');
  respond([member(1)]);
  const { container } = renderInApp(<MemberList showsResults expected={1} />);
  const expectLineFirst = () =>
    expect(container.querySelector('p')?.textContent).toMatch(/^You see answers, dates and scores/);
  expectLineFirst();
  await screen.findByText('Member 1');
  expectLineFirst();
});

test('a member is corrected, invited again and removed, and each outcome takes the focus', async () => {
  logIn('facilityAdmin');
  respond([member(1, { isOpened: false })]);
  renderInApp(<MemberList showsResults expected={1} />);
  const list = fetched.getMockImplementation();
  fetched.mockImplementation(async (address, init) =>
    init?.method === 'GET' && list
      ? list(address, init)
      : Response.json({ message: `Done with ${init?.method}.` }),
  );
  const open = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Change or remove member Member 1' }));
  await open();
  expect(screen.getByRole('group', { name: 'Change Member 1' })).toBe(document.activeElement);
  const name = screen.getByLabelText('Username');
  await userEvent.clear(name);
  await userEvent.type(name, 'a@b{Enter}');
  expect(await screen.findAllByText('A username cannot contain @')).toHaveLength(2);
  await userEvent.clear(name);
  await userEvent.type(name, 'Ben');
  await userEvent.type(screen.getByLabelText('Another email'), 'ben@example.org{Enter}');
  const notice = await screen.findByText('Done with PATCH.');
  expect(document.activeElement?.contains(notice)).toBe(true);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation again' }));
  expect(await screen.findByText('Done with POST.')).toBeTruthy();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Remove from the facility' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove Member 1?' }));
  expect(dialog.getByText(/so it is deleted/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Done with DELETE.')).toBeTruthy();
  const sent = fetched.mock.calls.filter(([, init]) => init?.method !== 'GET');
  expect(sent.map(([address, init]) => [String(address).split('/members/')[1], init?.body ?? null])).toEqual([
    ['1', JSON.stringify({ userName: 'Ben', email: 'ben@example.org' })],
    ['1/invitation', null],
    ['1', null],
  ]);
});

test('the address of an account that is open is its owner’s to change', async () => {
  logIn('facilityAdmin');
  respond([member(1)]);
  renderInApp(<MemberList showsResults expected={1} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Change or remove member Member 1' }));
  expect(screen.queryByLabelText('Another email')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send the invitation again' })).toBeNull();
});
