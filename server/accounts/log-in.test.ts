import { expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { eq, inArray } from '#server/lib/database/query.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { accounts, sessions } from '#server/tables/accounts.ts';
import { facilities } from '#server/tables/facilities.ts';
import { secondStepChallenges } from '#server/tables/two-steps.ts';
import { testApp } from '#server/testing/test-app.ts';
import { hashPassword } from './passwords.ts';

const { app, services, clock } = await testApp();
const { app: unhurried, services: unhurriedServices } = await testApp({ LOGIN_DELAY: 'off' });

const dayMs = 24 * 3_600_000;

const logIn = (email: string, password: string, more: object = {}, url: string = endpoints.login.path) =>
  app.inject({ method: 'POST', url, payload: { email, password, ...more }, remoteAddress: '192.0.2.1' });

const me = (token: string) =>
  app.inject({ url: endpoints.getMe.path, headers: { authorization: `Bearer ${token}` } });

test.each([endpoints.login.path, endpoints.facilityLogin.path])(
  '%s takes an email address or a username of any kind of account, in any case and with spaces around it',
  async (url) => {
    for (const userType of ['individualUser', 'facilityUser', 'facilityAdmin', 'operator'] as const) {
      const { account, password } = await signUpPerson(services, { userType, hasTwoSteps: false });
      for (const name of [account.userName, account.email as string, ` ${account.userName.toUpperCase()} `]) {
        const response = await logIn(name, password, {}, url);
        expect(response.statusCode).toBe(200);
        expect(response.json()).toMatchObject({
          auth: true,
          message: expect.any(String),
          token: expect.stringMatching(/^[\w-]{43}$/),
          user: { userId: account.id, userName: account.userName, email: account.email, userType },
        });
      }
    }
  },
);

test('a space or a line end after a pasted password of one’s own does not count', async () => {
  const { account, password } = await signUpPerson(services);
  for (const typed of [`${password} `, ` ${password}\n`])
    expect((await logIn(account.userName, typed)).statusCode).toBe(200);
  const changed = await logIn(account.userName, `${password} x`);
  expect(changed.statusCode).toBe(401);
});

test('a wrong password and an unknown name get the same message', async () => {
  const { account } = await signUpPerson(services);
  const wrong = await logIn(account.userName, 'not the password');
  const unknown = await logIn('nobody at all', 'not the password');
  expect([wrong.statusCode, wrong.body]).toEqual([401, unknown.body]);
  expect(wrong.json()).toMatchObject({ auth: false, code: 'wrong_credentials' });
});

test.each([
  [endpoints.login.path, 'Username or Email is required', 'Password is required'],
  [endpoints.facilityLogin.path, 'Email Required', 'Password Required'],
])('%s names the empty fields', async (url, email, password) => {
  const response = await app.inject({ method: 'POST', url, payload: { email: ' ', password: '' } });
  expect([response.statusCode, response.json().errors]).toEqual([422, { email, password }]);
});

test.each([
  ['opens no session', false],
  ['does not come to its second step', true],
])('a login whose password is changed while it is checked %s', async (_, hasTwoSteps) => {
  const { database } = unhurriedServices;
  const { account, password } = await signUpPerson(unhurriedServices, { hasTwoSteps });
  const passwordHash = await hashPassword('a quite new password');
  const payload = { email: account.userName, password };
  const logInNow = async () => unhurried.inject({ method: 'POST', url: endpoints.login.path, payload });
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let underWay: ReturnType<typeof logInNow> | undefined;
  await database.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    underWay = logInNow();
    await expect.poll(async () => (await database.execute(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
    await tx.delete(sessions).where(eq(sessions.accountId, account.id));
  });
  const response = await underWay;
  expect([response?.statusCode, response?.json().code]).toEqual([401, 'wrong_credentials']);
  expect(await database.$count(sessions, eq(sessions.accountId, account.id))).toBe(0);
  expect(await database.$count(secondStepChallenges)).toBe(0);
});

test('a password of 200 characters works', async () => {
  const { account, password } = await signUpPerson(services, { password: 'long '.repeat(40) });
  expect((await logIn(account.userName, password)).statusCode).toBe(200);
});

test('the user contains the subscription and the facility', async () => {
  const { token } = await signUpPerson(services, { isSubscribed: true });
  const member = await signUpPerson(services, { userType: 'facilityUser' });
  expect((await me(token)).json().user).toMatchObject({
    isSubscribed: true,
    subscriptionEndDate: '2026-07-01T09:00:00.000Z',
    amountCharge: 9.99,
  });
  expect((await me(member.token)).json().user.facility).toMatchObject({ status: 'trial' });
});

test('a facility after its last day is shown as ended', async () => {
  const { token, facilityCode } = await signUpPerson(services, { userType: 'facilityUser' });
  await services.database
    .update(facilities)
    .set({ endsAt: clock.now() })
    .where(eq(facilities.code, facilityCode as string));
  expect((await me(token)).json().user.facility.status).toBe('ended');
});

test('people who have agreed to nothing yet are asked to', async () => {
  const { token } = await signUpPerson(services, { hasConsented: false });
  expect((await me(token)).json().user.consentRequired).toBe(true);
});

test('log out ends the session on the server', async () => {
  const { token } = await signUpPerson(services);
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.inject({ method: 'POST', url: endpoints.logout.path, headers })).statusCode).toBe(200);
  expect([(await me(token)).statusCode, (await me(token)).json().code]).toEqual([401, 'signed_out']);
});

