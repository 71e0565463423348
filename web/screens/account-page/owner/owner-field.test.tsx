// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#contract/own-account.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { EmailSection } from '../sections/EmailSection.tsx';

const account = {
  email: 'rosa@example.org',
  emailVerified: true,
  pendingEmail: null,
  hasPassword: true,
  twoSteps: { since: null, isRequired: false, appAddedAt: null, recoveryCodesLeft: 0, passkeys: [] },
  ownerSeconds: 0,
} as Partial<Account> as Account;

const answered = vi.fn();

function respond(status: number, json: object) {
  answered.mockResolvedValueOnce(Response.json(json, { status }));
}

beforeEach(() => {
  answered.mockReset();
  vi.stubGlobal('fetch', answered);
});

afterEach(() => vi.useRealTimers());

/** Shows the row of the email address and opens its form. */
async function openForm(owner: Account) {
  const shown = renderInApp(<EmailSection account={owner} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change Email' }));
  return shown;
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const submit = 'Send a link to this address';

test('a new address is not sent without the password', async () => {
  await openForm(account);
  await type('New email address', 'new@example.org');
  await press(submit);
  expect((await screen.findByRole('alert')).textContent).toContain('Password Required');
  expect(answered).not.toHaveBeenCalled();
});

test('a wrong password is shown at its field, and the typed text stays', async () => {
  await openForm(account);
  await type('New email address', 'new@example.org');
  await type('Your password', 'not this one');
  const message = 'This is not your password.';
  respond(401, { message, code: 'wrong_credentials', errors: { currentPassword: message } });
  await press(submit);
  const link = await screen.findByRole('link', { name: message });
  await userEvent.click(link);
  expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
  expect([value('New email address'), value('Your password')]).toEqual(['new@example.org', 'not this one']);
});

test('after the link was opened no password is asked for, whatever the clock of the device says', async () => {
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  await openForm({ ...account, ownerSeconds: 1800 });
  expect(screen.queryByLabelText('Your password')).toBeNull();
  expect(screen.getByText(/You have shown that it is you\./)).toBeDefined();
});

test('an account without a password is offered a link; without a confirmed address, a new log in', async () => {
  const { unmount } = await openForm({ ...account, hasPassword: false });
  expect(screen.queryByLabelText('Your password')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send me a link' })).toBeDefined();
  unmount();
  await openForm({ ...account, hasPassword: false, emailVerified: false });
  expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull();
  expect(screen.getByText(/First log out and log in again/)).toBeDefined();
});

test('a resident without an address types the password, and is offered no link', async () => {
  await openForm({ ...account, email: null, emailVerified: false });
  expect(screen.getByLabelText('Your password')).toBeDefined();
  expect(screen.queryByRole('button', { name: /send me a link/ })).toBeNull();
});
