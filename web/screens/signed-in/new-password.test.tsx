// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMe } from '#contract/accounts.ts';
import { changePassword } from '#contract/own-account.ts';
import { closeSession, openSession, readUser } from '#web/data/session/current-session.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { Component } from './NewPasswordScreen.tsx';

const withOneTimePassword = { ...anna.user, newPasswordRequired: true };

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const rejected = (field: string, message: string) => async () =>
  Response.json({ code: 'validation', message, errors: { [field]: message } }, { status: 422 });
const found = (user: object) => async () => Response.json({ user });

type Respond = () => Promise<Response>;

/** A server that responds so to a new password, and to the question who is logged in. */
function mockServer(toNewPassword: Respond, toMe: Respond) {
  vi.stubGlobal('fetch', (address: string) => {
    if (address === changePassword.path) return toNewPassword();
    return address === getMe.path ? toMe() : lost();
  });
}

const pressSave = () => userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));

beforeEach(async () => {
  openSession({ ...anna, user: withOneTimePassword });
  renderInApp(<Component />);
  await userEvent.type(screen.getByLabelText('New password'), 'a quite new password');
});
afterEach(() => {
  closeSession();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('when the response to a new password was lost, saving again leads on and says which one is saved', async () => {
  mockServer(lost, lost);
  await pressSave();
  await screen.findByText(/^We could not reach the server/);
  expect(readUser()?.newPasswordRequired).toBe(true);
  mockServer(rejected('currentPassword', 'Type your password to choose a new password.'), found(anna.user));
  await pressSave();
  await expect.poll(() => readUser()?.newPasswordRequired).toBe(false);
  expect(sessionStorage.getItem('flash')).toContain('as you typed it the first time');
});

test('a new password that is rejected stays on the page with the reason', async () => {
  mockServer(rejected('newPassword', 'Many people use this password.'), found(withOneTimePassword));
  await pressSave();
  expect((await screen.findAllByText('Many people use this password.')).length).toBeGreaterThan(0);
  expect(readUser()?.newPasswordRequired).toBe(true);
});
