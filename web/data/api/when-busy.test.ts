import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { mayRepeat, whenBusyAgain } from './when-busy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = (seconds = '5') => new Response('', { status: 503, headers: { 'Retry-After': seconds } });

/** Makes a request of a server that gives these responses, the last one ever after. */
function request(...responses: Response[]) {
  const made: number[] = [];
  const start = Date.now();
  const make = async () => {
    made.push(Date.now() - start);
    return responses[Math.min(made.length, responses.length) - 1] as Response;
  };
  return { made, make };
}

test.each([
  [0, 10_000],
  [1, 2_000],
])(
  'while the server is busy a call is made again three times within 10 s (chance %d)',
  async (chance, last) => {
    const { made, make } = request(busy());
    const response = whenBusyAgain(await make(), make, null, () => chance);
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await response).status).toBe(503);
    expect(made).toHaveLength(4);
    expect(made.at(-1)).toBeCloseTo(last, -1);
  },
);

test('the first response that is not busy counts', async () => {
  const { made, make } = request(busy(), busy(), new Response('{}'));
  const response = whenBusyAgain(await make(), make, null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await response).ok).toBe(true);
  expect(made).toHaveLength(3);
});

test.each([
  ['a failure without Retry-After', new Response('', { status: 503 })],
  ['a wait of minutes', busy('120')],
  ['another status', new Response('', { status: 429, headers: { 'Retry-After': '5' } })],
])('%s is not repeated', async (_what, response) => {
  const { made, make } = request(response);
  await whenBusyAgain(await make(), make, null);
  expect(made).toEqual([0]);
});

test('an aborted call is not made again', async () => {
  const { made, make } = request(busy());
  const stop = new AbortController();
  const response = whenBusyAgain(await make(), make, stop.signal);
  const failed = expect(response).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(0);
  stop.abort();
  await failed;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(made).toHaveLength(1);
});

test('reads, logins and writes with a key may be made again, others not', () => {
  const repeated = (endpoint: Endpoint, body?: object) => mayRepeat(endpoint, body);
  expect(repeated(endpoints.getPrice)).toBe(true);
  expect(repeated(endpoints.login, {})).toBe(true);
  expect(repeated(endpoints.facebookLogin, {})).toBe(true);
  expect(repeated(endpoints.updateSubscription, { operation: 'key' })).toBe(true);
  expect(repeated(endpoints.saveAnswer, { answer: 1 })).toBe(false);
  expect(repeated(endpoints.makeCards)).toBe(false);
});
