// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAccount } from '#contract/own-account.ts';
import { loadTexts } from '#web/start/i18n.ts';
import { send } from '../api/client.ts';
import {
  closeSession,
  currentSession,
  onSessionChanged,
  openSession,
  readUser,
  rejectToken,
  storeUser,
} from './current-session.ts';
import { anna, bert } from './testing/people.ts';

loadTexts();

beforeEach(() => closeSession());
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Another tab writes into the storage that all tabs share. */
async function elsewhere(write: () => void) {
  const notifications = new Promise<void>((resolve) => {
    const stop = onSessionChanged(() => {
      stop();
      resolve();
    });
  });
  write();
  window.dispatchEvent(new StorageEvent('storage'));
  await notifications;
}

test('a session is stored as `token` and `user`, on a shared computer for this tab alone', () => {
  openSession(anna);
  expect({ ...localStorage }).toEqual({ token: anna.token, user: JSON.stringify(anna.user) });
  openSession({ ...anna, isShared: true });
  expect({ ...localStorage }).toEqual({});
  expect({ ...sessionStorage }).toEqual({ token: anna.token, user: JSON.stringify(anna.user) });
});

test('a log in of another user closes the session and opens a new one', () => {
  openSession(anna);
  const annas = currentSession();
  openSession(bert);
  expect(annas?.signal.aborted).toBe(true);
  expect(currentSession()).toMatchObject({ userId: 'bert', token: bert.token });
  expect(currentSession()?.id).not.toBe(annas?.id);
});

test('the same user goes on in the same session with a new token', () => {
  openSession(anna);
  const annas = currentSession();
  rejectToken(anna.token);
  expect(annas?.isExpired).toBe(true);
  openSession({ ...anna, token: 'new' });
  expect(currentSession()).toBe(annas);
  expect(annas).toMatchObject({ token: 'new', isExpired: false });
});

test('Log Out closes the session and leaves nothing in either storage', () => {
  openSession(anna);
  const annas = currentSession();
  sessionStorage.setItem('surveyOffered', 'yes');
  closeSession();
  expect(annas?.signal.aborted).toBe(true);
  expect(currentSession()).toBeNull();
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
});

test('until a tab has noticed a log in elsewhere it continues with its own token', async () => {
  openSession(anna);
  const asked = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', asked);
  const authorization = async () => {
    await send(getAccount, {}).catch(() => null);
    return new Headers(asked.mock.lastCall?.[1].headers).get('authorization');
  };
  localStorage.setItem('token', bert.token);
  localStorage.setItem('user', JSON.stringify(bert.user));
  expect(await authorization()).toBe(`Bearer ${anna.token}`);
  await elsewhere(() => {});
  expect(await authorization()).toBe(`Bearer ${bert.token}`);
});

test('a response for a user who has logged out is dropped', async () => {
  openSession(anna);
  let respond = (_response: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
  const read = send(getAccount, {});
  openSession(bert);
  respond(Response.json({ userName: 'Anna' }));
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
});

test('the data of one user are never stored for another', () => {
  openSession(bert);
  storeUser({ ...anna.user, consentRequired: false });
  expect(readUser()).toEqual(bert.user);
  expect(localStorage.getItem('user')).toBe(JSON.stringify(bert.user));
});

test('nor while this tab has not noticed a log in elsewhere', () => {
  openSession(anna);
  localStorage.setItem('token', bert.token);
  localStorage.setItem('user', JSON.stringify(bert.user));
  storeUser({ ...anna.user, userName: 'Ann' });
  expect(localStorage.getItem('user')).toBe(JSON.stringify(bert.user));
});

test('a log out in another tab closes the session here', async () => {
  openSession(anna);
  const annas = currentSession();
  await elsewhere(() => localStorage.clear());
  expect(annas?.signal.aborted).toBe(true);
  expect(readUser()).toBeNull();
});

test('a log in in another tab does not touch a tab on a shared computer', async () => {
  openSession({ ...anna, isShared: true });
  const annas = currentSession();
  localStorage.setItem('token', bert.token);
  localStorage.setItem('user', JSON.stringify(bert.user));
  window.dispatchEvent(new StorageEvent('storage'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(currentSession()).toBe(annas);
});

test('listeners are called for changes alone: for a rejected token once, and not for the same user', () => {
  openSession(anna);
  const listener = vi.fn();
  const stop = onSessionChanged(listener);
  for (let notifications = 0; notifications < 5; notifications += 1) rejectToken(anna.token);
  storeUser({ ...anna.user });
  rejectToken('a token of before');
  stop();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('an unreadable stored user counts as logged out', async () => {
  openSession(anna);
  await elsewhere(() => localStorage.setItem('user', '{"userId":'));
  expect(readUser()).toBeNull();
});

test('a user with an unknown kind of account is a user all the same', async () => {
  await elsewhere(() => {
    localStorage.setItem('token', anna.token);
    localStorage.setItem('user', JSON.stringify({ ...anna.user, userType: 'familyMember' }));
  });
  expect(readUser()).toMatchObject({ userId: 'anna', userType: 'familyMember' });
});

test('on a shared computer a session that was ended elsewhere leaves no data of the user', () => {
  openSession({ ...anna, isShared: true });
  const annas = currentSession();
  rejectToken(anna.token);
  expect(annas?.signal.aborted).toBe(true);
  expect(currentSession()).toBeNull();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('anna');
});
