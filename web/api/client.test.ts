import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { loadTexts } from '#web/i18n.ts';
import { send } from './client.ts';
import { onRefusal, type Refusal } from './refusals.ts';

await loadTexts();

const answers: Response[] = [];
const asked = vi.fn(async (_address: string, _init: RequestInit) => answers.shift() ?? Response.json({}));

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'token' ? 'rosas-token' : null) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
});

const call = (endpoint: Endpoint) => send(endpoint, { params: {}, body: {} } as never);

/** The `Authorization` that somebody who is signed in sends along. */
async function authorizationAt(endpoint: Endpoint): Promise<string | null> {
  await call(endpoint);
  return new Headers(asked.mock.lastCall?.[1].headers).get('authorization');
}

test.each(['giveFeedback', 'addFeedback', 'getPrice', 'calculatePrice', 'contactUs'] as const)(
  'the token is not sent with %s, who is signed in or not',
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

/** What every page is told of an answer to somebody who is signed in. */
async function toldOf(status: number, code: string, endpoint: Endpoint = endpoints.getGame) {
  const told: Refusal[] = [];
  const stop = onRefusal((refusal) => told.push(refusal));
  answers.push(Response.json({ message: 'Why', code }, { status }));
  await expect(call(endpoint)).rejects.toMatchObject({ status, code, message: 'Why' });
  stop();
  return told;
}

test.each([
  [403, 'forbidden'],
  [402, 'subscription_required'],
])('an answer %i %s is told to every page', async (status, code) => {
  expect(await toldOf(status, code)).toEqual([{ code, message: 'Why' }]);
});

test.each([
  [403, 'facility_ended'],
  [402, 'requires_action'],
  [404, 'not_found'],
])('an answer %i %s is shown where it was asked for', async (status, code) => {
  expect(await toldOf(status, code)).toEqual([]);
});

test('what is refused to a visitor leads nowhere', async () => {
  expect(await toldOf(403, 'forbidden', endpoints.calculatePrice)).toEqual([]);
});
