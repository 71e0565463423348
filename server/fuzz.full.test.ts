import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemResponse } from '#contract/problems.ts';
import { openSession } from '#server/accounts/log-in/sessions.ts';
import { signUp } from '#server/accounts/sign-up-person.ts';
import { mutatedInput, type Schema, validInput } from '#server/testing/inputs.ts';
import { testApp } from '#server/testing/test-app.ts';

/**
 * Makes every call of the OpenAPI document with made-up input, as every kind of caller, for a minute: no input makes the
 * server fail, and every response has the shape that the document declares.
 */

const { app, services, clock } = await testApp({ LOGIN_DELAY: 'off' });

const fuzzMs = 60_000;
/** Printed by the test; set it to the seed of a failed run to make the same inputs again. */
const seed = Math.floor(Math.random() * 2 ** 31);

type Content = Record<string, { schema: Schema }>;
type Operation = {
  parameters?: { in: 'path' | 'query'; name: string; schema: Schema; required?: boolean }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Call = Operation & { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string };

type OpenApi = { paths: Record<string, Record<string, Operation>> };
const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<OpenApi>();
const calls = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(
    ([method, operation]): Call => ({ ...operation, method: method.toUpperCase() as Call['method'], path }),
  ),
);

const people = {
  individual: () => signUp(services),
  subscriber: () => signUp(services, { isSubscribed: true }),
  member: () => signUp(services, { userType: 'facilityUser' }),
  administrator: () => signUp(services, { userType: 'facilityAdmin' }),
};
type Kind = keyof typeof people;
const callers = ['nobody', 'stranger', ...(Object.keys(people) as Kind[])] as const;

/** Signs in again for each call, because many calls end sessions. */
async function tokenOf(accountId: string | undefined): Promise<string> {
  if (!accountId) return 'a-token-of-nobody';
  return openSession(services.database, accountId, { device: '', shared: false }, clock.now());
}

/** Bodies that are malformed or hostile. */
const brokenBody = fc.constantFrom(
  '{',
  '[]',
  'null',
  '"text"',
  '1e999',
  '{"__proto__":{"isSubscribed":true}}',
  '{"constructor":{"prototype":{}}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
);

function bodyOf({ method, requestBody }: Call): fc.Arbitrary<string | undefined> {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema || method === 'GET') return fc.constant(undefined);
  const asText = (value: unknown) => JSON.stringify(value) as string | undefined;
  return fc.oneof(
    { weight: 4, arbitrary: validInput(schema).map(asText) },
    { weight: 6, arbitrary: mutatedInput(schema).map(asText) },
    { weight: 1, arbitrary: brokenBody },
  );
}

/** A part of an address: never empty or only dots, which would be another address. */
const asPart = (value: unknown) =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'x')).toWellFormed(),
  ).replace(/^\.*$/, 'x');

function addressOf({ path, parameters = [] }: Call): fc.Arbitrary<string> {
  const values = parameters.map(({ schema }) => fc.oneof(validInput(schema), mutatedInput(schema)));
  return fc.tuple(...values).map((made) => {
    const parts = parameters.map((parameter, index) => ({ ...parameter, value: asPart(made[index]) }));
    const inPath = parts.filter((part) => part.in === 'path');
    const query = parts.filter((part) => part.in === 'query').map(({ name, value }) => `${name}=${value}`);
    const address = inPath.reduce((url, { name, value }) => url.replace(`{${name}}`, () => value), path);
    return query.length > 0 ? `${address}?${query.join('&')}` : address;
  });
}

const requests = new Map(
  calls.map((call) => [call, fc.record({ url: addressOf(call), payload: bodyOf(call) })]),
);

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** What is wrong with a response, or null. */
function faultOf(
  call: Call,
  { statusCode, headers, body }: Awaited<ReturnType<typeof app.inject>>,
): string | null {
  if (statusCode >= 500) return `status ${statusCode}: ${body}`;
  const isJson = String(headers['content-type']).startsWith('application/json');
  if (isJson && headers['content-type'] !== 'application/json; charset=utf-8') return 'no charset';
  const parsed = isJson ? JSON.parse(body) : undefined;
  // An address that is too long, or of a missing file, reaches no call.
  if (statusCode === 404) return isJson && !problemResponse.safeParse(parsed).success ? `404: ${body}` : null;
  const declared = call.responses[statusCode];
  if (!declared) return `status ${statusCode} is not declared: ${body}`;
  const schema = declared.content?.['application/json']?.schema;
  if (!schema || !isJson) return null;
  const check = ajv.compile(schema);
  return check(parsed) ? null : `${ajv.errorsText(check.errors)}: ${body.slice(0, 500)}`;
}

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
    const ids: Partial<Record<string, string>> = {};
    for (const [kind, make] of Object.entries(people)) ids[kind] = (await make()).account.id;
    for (const call of calls) {
      const inputs = fc.sample(
        requests.get(call) as fc.Arbitrary<{ url: string; payload: string | undefined }>,
        {
          numRuns: callers.length,
          seed: seed + rounds,
        },
      );
      for (const [index, caller] of callers.entries()) {
        const { url, payload } = inputs[index] ?? { url: call.path, payload: undefined };
        const headers = {
          ...(caller !== 'nobody' && { authorization: `Bearer ${await tokenOf(ids[caller])}` }),
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        };
        const response = await app.inject({
          method: call.method,
          url,
          headers,
          ...(payload !== undefined && { payload }),
        });
        const fault = faultOf(call, response);
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
