// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { loadTexts } from '#web/start/i18n.ts';
import { closeSession, openSession, storeUser } from '../session/current-session.ts';
import { anna, bert } from '../session/testing/people.ts';
import { deviceOutbox, onGameNamed } from './device-outbox.ts';
import { row } from './testing/outboxes.ts';

/** The outbox of the device with the real session and the real client; only the server is fake. */

loadTexts();

const saved = { message: 'Saved', session: 's', totalAnswered: 1, lastAnsweredExercise: 1, finished: false };
const signedOut = () => Response.json({ code: 'signed_out', message: 'Please log in.' }, { status: 401 });
const portal = () => new Response('<h1>Welcome, guest</h1>', { headers: { 'Content-Type': 'text/html' } });

/** Each request as "token: answer". */
const arrived: string[] = [];

function respondWith(respond: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (_address: string, { headers, body }: RequestInit) => {
    arrived.push(`${new Headers(headers).get('authorization')}: ${JSON.parse(String(body)).answer}`);
    return respond();
  });
}

const add = (accountId: string, answer: number) => deviceOutbox().add(row(accountId, { answer }));
const waitingOf = async (accountId: string) => (await deviceOutbox().rows(accountId)).length;

beforeEach(() => openSession(anna));
afterEach(async () => {
  for (const accountId of ['anna', 'bert']) await deviceOutbox().clear(accountId);
  closeSession();
  arrived.length = 0;
  vi.unstubAllGlobals();
});

test('an answer that a wifi portal took waits, and is sent when the server responds', async () => {
  respondWith(portal);
  await add('anna', 1);
  await expect.poll(() => deviceOutbox().snapshot().condition).toBe('willRetry');
  expect(await waitingOf('anna')).toBe(1);
  respondWith(() => Response.json(saved));
  deviceOutbox().kick();
  await expect.poll(() => waitingOf('anna')).toBe(0);
  await expect.poll(() => deviceOutbox().snapshot().condition).toBe('saved');
});

test('an answer that a newer server has taken is saved, whatever else the server says about it', async () => {
  const taken = { ...saved, session: undefined, game: 's' };
  respondWith(() => Response.json(taken, { headers: { 'X-Request-Id': 'a' } }));
  await add('anna', 1);
  await expect.poll(() => waitingOf('anna')).toBe(0);
  expect(arrived).toHaveLength(1);
});

test('an answer without a game tells which one the server gave it to, one with a game does not', async () => {
  respondWith(() => Response.json(saved));
  const named: string[] = [];
  onTestFinished(onGameNamed((game) => void named.push(game)));
  await deviceOutbox().add(row('anna', { answer: 1, session: 'another' }));
  await expect.poll(() => waitingOf('anna')).toBe(0);
  expect(named).toEqual([]);
  await add('anna', 2);
  await expect.poll(() => waitingOf('anna')).toBe(0);
  expect(named).toEqual(['s']);
});

test('after a session has ended a row is tried once, however often sending starts, and again after the log in', async () => {
  respondWith(signedOut);
  await add('anna', 1);
  await expect.poll(() => deviceOutbox().snapshot().condition).toBe('signIn');
  const conditions = new Set<string>();
  const stop = deviceOutbox().subscribe(() => conditions.add(deviceOutbox().snapshot().condition));
  for (let times = 0; times < 5; times += 1) {
    deviceOutbox().kick();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  stop();
  expect(arrived).toHaveLength(1);
  expect([...conditions]).toEqual(['signIn']);
  respondWith(() => Response.json(saved));
  openSession({ ...anna, token: 'new' });
  await expect.poll(() => waitingOf('anna')).toBe(0);
  expect(arrived.at(-1)).toBe('Bearer new: 1');
});

test.each(['newPasswordRequired', 'twoStepsRequired'] as const)(
  'nothing is sent while the server takes nothing from the account (%s), and everything afterwards',
  async (missing) => {
    respondWith(() => Response.json(saved));
    openSession({ ...anna, user: { ...anna.user, [missing]: true } });
    await add('anna', 1);
    await expect.poll(() => deviceOutbox().snapshot().condition).toBe('signIn');
    expect(arrived).toEqual([]);
    storeUser(anna.user);
    await expect.poll(() => waitingOf('anna')).toBe(0);
    expect(arrived).toEqual([`Bearer ${anna.token}: 1`]);
  },
);

test('an answer from a blocked network waits, and is sent by itself when the block has ended', async () => {
  let isBlocked = true;
  const problem = { code: 'network_blocked', message: 'This ends by itself.' };
  respondWith(() => (isBlocked ? Response.json(problem, { status: 403 }) : Response.json(saved)));
  await add('anna', 1);
  await expect.poll(() => deviceOutbox().snapshot().condition).toBe('willRetry');
  expect(deviceOutbox().snapshot()).toMatchObject({ waiting: 1, deadLetters: 0 });
  isBlocked = false;
  await expect.poll(() => waitingOf('anna'), { timeout: 5000 }).toBe(0);
});

test('a row is sent only with the token of its own account, also when somebody else signs in during the run', async () => {
  respondWith(() => {
    openSession(bert);
    return Response.json(saved);
  });
  await Promise.all([add('anna', 1), add('anna', 2), add('bert', 3)]);
  await expect.poll(() => waitingOf('bert')).toBe(0);
  expect(arrived).toEqual([`Bearer ${anna.token}: 1`, `Bearer ${bert.token}: 3`]);
  expect(await waitingOf('anna')).toBe(1);
});

test('the browser is asked once to keep what it stores, with the first answer that waits', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { ...navigator, storage: { persist } });
  vi.resetModules();
  const { deviceOutbox: fresh } = await import('./device-outbox.ts');
  expect(persist).not.toHaveBeenCalled();
  respondWith(() => Response.json(saved));
  for (const answer of [1, 2]) await fresh().add(row('anna', answer));
  await expect.poll(() => waitingOf('anna')).toBe(0);
  expect(persist).toHaveBeenCalledOnce();
  fresh().close();
});