test('a session lasts 30 days from its last use', async () => {
  const { token } = await signUpPerson(services);
  for (const days of [29, 29, 29]) {
    clock.advance(days * dayMs);
    expect((await me(token)).statusCode).toBe(200);
  }
  clock.advance(30 * dayMs);
  expect((await me(token)).statusCode).toBe(401);
});

test('a session ends 90 days after its login, however often it is used', async () => {
  const { token } = await signUpPerson(services);
  for (const days of [29, 29, 29, 2.9]) {
    clock.advance(days * dayMs);
    expect((await me(token)).statusCode).toBe(200);
  }
  clock.advance(0.1 * dayMs);
  expect((await me(token)).statusCode).toBe(401);
});

test('a session that is left after its account was closed opens nothing', async () => {
  const { account, token } = await signUpPerson(services);
  const isThis = eq(accounts.id, account.id);
  await services.database.update(accounts).set({ deletionRequestedAt: clock.now() }).where(isThis);
  expect([(await me(token)).statusCode, (await me(token)).json().code]).toEqual([401, 'signed_out']);
  await services.database.update(accounts).set({ deletionRequestedAt: null }).where(isThis);
  expect((await me(token)).statusCode).toBe(200);
});

test('on a shared computer a session ends two hours after its last use', async () => {
  const { account, password } = await signUpPerson(services);
  const { token } = (await logIn(account.userName, password, { shared: true })).json();
  clock.advance(dayMs / 24);
  expect((await me(token)).statusCode).toBe(200);
  clock.advance(dayMs / 12);
  expect((await me(token)).statusCode).toBe(401);
});

test('the token is stored nowhere, only its hash', async () => {
  const { account, token } = await signUpPerson(services);
  const rows = await services.database.select().from(sessions).where(eq(sessions.accountId, account.id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('with the delay switched off by its setting twenty wrong passwords are not delayed', async () => {
  const { account } = await signUpPerson(unhurriedServices);
  const payload = { email: account.userName, password: 'wrong' };
  for (let index = 0; index < 20; index += 1) {
    const response = await unhurried.inject({ method: 'POST', url: endpoints.login.path, payload });
    expect(response.statusCode).toBe(401);
  }
});

test('sessions of calls that arrive together are looked up at once, each for its own person', async () => {
  const people = await Promise.all([signUpPerson(services), signUpPerson(services), signUpPerson(services)]);
  const query = vi.spyOn(services.database.$client, 'query');
  const responses = await Promise.all([...people.map(({ token }) => me(token)), me('nobodys')]);
  const lookUps = query.mock.calls.filter(([sent]) => (sent as { name?: string }).name === 'find_sessions');
  query.mockRestore();
  expect(responses.map((response) => response.json().user?.userId)).toEqual([
    ...people.map(({ account }) => account.id),
    undefined,
  ]);
  expect(responses.at(-1)?.statusCode).toBe(401);
  expect(lookUps).toHaveLength(1);
});

test('calls that arrive together store the use of each session once, and not again within five minutes', async () => {
  const people = await Promise.all([signUpPerson(services), signUpPerson(services)]);
  const lastUses = async () => {
    const ids = people.map(({ account }) => account.id);
    const rows = await services.database.select().from(sessions).where(inArray(sessions.accountId, ids));
    return rows.map(({ lastSeenAt }) => lastSeenAt);
  };
  const callTogether = () => Promise.all(people.flatMap(({ token }) => [me(token), me(token), me(token)]));
  clock.advance(6 * 60_000);
  const used = clock.now();
  const query = vi.spyOn(services.database.$client, 'query');
  await callTogether();
  clock.advance(4 * 60_000);
  await callTogether();
  const updates = query.mock.calls.filter(([sent]) => (sent as { text?: string }).text?.includes('update'));
  query.mockRestore();
  expect(updates).toHaveLength(1);
  expect(await lastUses()).toEqual([used, used]);
});

test('a call does not wait for another one that stores the use of its session', async () => {
  const { account, token } = await signUpPerson(services);
  clock.advance(6 * 60_000);
  const response = await services.database.transaction(async (tx) => {
    await tx.select().from(sessions).where(eq(sessions.accountId, account.id)).for('update');
    return me(token);
  });
  expect(response.statusCode).toBe(200);
});

test('a session that has ended is rejected at the next call', async () => {
  const { account, token } = await signUpPerson(services);
  expect((await me(token)).statusCode).toBe(200);
  await services.database.delete(sessions).where(eq(sessions.accountId, account.id));
  expect((await me(token)).statusCode).toBe(401);
});

test('only the session of a login waits for the disk, not the counts of wrong passwords', async () => {
  // The PostgreSQL of the tests never waits: what counts is who said so.
  const asked = `select setting, source from pg_settings where name = 'synchronous_commit'`;
  const [counting] = (await services.counters.execute(asked)).rows;
  const [others] = (await services.database.execute(asked)).rows;
  expect(counting).toEqual({ setting: 'off', source: 'session' });
  expect(others?.source).not.toBe('session');
});
