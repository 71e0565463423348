// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenedFacility } from '#contract/operator-facilities.ts';
import type { OperatorRole } from '#contract/operator-roles.ts';
import type { User } from '#contract/user.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { FacilitiesSection } from './FacilitiesSection.tsx';

const maple: OpenedFacility = {
  ...{
    facilityId: '7',
    name: 'Maple House',
    waitingName: null,
    status: 'trial',
    hasEnded: false,
    seatLimit: 25,
    seatsTaken: 3,
  },
  ...{ endsOn: '2027-01-31', code: 'ABCD-EFGH', terms: null, createdAt: '2026-06-01T12:00:00.000Z' },
  verifiedAt: null,
  language: null,
  administrators: [
    {
      ...{ userId: '8', name: 'Grace Hill', email: 'grace@example.org', since: '2026-06-01T12:00:00.000Z' },
      ...{ emailConfirmed: false, isFounder: true },
    },
  ],
  invitations: [{ email: 'next@example.org', endsAt: '2026-06-09T12:00:00.000Z' }],
};
const fetched = vi.fn<typeof fetch>();
let facility = maple;

beforeEach(() => {
  facility = maple;
  fetched.mockReset().mockImplementation(async (address, init) => {
    const path = String(address);
    if (path.endsWith('/search')) return Response.json({ total: 1, facilities: [facility] });
    if (init?.method === 'GET') return Response.json(facility);
    return Response.json({ message: `Done with ${init?.method}.`, facilityId: '7' });
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

function show(operatorRole: OperatorRole) {
  const user = { userId: operatorRole, userName: 'olga', userType: 'operator', operatorRole } as User;
  openSession({ token: operatorRole, user, isShared: false });
  renderInApp(<FacilitiesSection />);
}

const sent = () =>
  fetched.mock.calls
    .filter(([address, init]) => init?.method !== 'GET' && !String(address).endsWith('/search'))
    .map(([address, init]) => [init?.method, String(address).split('/facilities')[1], init?.body ?? null]);
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

test('support finds and opens a facility, and changes nothing', async () => {
  show('support');
  const row = within(await screen.findByRole('row', { name: /Maple House/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['Trial, not verified', '3 of 25 seats taken', 'Ends on Jan 31, 2027', 'ABCD-EFGH'],
  ]);
  expect(buttons()).toEqual(['Find facilities', 'Open Maple House']);
  await userEvent.type(screen.getByLabelText('Name or code'), 'maple{Enter}');
  const searched = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  expect(searched().at(-1)).toEqual({ search: 'maple', page: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Open Maple House' }));
  expect(await screen.findByRole('heading', { name: 'Maple House' })).toBe(document.activeElement);
  expect(buttons()).toEqual(['Back to the facilities']);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the facilities' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open Maple House' }));
});

test('a change sends what differs, and its outcome takes the focus', async () => {
  show('billing');
  await userEvent.click(await screen.findByRole('button', { name: 'Open Maple House' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const seats = screen.getByLabelText('Seats');
  await userEvent.clear(seats);
  await userEvent.type(seats, 'many');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Seats: a whole number from 0 to 100,000')).toHaveLength(2);
  await userEvent.clear(seats);
  await userEvent.type(seats, '40');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Active');
  await userEvent.clear(screen.getByLabelText('End'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const notice = await screen.findByText('Done with PATCH.');
  expect(document.activeElement?.contains(notice)).toBe(true);
  const body = JSON.stringify({ status: 'active', seatLimit: 40, endsOn: null });
  expect(sent()).toEqual([['PATCH', '/7', body]]);
});

test('a facility whose creation was lost is sent again with the same key, and opened', async () => {
  show('owner');
  await userEvent.click(await screen.findByRole('button', { name: 'Create a facility' }));
  expect(document.activeElement?.textContent).toBe('Create a facility');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the facilities' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create a facility' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create a facility' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Maple House');
  fetched.mockImplementationOnce(async () => {
    throw new TypeError('Failed to fetch');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Create the facility' }));
  await screen.findByText(/could not reach the server/);
  await userEvent.click(screen.getByRole('button', { name: 'Create the facility' }));
  expect(await screen.findByText('Done with POST.')).toBeTruthy();
  const [first, second] = sent().map(([, , body]) => JSON.parse(String(body)));
  expect(first).toEqual(second);
  expect(first).toMatchObject({
    ...{ name: 'Maple House', status: 'active', seatLimit: 25, endsOn: null, terms: null },
    administratorEmail: null,
    operation: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(screen.getByRole('heading', { name: 'Maple House' })).toBeTruthy();
});

test('verifying, a new code and no code are confirmed first', async () => {
  show('billing');
  await userEvent.click(await screen.findByRole('button', { name: 'Open Maple House' }));
  for (const [button, question, method, path] of [
    ['Verify', 'Do you know who runs Maple House?', 'POST', '/7/verify'],
    ['Replace the code', 'Replace the code ABCD-EFGH?', 'POST', '/7/code'],
    ['Turn the code off', 'Turn the code ABCD-EFGH off?', 'DELETE', '/7/code'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(screen.getByRole('alertdialog', { name: question }));
    const before = sent().length;
    await userEvent.click(dialog.getByRole('button', { name: button }));
    await screen.findByText(`Done with ${method}.`);
    expect(sent().slice(before)).toEqual([[method, path, null]]);
  }
});

test('a new name that waits is shown, and the answer names it', async () => {
  facility = { ...maple, waitingName: 'Maple Court', verifiedAt: '2026-06-02T12:00:00.000Z' };
  show('billing');
  const row = within(await screen.findByRole('row', { name: /Maple House/ }));
  expect(row.getByText('Wants to be called Maple Court')).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: 'Open Maple House' }));
  expect(await screen.findByText('Maple Court: waits for an answer')).toBeTruthy();
  for (const [button, question, path] of [
    ['Accept the new name', 'Call it Maple Court?', '/7/name/accept'],
    ['Refuse the new name', 'Refuse the name Maple Court?', '/7/name/refuse'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(screen.getByRole('alertdialog', { name: question }));
    const before = sent().length;
    await userEvent.click(dialog.getByRole('button', { name: button }));
    await screen.findByText('Done with POST.');
    expect(sent().slice(before)).toEqual([['POST', path, JSON.stringify({ name: 'Maple Court' })]]);
  }
});

test('a facility that is verified and without a code offers a code alone', async () => {
  facility = { ...maple, code: null, verifiedAt: '2026-06-02T12:00:00.000Z' };
  show('billing');
  await userEvent.click(await screen.findByRole('button', { name: 'Open Maple House' }));
  expect(await screen.findByText('Turned off: nobody can join')).toBeTruthy();
  expect(buttons()).toEqual(['Back to the facilities', 'Send the invitation', 'Change', 'Give it a code']);
});

test('who runs a facility is shown, and somebody else is invited by an address', async () => {
  show('billing');
  await userEvent.click(await screen.findByRole('button', { name: 'Open Maple House' }));
  expect(await screen.findByText('Grace Hill')).toBeTruthy();
  expect(screen.getByText('Invited. The link works until Jun 9, 2026.')).toBeTruthy();
  const email = screen.getByLabelText('Email of the new administrator');
  await userEvent.type(email, 'nobody@{Enter}');
  expect(await screen.findAllByText('Invalid email address')).toHaveLength(2);
  await userEvent.clear(email);
  await userEvent.type(email, 'new@example.org{Enter}');
  expect(await screen.findByText('Done with POST.')).toBeTruthy();
  expect(sent()).toEqual([['POST', '/7/administrators', JSON.stringify({ email: 'new@example.org' })]]);
});

test('a facility without an administrator says so', async () => {
  facility = { ...maple, administrators: [], invitations: [] };
  show('support');
  await userEvent.click(await screen.findByRole('button', { name: 'Open Maple House' }));
  expect(await screen.findByText('Nobody runs it.')).toBeTruthy();
});
