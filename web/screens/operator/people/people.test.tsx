// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OperatorRole } from '#contract/operator-roles.ts';
import type { User } from '#contract/user.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { Component as OperatorScreen } from '../OperatorScreen.tsx';

const fetched = vi.fn<typeof fetch>();
const masked = {
  ...{ userId: 'a7b2f', name: 'R***', userName: 'r***', email: 'r***@example.org', facility: null },
  ...{ userType: 'individualUser', state: 'open', createdAt: '2026-01-05T10:00:00.000Z' },
};
const person = {
  ...masked,
  ...{ name: 'Rosa Vance', userName: 'rosa', email: 'rosa@example.org' },
  ...{ emailConfirmed: true, pendingEmail: null, operatorRole: null, devices: 1, hasTwoSteps: true },
  subscription: { status: 'active', paidUntil: '2026-07-05T10:00:00.000Z' },
  payments: [
    {
      receiptId: 'in_1',
      amount: 9.99,
      paidAt: '2026-06-05T10:00:00.000Z',
      refundedAt: null,
      refundedAmount: 0,
      dispute: null,
    },
  ],
};

const attempts = {
  attempts: [
    {
      ...{ at: '2026-06-05T10:00:00.000Z', by: 'person', what: 'subscribe', outcome: 'failed', amount: 9.99 },
      reason: 'Your card was declined.',
    },
  ],
  missing: null,
};
let state = 'open';

beforeEach(() => {
  state = 'open';
  fetched.mockReset().mockImplementation(async (address) => {
    const path = String(address);
    if (path.endsWith('/search')) return Response.json({ matching: 1, people: [masked] });
    if (path.endsWith('/refund')) return Response.json({ message: '$9.99 given back.' });
    if (path.endsWith('/paymentAttempts')) return Response.json(attempts);
    if (/freeze$/.test(path)) return Response.json({ message: 'Done with the hold.' });
    return Response.json({ ...person, state });
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

const sent = () =>
  fetched.mock.calls.flatMap(([address, init]) =>
    init?.body ? [[String(address).split('/people/')[1], JSON.parse(String(init.body))]] : [],
  );

async function openRosa(operatorRole: OperatorRole, look = () => {}) {
  const user = { userId: operatorRole, userName: 'olga', userType: 'operator', operatorRole } as User;
  openSession({ token: operatorRole, user, isShared: false });
  renderInApp(<OperatorScreen />, { path: '/operator' });
  await userEvent.type(screen.getByLabelText('Name, username or email'), 'rosa{Enter}');
  const [open] = await screen.findAllByRole('button', { name: 'Open R***' });
  look();
  await userEvent.click(open as HTMLElement);
  expect(document.activeElement?.textContent).toBe('Open R***, number A7B2F');
  await userEvent.click(screen.getByRole('button', { name: 'Open this person' }));
  expect(await screen.findByText('Please check these answers')).toBeTruthy();
  const order = { order: 'userName', direction: 'ascending' };
  expect(sent()).toEqual([['search', { search: 'rosa', page: 1, ...order }]]);
  await userEvent.type(screen.getByLabelText('Reason'), 'She called');
  await userEvent.click(screen.getByRole('button', { name: 'Open this person' }));
  expect(await screen.findByRole('heading', { name: 'Rosa Vance' })).toBe(document.activeElement);
}

test('a person is searched, opened with a reason, and support sees no refund and no reset', async () => {
  await openRosa('support');
  expect(sent().at(-1)).toEqual(['a7b2f/open', { reason: 'She called' }]);
  expect(screen.getByText('rosa@example.org')).toBeTruthy();
  expect(screen.getByText('$9.99')).toBeTruthy();
  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttons).toEqual(['Back to the results', 'Log out everywhere', 'Put on hold']);
  const sections = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(sections.map((link) => link.textContent)).toEqual([
    ...['People', 'Messages', 'Feedback', 'Surveys', 'Facilities', 'Discount codes', 'Prices'],
    ...['Server health', 'Failed jobs and emails'],
  ]);
});

test('masked people are told apart by kind and facility, the day, and the end of the id, which stays in view', async () => {
  const onHold = { ...masked, ...{ userType: 'facilityUser', facility: 'Garden House', state: 'onHold' } };
  fetched.mockResolvedValueOnce(
    Response.json({ matching: 2, people: [masked, { ...onHold, userId: '0b6f1c52-3c90d' }] }),
  );
  await openRosa('support', () => {
    const [first, second] = within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(1).map(({ textContent }) => textContent));
    expect(first).toEqual(['Individual', 'Jan 5, 2026', 'r***', 'r***@example.org', 'A7B2FJan 5, 2026']);
    expect(second?.[0]).toBe('On hold, Member, Garden House');
    expect(second?.at(-1)).toBe('3C90DJan 5, 2026');
  });
  expect(screen.getByText('A7B2F')).toBeTruthy();
});

test('billing gives one payment back with a reason, and may end the subscription with it', async () => {
  await openRosa('billing');
  await userEvent.click(screen.getByRole('button', { name: /^Refund/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Give $9.99 back?' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Paid twice');
  await userEvent.click(dialog.getByLabelText('End the subscription now, too'));
  await userEvent.click(dialog.getByRole('button', { name: 'Give $9.99 back' }));
  const notice = await screen.findByText('$9.99 given back.');
  await vi.waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
  expect(sent().at(-1)).toEqual(['a7b2f/refund', { reason: 'Paid twice', receiptId: 'in_1', ends: true }]);
});

test('the way back from a person leads to the button that opened them', async () => {
  await openRosa('support');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the results' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open R***' }));
});

test('one key goes from the search to the first result', async () => {
  await openRosa('support');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the results' }));
  await screen.findByRole('button', { name: 'Open R***' });
  screen.getByLabelText('Name, username or email').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open R***' }));
});

test('a search of one letter is not sent, and says why', async () => {
  await openRosa('support');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the results' }));
  const field = screen.getByLabelText('Name, username or email');
  const calls = sent().length;
  await userEvent.clear(field);
  await userEvent.type(field, 'r{Enter}');
  expect(screen.getByText('Type two letters or more')).toBeTruthy();
  expect(sent()).toHaveLength(calls);
});

test('an owner sees the operators, and can turn two-step login off', async () => {
  await openRosa('owner');
  expect(screen.getByRole('button', { name: 'Turn two-step login off' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Operators' })).toBeTruthy();
});

test('why a payment failed is on the page of the person', async () => {
  await openRosa('support');
  expect(await screen.findByText('Subscribe $9.99: failed')).toBeTruthy();
  expect(screen.getByText('Your card was declined.')).toBeTruthy();
});

test.each([
  ['open', 'Put on hold', 'Put this account on hold?', 'freeze'],
  ['onHold', 'Take off hold', 'Take this account off hold?', 'unfreeze'],
])('an account that is %s: %s, with a reason', async (present, button, title, call) => {
  state = present;
  await openRosa('support');
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(screen.getByRole('dialog', { name: title }));
  await userEvent.click(dialog.getByRole('button', { name: button }));
  expect(await dialog.findAllByText('Reason Required')).toHaveLength(2);
  await userEvent.type(dialog.getByLabelText('Reason'), 'The account is abused');
  await userEvent.click(dialog.getByRole('button', { name: button }));
  expect(await screen.findByText('Done with the hold.')).toBeTruthy();
  expect(sent().at(-1)).toEqual([`a7b2f/${call}`, { reason: 'The account is abused' }]);
});
