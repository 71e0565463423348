import { randomUUID } from 'node:crypto';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { hashToken } from '#server/accounts/tokens.ts';
import { deleteExpired } from '#server/expired-rows.ts';
import { dayMs, hourMs } from '#server/lib/clock.ts';
import { sql } from '#server/lib/database/query.ts';
import { readEveryMs } from '#server/lib/limits/blocked-networks.ts';
import { blockedNetworks } from '#server/lib/limits/tables.ts';
import { addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { newSubscriber } from '#server/subscriptions/testing/subscriber.ts';
import { sessions } from '#server/tables/accounts.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { runCommand } from './commands.ts';
import type { Options } from './read-options.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { person, logIn } = peopleOf(tested);
await addPrice(services);

const operate = (line: string, options: Options = {}) =>
  runCommand(line.split(' '), { services, options, operator: 'ruth' });

const newestEntry = async () => (await operate('log list', { limit: '1' })).rows[0];

test('every device of a person is signed out by the operator', async () => {
  const { call, email, password, account } = await person();
  await logIn(email, password);
  expect((await operate(`person end-sessions ${email}`)).message).toBe('2 signed out.');
  expect((await call(endpoints.getMe)).statusCode).toBe(401);
  expect((await logIn(email, password)).statusCode).toBe(200);
  expect(await newestEntry()).toMatchObject({ command: 'person end-sessions', subject: 'a person' });
  const { rows } = await services.database.execute(
    sql`select account_id, operator from audit_log where command = 'person end-sessions'`,
  );
  expect(rows).toEqual([{ account_id: account.id, operator: 'ruth' }]);
});

test('a provider is unlinked, and the sessions that it opened end', async () => {
  const { call, email } = await person();
  const google = { subject: randomUUID(), name: 'Nora Vance', email: `${randomUUID()}@example.org` };
  const register = (path: string) => async () =>
    app.inject({
      method: 'POST',
      url: path,
      payload: { idToken: await tested.running.sandboxIdentity?.issueIdToken(google, undefined) },
    });
  const signUp = register(endpoints.individualGoogleRegister.path);
  const comeIn = register(endpoints.googleLogin.path);
  const { token } = (await signUp()).json();
  expect((await comeIn()).json().auth).toBe(true);
  await expect(operate(`person unlink ${google.email}`)).rejects.toThrow('google or facebook');
  await expect(operate(`person unlink ${google.email} facebook`)).rejects.toThrow('does not open');
  await expect(operate(`person unlink ${email} google`)).rejects.toThrow('does not open');
  const { message } = await operate(`person unlink ${google.email} google`);
  expect(message).toContain('Forgot Password');
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.inject({ url: endpoints.getMe.path, headers })).statusCode).toBe(401);
  expect((await call(endpoints.getMe)).statusCode).toBe(200);
  expect(await newestEntry()).toMatchObject({ command: 'person unlink', details: '{"provider":"google"}' });
});

test('the owner of an account on hold can neither log in nor play, reads how to reach us, and keeps paid time', async () => {
  const { email, account, call, subscribe, details } = await newSubscriber(app, services);
  const { password } = await person();
  const other = await person();
  await subscribe('pm_card_visa');
  const paid = await details();
  await app.inject({ method: 'POST', url: endpoints.forgotPassword.path, payload: { email } });
  const emails = await emailsTo(services, email);
  const link = tokenIn(
    emails.find(({ text }) => text.includes('/resetPassword')),
    '/resetPassword',
  );
  const { message } = await operate(`person freeze ${account.userName}`);
  expect(message).toContain('What is paid and what renews stays as it is');
  expect((await operate(`person show ${email}`)).rows).toMatchObject([
    { isSubscribed: true, onHoldSince: clock.now().toISOString() },
  ]);
  expect((await call(endpoints.getGame)).statusCode).toBe(401);
  const reset = endpoints.resetPassword.path.replace('{token}', link);
  const opened = await app.inject({ method: 'POST', url: reset, payload: { newPassword: password } });
  expect(opened.json().code).toBe('link_invalid');
  await expect(operate(`person freeze ${email}`)).rejects.toThrow('on hold already');
  expect(await newestEntry()).toMatchObject({ command: 'person freeze', subject: 'a person' });
  expect((await other.call(endpoints.getMe)).statusCode).toBe(200);
  await operate(`person unfreeze ${email}`);
  expect(await details()).toEqual(paid);
  await expect(operate(`person unfreeze ${email}`)).rejects.toThrow('not on hold');
});

test('no kind of login opens an account on hold, nor does a login that was under way', async () => {
  const { email, account, password, token } = await person();
  const google = { subject: randomUUID(), name: 'Nora Vance', email };
  const byGoogle = async () =>
    app.inject({
      method: 'POST',
      url: endpoints.googleLogin.path,
      payload: { idToken: await tested.running.sandboxIdentity?.issueIdToken(google, undefined) },
    });
  await byGoogle();
  await operate(`person freeze ${email}`);
  for (const rejected of [await logIn(email, password), await byGoogle()]) {
    expect([rejected.statusCode, rejected.json()]).toMatchObject([
      403,
      {
        code: 'account_on_hold',
        message:
          'Your account is on hold for safety. Nothing is lost. ' +
          'Please write to support@mindyourstep.example or call 1-800-555-0142. We will help you.',
      },
    ]);
  }
  expect((await logIn(email, 'not the password')).statusCode).toBe(401);
  const stillThere = { accountId: account.id, id: randomUUID(), device: '', isShared: false };
  const times = {
    startedAt: clock.now(),
    lastSeenAt: clock.now(),
    expiresAt: new Date(clock.now().getTime() + dayMs),
  };
  await services.database.insert(sessions).values({ ...stillThere, ...times, tokenHash: hashToken(token) });
  const headers = { authorization: `Bearer ${token}` };
  const me = () => app.inject({ url: endpoints.getMe.path, headers });
  expect((await me()).statusCode).toBe(401);
  await operate(`person unfreeze ${email}`);
  expect((await me()).statusCode).toBe(401);
  expect((await logIn(email, password)).statusCode).toBe(200);
});

