import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { eq } from '#server/lib/database/query.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { renderWelcome } from '#server/sign-up/emails.ts';
import { accounts } from '#server/tables/accounts.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { peopleOf } from '../testing/person.ts';

const tested = await testApp();
const { app, services } = tested;
const { person, logIn } = peopleOf(tested);

test('a new address takes effect once its emailed link is opened, and the old address is notified', async () => {
  const { call, read, email, password } = await person();
  const newEmail = `${randomUUID()}@example.net`;
  await call(endpoints.changeAccount, { email: newEmail, currentPassword: password });
  expect(await read()).toMatchObject({ email, pendingEmail: newEmail });
  expect((await emailsTo(services, email)).map(({ subject }) => subject)).toEqual([
    'Your email address is about to change',
  ]);
  const token = tokenIn((await emailsTo(services, newEmail))[0], '/confirmEmail');
  const confirm = () =>
    app.inject({ method: 'POST', url: endpoints.confirmEmail.path.replace('{token}', token) });
  expect((await confirm()).statusCode).toBe(200);
  expect((await confirm()).statusCode).toBe(422);
  expect(await read()).toMatchObject({ email: newEmail, emailVerified: true, pendingEmail: null });
  expect((await logIn(newEmail, password)).statusCode).toBe(200);
  expect((await logIn(email, password)).statusCode).toBe(401);
});

test('an address that somebody else took before the link was opened is rejected', async () => {
  const { call, read, email, password } = await person();
  const newEmail = `${randomUUID()}@example.net`;
  await call(endpoints.changeAccount, { email: newEmail, currentPassword: password });
  const token = tokenIn((await emailsTo(services, newEmail))[0], '/confirmEmail');
  await signUpPerson(services, { email: newEmail });
  const url = endpoints.confirmEmail.path.replace('{token}', token);
  expect((await app.inject({ method: 'POST', url })).json().code).toBe('email_taken');
  expect(await read()).toMatchObject({ email });
});

test('a request for the current address sends another email while it is not confirmed', async () => {
  const { account, call, read, email } = await person();
  await call(endpoints.changeAccount, { email });
  expect(await emailsTo(services, email)).toEqual([]);
  const unconfirm = services.database.update(accounts).set({ emailVerifiedAt: null });
  await unconfirm.where(eq(accounts.id, account.id));
  await call(endpoints.changeAccount, { email });
  const token = tokenIn((await emailsTo(services, email))[0], '/confirmEmail');
  await app.inject({ method: 'POST', url: endpoints.confirmEmail.path.replace('{token}', token) });
  expect(await read()).toMatchObject({ email, emailVerified: true });
});

test('the same address, written differently, is no new one: other logins stay', async () => {
  const { account, call, password } = await person();
  const id = randomUUID();
  const written = `Rene\u0301${id}@example.org`;
  const store = services.database.update(accounts).set({ email: written, emailVerifiedAt: null });
  await store.where(eq(accounts.id, account.id));
  const { token: elsewhere } = (await logIn(written, password)).json();
  const email = `ren\u00E9${id}@example.org`;
  await call(endpoints.changeAccount, { email });
  const link = tokenIn((await emailsTo(services, email))[0], '/confirmEmail');
  const { getEmailLink, confirmEmail } = endpoints;
  const about = await app.inject({ url: getEmailLink.path.replace('{token}', link) });
  expect(about.json().asked).toBe('signUp');
  await app.inject({ method: 'POST', url: confirmEmail.path.replace('{token}', link) });
  const headers = { authorization: `Bearer ${elsewhere}` };
  const read = await app.inject({ url: endpoints.getAccount.path, headers });
  expect(read.json()).toMatchObject({ email, emailVerified: true });
});

test('a late welcome email does not confirm the new address', async () => {
  const [email, newEmail] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.net`];
  const payload = { email, password: 'blue kettle on the porch' };
  const { token, user } = (
    await app.inject({ method: 'POST', url: endpoints.individualRegister.path, payload })
  ).json();
  const headers = { authorization: `Bearer ${token}` };
  const { method, path: url } = endpoints.changeAccount;
  const change = { email: newEmail, currentPassword: payload.password };
  await app.inject({ method, url, headers, payload: change });
  const links = [
    ...(await emailsTo(services, email)),
    await renderWelcome(
      services,
      { template: 'welcome', accountId: user.userId, origin: '' },
      { language: 'en', page: (path) => path },
    ),
  ].flatMap((sent) => JSON.stringify(sent).match(/(?<=confirmEmail\/)[\w-]{43}/g) ?? []);
  for (const link of links) {
    await app.inject({ method: 'POST', url: endpoints.confirmEmail.path.replace('{token}', link) });
  }
  const { email: present } = (await app.inject({ url: endpoints.getAccount.path, headers })).json();
  expect(present).toBe(email);
  const newLink = tokenIn((await emailsTo(services, newEmail))[0], '/confirmEmail');
  const confirm = endpoints.confirmEmail.path.replace('{token}', newLink);
  expect((await app.inject({ method: 'POST', url: confirm })).statusCode).toBe(200);
});

test('a taken address is rejected', async () => {
  const other = await person();
  const { call, password } = await person();
  const body = { email: other.email.toUpperCase(), currentPassword: password };
  expect((await call(endpoints.changeAccount, body)).json().code).toBe('email_taken');
});

test('the welcome email confirms the address', async () => {
  const email = `${randomUUID()}@example.org`;
  const payload = { email, password: 'blue kettle on the porch' };
  const { token } = (
    await app.inject({ method: 'POST', url: endpoints.individualRegister.path, payload })
  ).json();
  const headers = { authorization: `Bearer ${token}` };
  const isVerified = async () =>
    (await app.inject({ url: endpoints.getAccount.path, headers })).json().emailVerified;
  expect(await isVerified()).toBe(false);
  const link = tokenIn((await emailsTo(services, email))[0], '/confirmEmail');
  await app.inject({ method: 'POST', url: endpoints.confirmEmail.path.replace('{token}', link) });
  expect(await isVerified()).toBe(true);
});

test('once the address has changed, links in the old mailbox open nothing', async () => {
  const { call, email, password } = await person();
  await call(endpoints.deleteAccount, {});
  await app.inject({ method: 'POST', url: endpoints.forgotPassword.path, payload: { email } });
  const old = await emailsTo(services, email);
  const newEmail = `${randomUUID()}@example.net`;
  await call(endpoints.changeAccount, { email: newEmail, currentPassword: password });
  const confirm = tokenIn((await emailsTo(services, newEmail))[0], '/confirmEmail');
  const open = (path: string, token: string, payload = {}) =>
    app.inject({ method: 'POST', url: path.replace('{token}', token), payload });
  expect((await open(endpoints.confirmEmail.path, confirm)).statusCode).toBe(200);
  const emailFor = (page: string) => old.find(({ text }) => text.includes(page));
  const newPassword = 'somebody else chose this';
  const resetting = tokenIn(emailFor('/resetPassword'), '/resetPassword');
  expect((await open(endpoints.resetPassword.path, resetting, { newPassword })).json().code).toBe(
    'link_invalid',
  );
  const deleting = tokenIn(emailFor('/confirmDeletion'), '/confirmDeletion');
  expect((await open(endpoints.confirmDeletion.path, deleting)).json().code).toBe('link_invalid');
});
