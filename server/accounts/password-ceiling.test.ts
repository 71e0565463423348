import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { deleteExpired } from '#server/expired-rows.ts';
import { eq, like } from '#server/lib/database/query.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { accounts, knownDevices, loginFailures } from '#server/tables/accounts.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { tryPassword } from './login-delay.ts';
import { giveOneTimePassword } from './one-time-password.ts';

const { app, services, clock } = await testApp();

type From = { address?: string; cookie?: string };

let hosts = 0;
/** Each call without an address comes from a different one. */
function anotherAddress(): string {
  hosts += 1;
  return `198.51.${Math.floor(hosts / 250)}.${hosts % 250}`;
}

const logIn = (email: string, password: string, { address = anotherAddress(), cookie }: From = {}) =>
  app.inject({
    method: 'POST',
    url: endpoints.login.path,
    payload: { email, password },
    remoteAddress: address,
    ...(cookie && { headers: { cookie } }),
  });

const cookieOf = (response: Awaited<ReturnType<typeof logIn>>) =>
  String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';

/** A person who has logged in on a device before. */
async function person() {
  const { account, password, token } = await signUpPerson(services);
  const cookie = cookieOf(await logIn(account.userName, password));
  return { account, password, token, cookie, email: account.email as string };
}

const setCount = (accountId: string, wrongPasswords: number) =>
  services.database.update(accounts).set({ wrongPasswords }).where(eq(accounts.id, accountId));

test('of guesses from many addresses at once 100 are checked; after that not even the right password is', {
  timeout: 60_000,
}, async () => {
  const { account, password } = await signUpPerson(services);
  const guesses = await Promise.all(Array.from({ length: 120 }, () => logIn(account.userName, 'wrong')));
  expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(100);
  const rejected = guesses.filter(({ statusCode }) => statusCode === 429);
  expect(rejected).toHaveLength(20);
  expect(rejected[0]?.json().message).toContain('Tap Forgot Password to choose a new one.');
  const right = await logIn(account.userName, password);
  expect([right.statusCode, right.body]).toEqual([429, rejected[0]?.body]);
});

test('a name that nobody has gets the same response after as many guesses', async () => {
  const { account } = await signUpPerson(services);
  await setCount(account.id, 99);
  const name = `nobody ${randomUUID()}`;
  await logIn(name, 'wrong');
  const isNobody = like(loginFailures.key, 'nobody:%');
  await services.database.update(loginFailures).set({ failures: 99 }).where(isNobody);
  const responsesTo = async (typed: string) => {
    const [last, over] = [await logIn(typed, 'wrong'), await logIn(typed.toUpperCase(), 'wrong')];
    return [last.statusCode, last.body, over.statusCode, over.body];
  };
  const forUnknownName = await responsesTo(name);
  expect(forUnknownName).toEqual(await responsesTo(account.userName));
  expect(forUnknownName[2]).toBe(429);
  clock.advance(29 * 24 * 3_600_000);
  await deleteExpired(services);
  expect((await logIn(name, 'wrong')).statusCode).toBe(429);
});

test('the right password on another device resets the count, however long ago it began', async () => {
  const { account, password } = await signUpPerson(services);
  await setCount(account.id, 98);
  clock.advance(400 * 24 * 3_600_000);
  expect((await logIn(account.userName, 'wrong')).statusCode).toBe(401);
  expect((await logIn(account.userName, password)).statusCode).toBe(200);
  expect((await logIn(account.userName, 'wrong')).statusCode).toBe(401);
});

test('beyond the ceiling only a known device logs in', async () => {
  const { account, password, cookie } = await person();
  const other = await person();
  await setCount(account.id, 100);
  for (const strange of ['', `device=${'x'.repeat(43)}`, 'device=', other.cookie]) {
    expect((await logIn(account.userName, password, { cookie: strange })).statusCode).toBe(429);
  }
  expect((await logIn(account.userName, password, { cookie: `a=1; ${cookie}; b=2` })).statusCode).toBe(200);
  expect((await logIn(account.userName, password)).statusCode).toBe(429);
});

test('beyond the ceiling an emailed link opens the account, and the earlier devices are no longer known', async () => {
  const { account, email, cookie } = await person();
  await setCount(account.id, 100);
  await app.inject({ method: 'POST', url: endpoints.forgotPassword.path, payload: { email } });
  const token = tokenIn((await emailsTo(services, email))[0], '/resetPassword');
  const newPassword = 'a quite new password';
  const url = endpoints.resetPassword.path.replace('{token}', token);
  await app.inject({ method: 'POST', url, payload: { newPassword } });
  expect((await logIn(email, newPassword)).statusCode).toBe(200);
  await setCount(account.id, 100);
  expect((await logIn(email, newPassword, { cookie })).statusCode).toBe(429);
});

test('beyond the ceiling a password from the administrator opens the account', async () => {
  const { account } = await signUpPerson(services, { userType: 'facilityUser', email: null });
  await setCount(account.id, 100);
  const password = await giveOneTimePassword(services, account.id, {
    operator: 'test',
    command: 'person password',
    origin: 'http://localhost',
  });
  expect((await logIn(account.userName, password)).statusCode).toBe(200);
});

