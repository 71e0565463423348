import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { loginFailures } from '#server/tables/accounts.ts';
import { testApp } from '#server/testing/test-app.ts';
import { hashPassword } from './passwords.ts';

const { app, services } = await testApp();

/** As many as may wait on a machine with any number of cores. */
const storm = 40;

test('while many passwords are hashed, a login is told at once to come back, nothing is counted, and play goes on', async () => {
  const { account, password, token } = await signUpPerson(services);
  const payload = { email: account.userName, password };
  const logIn = () => app.inject({ method: 'POST', url: endpoints.login.path, payload });
  const hashes = Promise.all(Array.from({ length: storm }, () => hashPassword('somebody else')));
  const rejected = await logIn();
  expect([rejected.statusCode, rejected.json().code]).toEqual([503, 'busy']);
  expect(rejected.headers['retry-after']).toBe('5');
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.inject({ url: endpoints.listAnswers.path, headers })).statusCode).toBe(200);
  expect(await services.database.select().from(loginFailures)).toEqual([]);
  await hashes;
  expect((await logIn()).statusCode).toBe(200);
});