let passedMs = 0;
const realNow = performance.now.bind(performance);
vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs);
afterAll(() => void vi.restoreAllMocks());

/** Lets enough time pass for the blocks to be read again. */
function readAgain(): void {
  passedMs += readEveryMs + 1;
}

const from = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress });

test('calls from a blocked network are rejected until the block ends; pages and health checks are not', async () => {
  const inTwoHours = new Date(clock.now().getTime() + 2 * hourMs);
  const { rows, message } = await operate('network block 192.0.2.77/24', { hours: '2' });
  expect(rows).toMatchObject([{ network: '192.0.2.0/24', until: inTwoHours.toISOString() }]);
  expect(message).toContain('10 seconds');
  readAgain();
  const rejected = await from('192.0.2.200', endpoints.getConfig.path);
  expect([rejected.statusCode, rejected.json()]).toMatchObject([
    403,
    {
      code: 'network_blocked',
      message:
        'For safety, we do not take calls from your network right now. This ends by itself. ' +
        'Questions? Write to support@mindyourstep.example or call 1-800-555-0142.',
    },
  ]);
  expect((await from('::ffff:192.0.2.200', endpoints.getConfig.path)).statusCode).toBe(403);
  expect((await from('192.0.2.200', '/API/V2/config')).statusCode).toBe(403);
  expect((await from('192.0.2.200:4711', endpoints.getConfig.path)).statusCode).toBe(403);
  for (const page of ['/', '/Terms', '/PirvacyPolicy', endpoints.healthz.path]) {
    expect((await from('192.0.2.200', page)).statusCode).not.toBe(403);
  }
  for (const other of ['192.0.3.1', '2001:db8::1', 'unknown', 'fe80::1%eth0']) {
    expect((await from(other, endpoints.getConfig.path)).statusCode).toBe(200);
  }
  expect((await operate('network list')).rows).toMatchObject([{ network: '192.0.2.0/24' }]);
  clock.advance(2 * hourMs);
  readAgain();
  expect((await from('192.0.2.200', endpoints.getConfig.path)).statusCode).toBe(200);
  expect((await operate('network list')).rows).toEqual([]);
  await deleteExpired(services);
  expect(await services.database.$count(blockedNetworks)).toBe(0);
});

/** Ways to write the same address. */
const spellings: [string, (path: string) => string][] = [
  ['with an encoded letter', (path) => path.replace('/api/', '/%61pi/').replace('/user', '/%75ser')],
  ['in capitals', (path) => path.toUpperCase()],
  ['with a slash at the end', (path) => `${path}/`],
  ['with a query', (path) => `${path}?x=/healthz`],
];

test.each(spellings)('no call is made from a blocked network by its address %s', async (_, spell) => {
  await operate('network block 192.0.2.77/24', { hours: '2' });
  onTestFinished(async () => void (await operate('network unblock 192.0.2.77/24')));
  readAgain();
  const calls = Object.values(endpoints).filter(({ method, path }) =>
    app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
  );
  expect(calls.length).toBeGreaterThan(100);
  for (const { method, path } of calls.filter((call) => call.path.startsWith('/api/'))) {
    const url = spell(path.replaceAll(/\{\w+\}/g, '1'));
    const response = await app.inject({ method, url, remoteAddress: '192.0.2.1' });
    expect([url, response.json().code]).toEqual([url, 'network_blocked']);
  }
});

test('a network is unblocked, and the log names it by a pseudonym', async () => {
  await operate('network block 2001:db8:7::/48');
  const blocked = await newestEntry();
  await operate('network block 2001:db8:7::/48', { hours: '720' });
  expect((await operate('network list')).rows).toHaveLength(1);
  readAgain();
  expect((await from('2001:db8:7:1::5', endpoints.getConfig.path)).statusCode).toBe(403);
  await operate('network unblock 2001:db8:7:0::/48');
  readAgain();
  expect((await from('2001:db8:7:1::5', endpoints.getConfig.path)).statusCode).toBe(200);
  await expect(operate('network unblock 2001:db8:7::/48')).rejects.toThrow('not blocked');
  const unblocked = await newestEntry();
  expect(unblocked).toMatchObject({ command: 'network unblock', subject: 'a network' });
  const pseudonym = ({ details }: { details: string }) => JSON.parse(details).network;
  expect(pseudonym(unblocked as never)).toBe(pseudonym(blocked as never));
  expect(JSON.stringify((await operate('log list')).rows)).not.toMatch(/192\.0\.2|2001:db8/);
});

test.each(['', 'nonsense', '192.0.2.0/', '192.0.2.0/33', '192.0.2.0/24/1', 'fe80::1%eth0', '192.0.2.0/2.5'])(
  'the network "%s" is rejected',
  async (network) => {
    await expect(operate(`network block ${network}`)).rejects.toThrow('A network looks like');
  },
);

test('a network that is too wide, or a time that is too long, is rejected', async () => {
  await expect(operate('network block 10.0.0.0/8')).rejects.toThrow('too wide');
  await expect(operate('network block 2001::/16')).rejects.toThrow('too wide');
  await expect(operate('network block 192.0.2.0/24', { hours: '721' })).rejects.toThrow('30 days');
});
