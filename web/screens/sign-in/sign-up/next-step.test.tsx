// @vitest-environment jsdom

import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { individualUserExists } from '#contract/accounts.ts';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { clearPendingSignUp, readPendingSignUp } from '#web/data/session/pending-sign-up.ts';
import type { SocialUser } from '#web/data/session/social-user.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { SocialSignUpForm } from './SocialSignUpForm.tsx';
import type { SignUpInput } from './sign-up-schema.ts';

const config = { brand: { product: 'Mind Your Step', links: { facilitySignUp: '' } } } as PageConfig;

const fetched = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  clearPendingSignUp();
});

const respond = (status: number, body: object) =>
  fetched.mockResolvedValueOnce(Response.json(body, { status }));

/** The calls that were made, with their bodies. */
const sent = () => fetched.mock.calls.map(([path, init]) => ({ path, body: JSON.parse(String(init?.body)) }));

const question = (names: object) => ({ path: individualUserExists.path, body: names });

/** Fills in the card without a facility code and presses Next. */
async function pressNext() {
  const draft = createRef<SignUpInput>();
  const rendered = renderInApp(
    <ConfigProvider value={config}>
      <SignUpForm onUnregistered={() => {}} draft={draft} />
    </ConfigProvider>,
  );
  fireEvent.change(rendered.getByLabelText('Username'), { target: { value: 'Rosa' } });
  fireEvent.change(rendered.getByLabelText('Email'), { target: { value: 'rosa@example.org' } });
  fireEvent.change(rendered.getByLabelText('Password'), { target: { value: 'walk slowly' } });
  fireEvent.change(rendered.getByLabelText('Confirm Password'), { target: { value: 'walk slowly' } });
  for (const box of rendered.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(rendered.getByRole('button', { name: 'Next' }));
  return rendered;
}

test('Next asks for username, email and password together and goes on to billing when both are free', async () => {
  respond(200, { message: 'This email is free.' });
  await pressNext();
  const typed = { userName: 'Rosa', email: 'rosa@example.org', password: 'walk slowly' };
  expect(sent()).toEqual([question(typed)]);
  await vi.waitFor(() => expect(readPendingSignUp()).toMatchObject({ userName: 'Rosa' }));
});

test('a taken username is shown at its field before the card is asked for', async () => {
  const message = 'This username already exists.';
  respond(422, { message, code: 'username_taken', errors: { userName: message } });
  const { getByLabelText, getByRole, findByRole } = await pressNext();
  expect((await findByRole('link', { name: message })).getAttribute('href')).toBe(
    `#${getByLabelText('Username').id}`,
  );
  expect(getByRole('alert').textContent).not.toContain('login');
  expect(readPendingSignUp()).toBeNull();
});

test('a password that many use is shown at its field before the card is asked for', async () => {
  const message = 'Many people use this password. Please choose another.';
  respond(422, { message, code: 'validation', errors: { password: message } });
  const { getByLabelText, findByRole } = await pressNext();
  expect((await findByRole('link', { name: message })).getAttribute('href')).toBe(
    `#${getByLabelText('Password').id}`,
  );
  expect(readPendingSignUp()).toBeNull();
});

test('an unreachable server is reported as such, and Next goes nowhere', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { findByRole } = await pressNext();
  const alertText = (await findByRole('alert')).textContent;
  expect(alertText).toContain('We could not reach the server.');
  expect(alertText).not.toContain('exists');
  expect(readPendingSignUp()).toBeNull();
});

test('the form says which step it is; with a facility code there is no other', async () => {
  const draft = createRef<SignUpInput>();
  const { getByText, getByLabelText } = renderInApp(
    <ConfigProvider value={config}>
      <SignUpForm onUnregistered={() => {}} draft={draft} />
    </ConfigProvider>,
  );
  expect(getByText('Step 1 of 2')).toBeTruthy();
  await userEvent.click(getByLabelText('Yes'));
  expect(getByText('Only one step')).toBeTruthy();
});

const fromFacebook: SocialUser = {
  name: 'Rosa Diaz',
  email: null,
  picture: null,
  proof: { signUpMethod: 'facebook', userId: 'f1', accessToken: 'token' },
};

async function pressNextAfter(person: SocialUser) {
  const rendered = renderInApp(
    <ConfigProvider value={config}>
      <SocialSignUpForm person={person} message={null} onPasswordInstead={() => {}} />
    </ConfigProvider>,
  );
  if (person.email === null)
    fireEvent.change(rendered.getByLabelText('Email'), { target: { value: 'rosa@example.org' } });
  for (const box of rendered.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(rendered.getByRole('button', { name: 'Next' }));
  return rendered;
}

test('Next asks the same for a user who comes from Facebook', async () => {
  const message = 'This username already exists.';
  respond(422, { message, code: 'username_taken', errors: { userName: message } });
  const { findByRole } = await pressNextAfter(fromFacebook);
  expect(sent()).toEqual([question({ userName: 'Rosa Diaz', email: 'rosa@example.org' })]);
  expect(await findByRole('link', { name: message })).toBeTruthy();
  expect(readPendingSignUp()).toBeNull();
});

test('an address that Google verified and that has an account logs in to it', async () => {
  respond(422, { message: 'This email already exists.', code: 'email_taken', errors: {} });
  respond(200, { auth: false, message: 'Try again.', code: 'token_refused' });
  await pressNextAfter({
    ...fromFacebook,
    email: 'rosa@example.org',
    proof: { signUpMethod: 'google', idToken: 'id', nonce: 'once' },
  });
  await vi.waitFor(() =>
    expect(sent().map(({ path }) => path)).toEqual([individualUserExists.path, '/api/v2/user/google/login']),
  );
});
