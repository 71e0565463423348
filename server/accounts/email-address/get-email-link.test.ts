import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { linkProvider } from '../link-provider.ts';
import { peopleOf } from '../testing/person.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { person } = peopleOf(tested);

const iPad = 'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Safari/604.1';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';
const password = 'blue kettle on the porch';
const look = (token: string) => app.inject(endpoints.getEmailLink.path.replace('{token}', token));
const confirm = (token: string) =>
  app.inject({ method: 'POST', url: endpoints.confirmEmail.path.replace('{token}', token) });
const linkIn = async (email: string) => tokenIn((await emailsTo(services, email))[0], '/confirmEmail');

async function signUpOn(device: string) {
  const email = `${randomUUID()}@example.org`;
  const headers = { 'user-agent': device };
  const response = await app.inject({
    method: 'POST',
    url: endpoints.individualRegister.path,
    payload: { email, password },
    headers,
  });
  return { email, token: response.json().token as string, userId: response.json().user.userId as string };
}

test('the emailed link shows when, where and how the account was created, and still works afterwards', async () => {
  const at = clock.now().toISOString();
  const { email } = await signUpOn(windows);
  const token = await linkIn(email);
  clock.advance(30_000);
  const payload = { email, password };
  const headers = { 'user-agent': iPad };
  await app.inject({ method: 'POST', url: endpoints.login.path, payload, headers });
  const account = { userName: email.split('@')[0], createdAt: at };
  const seen = { asked: 'signUp', account, at, device: 'Chrome on Windows', openedBy: ['password'] };
  for (const response of [await look(token), await look(token)]) {
    expect([response.statusCode, response.json()]).toEqual([200, seen]);
  }
  expect((await confirm(token)).statusCode).toBe(200);
  expect((await look(token)).json().code).toBe('link_invalid');
});

test('an account whose sign-up event was deleted does not show where it was created', async () => {
  const { email, userId } = await signUpOn(windows);
  await services.database.$client.query('delete from security_events where account_id = $1', [userId]);
  expect((await look(await linkIn(email))).json()).toMatchObject({ device: null, openedBy: ['password'] });
});

test('all means to log in to the account are shown', async () => {
  const { email, userId } = await signUpOn(windows);
  const profile = {
    provider: 'google',
    subject: randomUUID(),
    email,
    name: 'Sam',
    picture: null,
    isEmailVerified: true,
    isEmailOwn: true,
  } as const;
  await linkProvider(services.database, userId, profile, clock.now());
  expect((await look(await linkIn(email))).json()).toMatchObject({ openedBy: ['password', 'google'] });
});

test('for a new address the time and the device of the request are shown, and whose account it is', async () => {
  const { call, password: own, account } = await person();
  clock.advance(3_600_000);
  const at = clock.now().toISOString();
  const newEmail = `${randomUUID()}@example.net`;
  await call(endpoints.changeAccount, { email: newEmail, currentPassword: own });
  expect((await look(await linkIn(newEmail))).json()).toEqual({
    asked: 'newAddress',
    account: { userName: account.userName, createdAt: account.createdAt.toISOString() },
    at,
    device: expect.any(String),
    openedBy: [],
  });
});

test('a link for another purpose does not work here, and neither does an expired one', async () => {
  const { email } = await signUpOn(windows);
  const token = await linkIn(email);
  clock.advance(1000);
  await app.inject({ method: 'POST', url: endpoints.forgotPassword.path, payload: { email } });
  const reset = tokenIn((await emailsTo(services, email))[0], '/resetPassword');
  clock.advance(7 * 24 * 3_600_000);
  for (const dead of [reset, token, 'made up']) {
    const response = await look(dead);
    expect([response.statusCode, response.json().code]).toEqual([422, 'link_invalid']);
  }
});
