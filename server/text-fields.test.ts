import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type Path, textsIn, withText } from '#server/testing/attacks/text-fields.ts';
import type { Schema } from '#server/testing/inputs.ts';
import { testApp } from '#server/testing/test-app.ts';
import { openSession } from './accounts/sessions.ts';
import { signUpPerson } from './sandbox/seeds/sign-up-person.ts';

const { app, services, clock } = await testApp();
// An owner may make the calls of operators, too.
const { account } = await signUpPerson(services, { userType: 'operator' });
const token = await openSession(services.database, account.id, { device: '', shared: false }, clock.now());
const authorization = `Bearer ${token}`;

const schemaOf = (type: z.ZodMiniType): Schema =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;

const textFieldsOf = (type: z.ZodMiniType | undefined): Path[] => (type ? textsIn(schemaOf(type)) : []);

/** An address with valid parameters: the first word that a parameter allows, otherwise any text. */
function addressOf({ path, params }: Endpoint): string {
  const fields = params ? schemaOf(params).properties : undefined;
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(fields?.[name]?.enum?.[0] ?? 'x'));
}

type Case = [
  call: string,
  field: string,
  request: { method: Endpoint['method']; url: string; payload?: string },
];

const unkeepable = { 'a NUL character': 'a\u0000b', 'half a character': 'a\ud800b' };

/** Files are served by their names, and Stripe's events are signed as bytes. */
const isCall = ({ caller }: Endpoint) => caller !== 'signedAddress' && caller !== 'signedByProvider';
const calls: Endpoint[] = Object.values(endpoints).filter(
  (endpoint) => isCall(endpoint) && endpoint !== endpoints.getClip,
);

const casesOf = (bad: string): Case[] =>
  calls.flatMap((endpoint): Case[] => {
    const { method, path, params, query, body } = endpoint;
    const url = addressOf(endpoint);
    return [
      ...textFieldsOf(body).map(
        (field): Case => [
          `${method} ${path}`,
          field.join('.'),
          { method, url, payload: JSON.stringify(withText(undefined, field, bad)) },
        ],
      ),
      ...(bad.isWellFormed() ? textFieldsOf(params) : []).map(
        ([name]): Case => [
          `${method} ${path}`,
          String(name),
          { method, url: path.replace(`{${name}}`, encodeURIComponent(bad)).replaceAll(/\{\w+\}/g, 'x') },
        ],
      ),
      ...(bad.isWellFormed() ? textFieldsOf(query) : []).map(
        ([name]): Case => [
          `${method} ${path}`,
          String(name),
          { method, url: `${url}?${name}=${encodeURIComponent(bad)}` },
        ],
      ),
    ];
  });

for (const [what, bad] of Object.entries(unkeepable)) {
  const cases = casesOf(bad);

  test(`the contract has many text fields to try with ${what}`, () => {
    expect(cases.length).toBeGreaterThan(80);
  });

  test.each(cases)(`${what} is rejected by name: %s, %s`, async (_call, field, request) => {
    const { payload, ...address } = request;
    const headers = { authorization, ...(payload && { 'content-type': 'application/json' }) };
    const response = await app.inject({ ...address, headers, ...(payload && { payload }) });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toContain(field);
  });
}

test('the contract takes texts of every language and sign', () => {
  const body = { feedback: 'Müde? 疲れた 👩🏽‍🦽 \t\r\n\u0007' };
  expect(z.safeParse(endpoints.giveFeedback.body, body).success).toBe(true);
});

test.each(['0000-06-01T00:00:00Z', '9999-06-01T00:00:00Z'])(
  'feedback from the year of %s is taken, with the time of receipt',
  async (submittedOn) => {
    const response = await app.inject({
      method: 'POST',
      url: endpoints.giveFeedback.path,
      payload: { feedback: 'hello', submittedOn },
    });
    expect(response.statusCode).toBe(200);
  },
);
