// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/user.ts';
import { loadTexts } from '#web/start/i18n.ts';
import { closeSession, openSession, readUser, storeUser } from '../session/current-session.ts';
import { anna, bert } from '../session/testing/people.ts';
import { refreshUser } from './refresh-user.ts';

await loadTexts();

beforeEach(() => closeSession());
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** A server that responds when the test calls it to. */
function delayResponse() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  return resolve;
}

const me = (user: User) => Response.json({ user });
const signedOut = () => Response.json({ code: 'signed_out', message: 'Please log in.' }, { status: 401 });

test('the stored user is read again', async () => {
  openSession(anna);
  vi.stubGlobal('fetch', async () => me({ ...anna.user, userName: 'Ann' }));
  expect(await refreshUser()).toMatchObject({ userName: 'Ann' });
  expect(localStorage.getItem('user')).toContain('Ann');
});

test('a user who is stored without a token is cleared', async () => {
  localStorage.setItem('user', JSON.stringify(anna.user));
  expect(await refreshUser()).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
});

test('a slow read from before a payment does not take the subscription away again', async () => {
  openSession({ ...anna, user: { ...anna.user, isSubscribed: false } });
  const respond = delayResponse();
  const read = refreshUser();
  storeUser(anna.user);
  respond(me({ ...anna.user, isSubscribed: false }));
  await read;
  expect(readUser()?.isSubscribed).toBe(true);
});

test('a slow read for one user changes nothing for another who has signed in since', async () => {
  openSession(anna);
  const respond = delayResponse();
  const read = refreshUser();
  openSession(bert);
  respond(me({ ...anna.user, userName: 'Ann' }));
  expect(await read).toEqual(bert.user);
  expect(localStorage.getItem('user')).toBe(JSON.stringify(bert.user));
});

test('a slow read that finds a token of somebody else does not log out a user who has signed in since', async () => {
  openSession({ ...anna, token: 'of-another' });
  const respond = delayResponse();
  const read = refreshUser();
  openSession(bert);
  respond(me({ ...anna.user, userId: 'another' }));
  expect(await read).toEqual(bert.user);
  expect(localStorage.getItem('token')).toBe(bert.token);
});

/** Another tab stores a login, which this tab has not noticed yet. */
function logInElsewhere({ token, user }: typeof bert) {
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}

test('a tab that wakes up follows a newer session, and does not end it', async () => {
  openSession(anna);
  logInElsewhere(bert);
  vi.stubGlobal('fetch', async () => me(bert.user));
  expect(await refreshUser()).toEqual(bert.user);
  expect({ ...localStorage }).toEqual({ token: bert.token, user: JSON.stringify(bert.user) });
});

test('a token that another tab is storing, before its user, logs nobody out', async () => {
  openSession(anna);
  localStorage.removeItem('user');
  localStorage.setItem('token', bert.token);
  vi.stubGlobal('fetch', async () => me(bert.user));
  await refreshUser();
  expect(localStorage.getItem('token')).toBe(bert.token);
});

test('a slow rejection of an unknown token does not end a newer session', async () => {
  localStorage.setItem('token', 'nobody');
  const respond = delayResponse();
  const read = refreshUser();
  logInElsewhere(bert);
  respond(signedOut());
  await read;
  expect(localStorage.getItem('token')).toBe(bert.token);
});

test('a stored user with the token of another is logged out, never turned into the other', async () => {
  openSession(anna);
  vi.stubGlobal('fetch', async () => me(bert.user));
  expect(await refreshUser()).toBeNull();
  expect({ ...localStorage }).toEqual({});
});

test('a token without a user gets its user', async () => {
  localStorage.setItem('token', anna.token);
  vi.stubGlobal('fetch', async () => me(anna.user));
  expect(await refreshUser()).toEqual(anna.user);
  expect(localStorage.getItem('user')).toBe(JSON.stringify(anna.user));
});

test('an unknown token without a user is cleared', async () => {
  localStorage.setItem('token', 'nobody');
  vi.stubGlobal('fetch', async () => signedOut());
  expect(await refreshUser()).toBeNull();
  expect({ ...localStorage }).toEqual({});
});

test('a user whose token is not accepted anymore stays', async () => {
  openSession(anna);
  vi.stubGlobal('fetch', async () => signedOut());
  expect(await refreshUser()).toEqual(anna.user);
});
