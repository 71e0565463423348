import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { User } from '#contract/user.ts';
import { loadTexts } from '#web/start/i18n.ts';
import { openSession } from '../session/current-session.ts';
import { send } from './client.ts';
import { type ForbiddenProblem, onForbidden } from './forbidden.ts';

loadTexts();

const responses: Response[] = [];
const fetchMock = vi.fn(
  async (_address: string, _init: RequestInit) => responses.shift() ?? Response.json({}),
);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  openSession({ token: 'rosas-token', user: rosa as User, isShared: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockClear();
});

const call = (endpoint: Endpoint) => send(endpoint, { params: {}, body: {} } as never);

const rosa = {
  userId: 'rosa',
  userName: 'Rosa',
  email: null,
  userType: 'familyMember',
  isSubscribed: false,
  subscriptionEndDate: null,
  amountCharge: null,
};

const unreachable = { status: 0, code: 'unreachable', responder: 'another' };
const saved = { message: 'Saved', session: 's', totalAnswered: 1, lastAnsweredExercise: 1, finished: false };

/** The `Authorization` that somebody who is signed in sends along. */
async function authorizationAt(endpoint: Endpoint): Promise<string | null> {
  await call(endpoint).catch(() => null);
  return new Headers(fetchMock.mock.lastCall?.[1].headers).get('authorization');
}

test.each(['giveFeedback', 'addFeedback', 'getPrice', 'calculatePrice', 'contactUs'] as const)(
  'the token is not sent with %s, even if somebody is signed in',
  async (name) => {
    expect(await authorizationAt(endpoints[name])).toBeNull();
  },
);

test.each(['getGame', 'saveAnswer', 'submitSurvey', 'makeReport', 'cancelSubscription'] as const)(
  'the token is sent with %s',
  async (name) => {
    expect(await authorizationAt(endpoints[name])).toBe('Bearer rosas-token');
  },
);

/** What every page is notified of after an error response to a signed-in person. */
async function notificationsOf(status: number, code: string, endpoint: Endpoint = endpoints.getGame) {
  const notifications: ForbiddenProblem[] = [];
  const stop = onForbidden((problem) => notifications.push(problem));
  responses.push(Response.json({ message: 'Why', code }, { status }));
  await expect(call(endpoint)).rejects.toMatchObject({ status, code, message: 'Why' });
  stop();
  return notifications;
}

test.each([
  [403, 'forbidden'],
  [402, 'subscription_required'],
])('every page is notified of a response %i %s', async (status, code) => {
  expect(await notificationsOf(status, code)).toEqual([{ code, message: 'Why' }]);
});

test.each([
  [403, 'facility_ended'],
  [402, 'requires_action'],
  [404, 'not_found'],
])('a response %i %s only concerns its caller', async (status, code) => {
  expect(await notificationsOf(status, code)).toEqual([]);
});

test('an error response to a visitor notifies nobody', async () => {
  expect(await notificationsOf(403, 'forbidden', endpoints.calculatePrice)).toEqual([]);
});

test.each([
  [
    'the page of a wifi portal',
    () => new Response('<h1>Welcome, guest</h1>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['an empty body', () => new Response('')],
  ['JSON of somebody else', () => Response.json({ ok: true })],
  ['a part of the content', () => Response.json({ ...saved, session: undefined })],
])(
  'a success that is %s does not come from the server, which counts as unreachable',
  async (_what, respond) => {
    responses.push(respond());
    await expect(call(endpoints.saveAnswer)).rejects.toMatchObject(unreachable);
  },
);

test('fields that this page does not know yet do not make a response foreign, and are left out', async () => {
  responses.push(Response.json({ ...saved, streak: 4 }));
  expect(await call(endpoints.saveAnswer)).toEqual(saved);
});

test('a kind of account that this page does not know yet does not make a response foreign', async () => {
  responses.push(Response.json({ user: rosa }));
  expect(await call(endpoints.getMe)).toEqual({ user: rosa });
});

/** What a person reads about a failed call. */
async function messageAfter(response: Response): Promise<string> {
  responses.push(response);
  return call(endpoints.getMe).then(
    () => '',
    ({ message }: Error) => message,
  );
}

test('a missing server, something in between, and a newer server are told in three sentences', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(call(endpoints.getMe)).rejects.toThrow(/^We could not reach the server\./);
  const page = { headers: { 'Content-Type': 'text/html' } };
  const foreign = /^Something else answered in place of our server/;
  expect(await messageAfter(new Response('<h1>Welcome, guest</h1>', page))).toMatch(foreign);
  expect(await messageAfter(new Response('<h1>Pay here</h1>', { ...page, status: 511 }))).toMatch(foreign);
  const ours = { headers: { 'X-Request-Id': 'a' } };
  expect(await messageAfter(Response.json({ person: rosa }, ours))).toMatch(/^There is a new version/);
});

test('a busy server is asked again before anybody reads of it, also by a login', async () => {
  await import('./when-busy.ts');
  vi.useFakeTimers();
  const busy = () => Response.json({ code: 'busy' }, { status: 503, headers: { 'Retry-After': '5' } });
  responses.push(busy(), busy(), Response.json({ auth: true, message: '', user: rosa, token: 't' }));
  const loggedIn = call(endpoints.login);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await loggedIn).toMatchObject({ auth: true });
  expect(fetchMock).toHaveBeenCalledTimes(3);
});

test('a login is accepted only with the account and its token', async () => {
  responses.push(Response.json({ auth: true, message: '', user: rosa }));
  await expect(call(endpoints.login)).rejects.toMatchObject(unreachable);
});
