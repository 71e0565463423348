import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callers, tokensOf } from '#server/testing/callers.ts';
import { type CallInput, callsOf, faultOf, inputsOf, type OpenApi } from '#server/testing/calls.ts';
import { testApp } from '#server/testing/test-app.ts';

/**
 * Makes every call of the OpenAPI document with made-up input, as every kind of caller, for a minute: no input makes the
 * server fail, and every response has the shape that the document declares.
 */

const tested = await testApp({ LOGIN_DELAY: 'off' });
const { app } = tested;

const fuzzMs = 60_000;
/** Printed by the test; set it to the seed of a failed run to make the same inputs again. */
const seed = Math.floor(Math.random() * 2 ** 31);

const calls = callsOf((await app.inject({ url: '/api/openapi.json' })).json<OpenApi>());
const inputs = new Map(calls.map((call) => [call, inputsOf(call)]));

const tokenFor = tokensOf(tested);

test('no input makes the server fail, and every response has its declared shape', {
  timeout: 6 * fuzzMs,
}, async () => {
  console.log(`fuzz: seed ${seed}`);
  const endsAt = Date.now() + fuzzMs;
  const statuses: Record<string, number> = {};
  let sent = 0;
  let rounds = 0;
  // At least one whole round: every call as every caller.
  for (; rounds === 0 || Date.now() < endsAt; rounds += 1) {
    for (const call of calls) {
      const made = fc.sample(inputs.get(call) as fc.Arbitrary<CallInput>, {
        numRuns: callers.length,
        seed: seed + rounds,
      });
      for (const [index, caller] of callers.entries()) {
        const { url, payload } = made[index] ?? { url: call.path, payload: undefined };
        const token = await tokenFor(caller);
        const headers = {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        };
        const response = await app.inject({
          method: call.method,
          url,
          headers,
          ...(payload !== undefined && { payload }),
        });
        const fault = faultOf(call, {
          statusCode: response.statusCode,
          contentType: String(response.headers['content-type']),
          body: response.body,
        });
        expect(
          fault && {
            seed,
            round: rounds,
            caller,
            method: call.method,
            url: url.slice(0, 500),
            payload: payload?.slice(0, 2000),
            fault,
          },
        ).toBe(null);
        sent += 1;
        const status = `${Math.floor(response.statusCode / 100)}xx`;
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }
  }
  console.log(
    `fuzz: ${sent} requests in ${rounds} rounds of ${calls.length} calls, ${JSON.stringify(statuses)}`,
  );
  // Most made-up inputs are rejected; if all were, little would have been tested.
  expect(statuses['2xx'] ?? 0).toBeGreaterThan(sent / 20);
});
