// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ListedMember } from '#contract/facilities.ts';
import type { Account } from '#contract/own-account.ts';
import { accountQuery } from '#web/data/queries/account-query.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { InviteCode } from './invite/InviteCode.tsx';
import { MembersCard } from './MembersCard.tsx';
import { fetchedInTests, member, membersAt } from './testing/members.ts';

const fetched = fetchedInTests();

/** The response of the server: these members of that many. */
function respond(members: ListedMember[], total = members.length) {
  fetched.mockImplementation(async (address) => membersAt(address, members, total));
}

/** The card of a facility with this code. */
function renderCard(status: 'active' | 'ended' = 'active') {
  const queries = new QueryClient();
  queries.setQueryData(accountQuery.queryKey, {
    facility: { name: 'Garden House', code: 'GARDEN-7', status },
  } as Partial<Account> as Account);
  return renderInApp(<MembersCard />, { queries });
}

async function readCard(): Promise<string[]> {
  await screen.findByRole('heading', { name: 'Your members' });
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
}

test('the card of a facility that has ended says so', async () => {
  respond([]);
  renderCard('ended');
  await readCard();
  expect(screen.getByText(/nobody can play or join/)).toBeTruthy();
  expect(screen.queryByText(/Nobody has joined/)).toBeNull();
});

test('the card shows the three latest of all members, and leads to the others', async () => {
  respond(
    Array.from({ length: 20 }, (_, index) => member(index)),
    5000,
  );
  renderCard();
  expect(await readCard()).toHaveLength(3);
  expect(screen.getByText('Garden House')).toBeTruthy();
  expect(screen.getByText('3 members have not started yet')).toBeTruthy();
  expect(screen.getByRole('link').textContent).toBe('See all members (5,000)');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/facility');
  expect(String(fetched.mock.calls[0]?.[0])).toContain('order=lastPlayed');
});

test('each member has a name, the answered exercises, and the day of the last game, and no button', async () => {
  respond([member(12), member(0, { userName: 'ben', lastPlayedAt: null })]);
  renderCard();
  expect(await readCard()).toEqual(['Member 1212 of 50, Jun 1, 2026', 'benNot started yet']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('until the facility is checked the card shows names alone, and says why', async () => {
  respond([member(1, { answered: null, lastPlayedAt: null })]);
  renderCard();
  expect(await readCard()).toEqual(['Member 1']);
  expect(screen.getByText(/^You will see results here once/)).toBeTruthy();
});

test('with few members the card does not offer to show all of them', async () => {
  respond([1, 2, 3].map((number) => member(number)));
  renderCard();
  expect(await readCard()).toHaveLength(3);
  expect(screen.getByRole('link').textContent).toBe('Manage your facility');
});

test('without members the card says so, and leads to the page that adds them', async () => {
  respond([]);
  renderCard();
  expect(await readCard()).toEqual([]);
  expect(screen.getByText('Nobody has joined yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Manage your facility' }).getAttribute('href')).toBe('/facility');
});

test('the invitation is printed with the address, the code and what the facility will see', async () => {
  let printed = '';
  vi.stubGlobal('print', () => {
    printed = document.body.querySelector(':scope > section')?.textContent ?? '';
  });
  const facility = { name: 'Garden House' } as NonNullable<Account['facility']>;
  renderInApp(<InviteCode code="GARDEN-7" facility={facility} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print an invitation' }));
  expect(printed).toContain('Garden House');
  expect(printed).toContain(window.location.host);
  expect(printed).toContain('GARDEN-7');
  expect(printed).toContain('It never sees your plan, your reviews, surveys or feedback.');
});

test('members that cannot be read can be read again', async () => {
  fetched.mockImplementation(async () => Response.json({ message: 'No.' }, { status: 422 }));
  renderCard();
  expect(await screen.findByText('Your members cannot be shown right now.')).toBeTruthy();
  respond([member(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Member 1')).toBeTruthy();
});
