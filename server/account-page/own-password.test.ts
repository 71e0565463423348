import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';

const tested = await testApp();
const { app, services } = tested;
const { person, logIn } = peopleOf(tested);

test('a password is changed with the current one; the other devices are signed out and an email is sent', async () => {
  const { call, email, password } = await person();
  const { token: elsewhere } = (await logIn(email, password)).json();
  const newPassword = 'a quite new password';
  const wrong = await call(endpoints.changePassword, { currentPassword: 'wrong', newPassword });
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong_credentials']);
  const none = await call(endpoints.changePassword, { newPassword });
  expect(none.statusCode).toBe(422);
  const weak = await call(endpoints.changePassword, { currentPassword: password, newPassword: 'password' });
  expect(weak.json().errors.newPassword).toContain('Many people use');
  const own = await call(endpoints.changePassword, { currentPassword: password, newPassword: email });
  expect(own.json().errors.newPassword).toContain('too close to your name or email');
  expect((await call(endpoints.changePassword, { currentPassword: password, newPassword })).statusCode).toBe(
    200,
  );
  expect((await call(endpoints.getMe)).statusCode).toBe(200);
  const headers = { authorization: `Bearer ${elsewhere}` };
  expect((await app.inject({ url: endpoints.getMe.path, headers })).statusCode).toBe(401);
  expect((await emailsTo(services, email))[0]?.subject).toBe('Your password was changed');
});

test('a new password revokes a pending address and a requested deletion', async () => {
  const { call, read, email, password } = await person();
  const newEmail = `${randomUUID()}@example.net`;
  await call(endpoints.changeAccount, { email: newEmail, currentPassword: password });
  await call(endpoints.deleteAccount, {});
  const change = tokenIn((await emailsTo(services, newEmail))[0], '/confirmEmail');
  const deletion = tokenIn(
    (await emailsTo(services, email)).find(({ subject }) => subject.includes('delete')),
    '/confirmDeletion',
  );
  await call(endpoints.changePassword, { currentPassword: password, newPassword: 'a new kettle on it' });
  for (const [{ path }, token] of [
    [endpoints.confirmEmail, change],
    [endpoints.confirmDeletion, deletion],
  ] as const) {
    const response = await app.inject({ method: 'POST', url: path.replace('{token}', token) });
    expect(response.json().code).toBe('link_invalid');
  }
  expect(await read()).toMatchObject({ email, pendingEmail: null });
});

test('one device is signed out, or all others', async () => {
  const { call, read, email, password } = await person();
  for (let device = 0; device < 3; device += 1) await logIn(email, password);
  const { sessions } = await read();
  expect(sessions).toHaveLength(4);
  const other = sessions.find(({ current }: { current: boolean }) => !current);
  await call(endpoints.endSessions, { sessionId: other.sessionId, currentPassword: password });
  expect((await read()).sessions).toHaveLength(3);
  await call(endpoints.endSessions, { currentPassword: password });
  expect((await read()).sessions).toMatchObject([{ current: true }]);
});

test("another person's session cannot be ended", async () => {
  const otherPerson = await person();
  const { call, password } = await person();
  const [{ sessionId }] = (await otherPerson.read()).sessions;
  await call(endpoints.endSessions, { sessionId, currentPassword: password });
  expect((await otherPerson.call(endpoints.getMe)).statusCode).toBe(200);
});
