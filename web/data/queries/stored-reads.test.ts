// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSession, currentSession, openSession, rejectToken } from '../session/current-session.ts';
import type { Session } from '../session/session.ts';
import { mockCaches } from '../session/testing/fake-caches.ts';
import { anna, bert } from '../session/testing/people.ts';
import { findStoredRead, storeRead } from './stored-reads.ts';

const address = '/api/v2/user/account';
let stored: ReturnType<typeof mockCaches>;

beforeEach(() => {
  stored = mockCaches();
  closeSession();
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function sessionOf(signedIn: typeof anna): Session {
  openSession(signedIn);
  return currentSession() as Session;
}

test('a read that is stored for one user is found by that user alone', async () => {
  const annas = sessionOf(anna);
  await storeRead(annas, address, { userName: 'Anna' });
  expect((await findStoredRead(annas, address))?.response).toEqual({ userName: 'Anna' });
  const berts = sessionOf(bert);
  expect(await findStoredRead(berts, address)).toBeNull();
});

test('the next user finds the device empty, and a log out leaves it so', async () => {
  await storeRead(sessionOf(anna), address, {});
  sessionOf(bert);
  await expect.poll(() => [...stored.keys()]).toEqual([]);
  await storeRead(currentSession() as Session, address, {});
  expect([...stored.keys()]).toEqual(['person-bert']);
  closeSession();
  await expect.poll(() => [...stored.keys()]).toEqual([]);
});

test('a response that arrives after Log Out is not stored', async () => {
  const annas = sessionOf(anna);
  closeSession();
  await storeRead(annas, address, {});
  expect([...stored.keys()]).toEqual([]);
});

test('nor a response that is being stored while another tab logs out', async () => {
  const annas = sessionOf(anna);
  const open = caches.open.bind(caches);
  vi.spyOn(caches, 'open').mockImplementation((name) => {
    localStorage.clear();
    return open(name);
  });
  await storeRead(annas, address, {});
  expect([...stored.keys()]).toEqual([]);
});

test('nor a response of a tab that has not noticed a log out in another', async () => {
  const annas = sessionOf(anna);
  localStorage.clear();
  await storeRead(annas, address, {});
  expect([...stored.keys()]).toEqual([]);
});

test('a shared computer stores nothing', async () => {
  const annas = sessionOf({ ...anna, isShared: true });
  await storeRead(annas, address, {});
  expect([...stored.keys()]).toEqual([]);
  expect(await findStoredRead(annas, address)).toBeNull();
});

test('nor does a session that was ended from elsewhere', async () => {
  const annas = sessionOf(anna);
  await storeRead(annas, address, {});
  rejectToken(anna.token);
  await expect.poll(() => [...stored.keys()]).toEqual([]);
  await storeRead(annas, address, {});
  expect([...stored.keys()]).toEqual([]);
});

test('a stored read is opened by the token that it was read with, and by no other token of the same user', async () => {
  const annas = sessionOf(anna);
  await storeRead(annas, address, { userName: 'Anna' });
  annas.renew({ ...anna, token: 'another-token' });
  expect(await findStoredRead(annas, address)).toBeNull();
  annas.renew(anna);
  expect((await findStoredRead(annas, address))?.response).toEqual({ userName: 'Anna' });
  const responses = [...(stored.get('person-anna')?.values() ?? [])];
  expect(JSON.stringify(responses.map(({ headers }) => [...headers]))).not.toContain(anna.token);
});

test('a browser that does not hash keeps nothing, and nobody waits longer than 3 s for it', async () => {
  const annas = sessionOf(anna);
  await storeRead(annas, address, { userName: 'Anna' });
  const digest = vi.spyOn(crypto.subtle, 'digest').mockReturnValue(new Promise(() => {}));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const read = Promise.all([findStoredRead(annas, address), storeRead(annas, '/other', {})]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await read).toEqual([null, undefined]);
  vi.useRealTimers();
  digest.mockRestore();
  expect(await findStoredRead(annas, '/other')).toBeNull();
  expect(await findStoredRead(annas, address)).not.toBeNull();
});
