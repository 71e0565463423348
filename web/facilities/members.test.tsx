// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ListedMember, listMembers } from '#contract/facilities.ts';
import type { UserType } from '#contract/user.ts';
import { closeSession, openSession } from '#web/session/current-session.ts';
import type { SignedIn } from '#web/session/session.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { MemberList } from './MemberList.tsx';
import { MembersCard } from './MembersCard.tsx';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => {
  vi.unstubAllGlobals();
  closeSession();
});

function logIn(userType: UserType) {
  const user = { userId: 'grace', userName: 'grace', email: null, userType, isSubscribed: false };
  openSession({ token: 'g', user: { ...user, subscriptionEndDate: null, amountCharge: null } } as SignedIn);
}

const member = (number: number, more: Partial<ListedMember> = {}): ListedMember => ({
  ...{ userId: String(number), userName: `Member ${number}`, hasEmail: true },
  ...{ joinedAt: '2026-01-05T10:00:00.000Z', answered: number, lastPlayedAt: '2026-06-01T14:00:00.000Z' },
  ...more,
});

/** The response of the server: these members of that many. */
function respond(members: ListedMember[], total = members.length) {
  fetched.mockImplementation(async () => Response.json({ total, totalExercises: 50, members }));
}

async function readCard(): Promise<string[]> {
  await screen.findByRole('heading', { name: 'Your members' });
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
}

test('the card shows the five latest of all members, and leads to the others', async () => {
  logIn('facilityAdmin');
  respond(
    Array.from({ length: 20 }, (_, index) => member(index)),
    5000,
  );
  renderInApp(<MembersCard />);
  expect(await readCard()).toHaveLength(5);
  expect(screen.getByRole('link').textContent).toBe('See all members (5,000)');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/account#facility');
  expect(String(fetched.mock.calls[0]?.[0])).toContain('order=lastPlayed');
});

test('each member has a name, the answered exercises, and the day of the last game', async () => {
  logIn('facilityAdmin');
  respond([member(12), member(0, { userName: 'ben', lastPlayedAt: null })]);
  renderInApp(<MembersCard />);
  expect(await readCard()).toEqual([
    'Member 1212 of 50 answeredLast played: Jun 1, 2026',
    'ben0 of 50 answeredNot started yet',
  ]);
});

test('until the facility is checked the card shows names alone, and says why', async () => {
  logIn('facilityAdmin');
  respond([member(1, { answered: null, lastPlayedAt: null })]);
  renderInApp(<MembersCard />);
  expect(await readCard()).toEqual(['Member 1']);
  expect(screen.getByText(/^You will see results here once/)).toBeTruthy();
});

test('without members the card leads to the code that lets people in', async () => {
  logIn('facilityAdmin');
  respond([]);
  renderInApp(<MembersCard />);
  expect(await readCard()).toEqual([]);
  expect(screen.getByText(/^Nobody has joined yet/)).toBeTruthy();
  expect(screen.getByRole('link').textContent).toBe('Show the facility code');
});

test('members that cannot be read can be read again', async () => {
  logIn('facilityAdmin');
  fetched.mockImplementation(async () => Response.json({ message: 'No.' }, { status: 422 }));
  renderInApp(<MembersCard />);
  expect(await screen.findByText('Your members cannot be shown right now.')).toBeTruthy();
  respond([member(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Member 1')).toBeTruthy();
});

test.each(['facilityUser', 'individualUser', 'operator'] as const)('a %s has no such card', (userType) => {
  logIn(userType);
  const { container } = renderInApp(<MembersCard />);
  expect(container.textContent).toBe('');
  expect(fetched).not.toHaveBeenCalled();
});

test('the whole list is by name and comes page by page', async () => {
  logIn('facilityAdmin');
  fetched.mockImplementation(async (address) => {
    const page = Number(new URL(String(address), 'http://localhost').searchParams.get('page'));
    const count = page === 1 ? 20 : 3;
    const members = Array.from({ length: count }, (_, index) => member(page * 100 + index));
    return Response.json({ total: 23, totalExercises: 50, members });
  });
  renderInApp(<MemberList showsResults expected={2} />);
  expect(await screen.findByText('20 of 23 members')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show more members' }));
  expect(await screen.findByText('Member 202')).toBeTruthy();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(23);
  expect(screen.queryByRole('button', { name: 'Show more members' })).toBeNull();
  for (const [address] of fetched.mock.calls) {
    expect(String(address)).toContain(`${listMembers.path}?order=userName&page=`);
  }
});