test('a new password chosen on the account page keeps this device known and forgets the others', async () => {
  const { account, password, token, cookie } = await person();
  const elsewhere = cookieOf(await logIn(account.userName, password));
  const newPassword = 'a quite new password';
  const { method, path: url } = endpoints.changePassword;
  const headers = { authorization: `Bearer ${token}`, cookie };
  const payload = { currentPassword: password, newPassword };
  expect((await app.inject({ method, url, headers, payload })).statusCode).toBe(200);
  await setCount(account.id, 100);
  expect((await logIn(account.userName, newPassword, { cookie: elsewhere })).statusCode).toBe(429);
  expect((await logIn(account.userName, newPassword, { cookie })).statusCode).toBe(200);
});

test('a known device is not delayed by what others do at its address', async () => {
  const { account, password, cookie } = await person();
  const address = '192.0.2.60';
  for (let index = 0; index < 8; index += 1) await logIn(account.userName, 'wrong', { address });
  expect((await logIn(account.userName, password, { address })).statusCode).toBe(429);
  for (let index = 0; index < 101; index += 1) {
    await tryPassword(services, { account: `guess ${index}`, address }, async () => false);
  }
  const before = performance.now();
  expect((await logIn(account.userName, password, { address, cookie })).statusCode).toBe(200);
  expect(performance.now() - before).toBeLessThan(900);
});

test('guesses on a known device are delayed and counted separately, until it is no longer known', async () => {
  const { account, password, cookie } = await person();
  const guess = () => logIn(account.userName, 'wrong', { cookie });
  const statuses = [];
  for (let index = 0; index < 6; index += 1) statuses.push((await guess()).statusCode);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  await services.database.delete(loginFailures);
  const isThis = eq(knownDevices.accountId, account.id);
  await services.database.update(knownDevices).set({ wrongPasswords: 99 }).where(isThis);
  expect((await guess()).statusCode).toBe(401);
  // From now on its failures count for the account, as those of any other device.
  expect((await guess()).statusCode).toBe(401);
  await setCount(account.id, 100);
  expect((await logIn(account.userName, password, { cookie })).statusCode).toBe(429);
});

test('an attempt that has to wait does not count towards the ceiling', async () => {
  const { account } = await signUpPerson(services);
  for (let index = 0; index < 9; index += 1)
    await logIn(account.userName, 'wrong', { address: '192.0.2.61' });
  const [kept] = await services.database.select().from(accounts).where(eq(accounts.id, account.id));
  expect(kept?.wrongPasswords).toBe(5);
});

test('the owner is notified of 20 wrong passwords in a row, once', async () => {
  const { account, email } = await person();
  const subjects = async () => (await emailsTo(services, email)).map(({ subject }) => subject);
  await setCount(account.id, 18);
  await logIn(email, 'wrong');
  expect(await subjects()).toEqual([]);
  await logIn(email, 'wrong');
  await logIn(email, 'wrong');
  expect(await subjects()).toEqual(['Somebody typed a wrong password many times']);
});

test('wrong passwords typed in a session count, and at the ceiling none is checked', async () => {
  const { account, password, token } = await signUpPerson(services);
  await setCount(account.id, 99);
  const change = (currentPassword: string) =>
    app.inject({
      method: endpoints.changePassword.method,
      url: endpoints.changePassword.path,
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword, newPassword: 'a quite new password' },
    });
  expect((await change('wrong')).statusCode).toBe(401);
  expect((await change(password)).statusCode).toBe(429);
});

test('the cookie of a device is sent only by our own pages, hidden from scripts, and lasts a year', async () => {
  const { account, password } = await signUpPerson(services);
  const response = await logIn(account.userName, password);
  expect(response.headers['set-cookie']).toMatch(
    /^device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
  );
  const cookie = cookieOf(response);
  expect(cookieOf(await logIn(account.userName, password, { cookie }))).toBe(cookie);
  expect((await logIn(account.userName, 'wrong', { cookie })).headers['set-cookie']).toBeUndefined();
  const rows = JSON.stringify(await services.database.select().from(knownDevices));
  expect(rows).not.toContain(cookie.slice('device='.length));
});

test('over https the cookie of a device is only for this host, and never sent unencrypted', async () => {
  const https = { PUBLIC_URL: 'https://example.org', TRUST_PROXY: '1', SANDBOX: 'true' };
  const { app: behindProxy, services: own } = await testApp(https);
  const { account, password } = await signUpPerson(own);
  const payload = { email: account.userName, password };
  const response = await behindProxy.inject({ method: 'POST', url: endpoints.login.path, payload });
  expect(response.headers['set-cookie']).toMatch(
    /^__Host-device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
  );
  const logInWith = (cookie: string) =>
    behindProxy.inject({ method: 'POST', url: endpoints.login.path, payload, headers: { cookie } });
  const cookie = cookieOf(response);
  expect(cookieOf(await logInWith(cookie))).toBe(cookie);
  expect(cookieOf(await logInWith(cookie.replace('__Host-', '')))).not.toBe(cookie);
});

test('an account knows its 20 latest devices, and no device that was not used for a year', async () => {
  const { account, password } = await signUpPerson(services);
  const isThis = eq(knownDevices.accountId, account.id);
  const first = cookieOf(await logIn(account.userName, password));
  for (let index = 0; index < 20; index += 1) {
    clock.advance(1000);
    await logIn(account.userName, password);
  }
  expect(await services.database.$count(knownDevices, isThis)).toBe(20);
  await setCount(account.id, 100);
  expect((await logIn(account.userName, password, { cookie: first })).statusCode).toBe(429);
  clock.advance(366 * 24 * 3_600_000);
  await deleteExpired(services);
  expect(await services.database.$count(knownDevices, isThis)).toBe(0);
});
