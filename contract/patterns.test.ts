import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { email } from './fields.ts';
import { isLinear, longTexts, shortest, timeOf } from './testing/long-texts.ts';

/** No text that anybody sends takes long to check: patterns are linear, and the length comes first. */

type Schema = {
  pattern?: string;
  maxLength?: number;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
};

const schemaOf = (type: z.ZodMiniType) =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;

function* nodesOf(schema: Schema): Generator<Schema> {
  yield schema;
  const below = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  for (const one of schema.items ? [...below, schema.items] : below) yield* nodesOf(one);
}

const calls: [string, Endpoint][] = Object.entries(endpoints);
const inputs = calls.flatMap(([name, { params, query, body }]) =>
  [params, query, body].flatMap((type) => (type ? [{ name, type }] : [])),
);

const patterns = [
  ...new Set(
    inputs.flatMap(({ type }) =>
      [...nodesOf(schemaOf(type))].flatMap(({ pattern }) => (pattern === undefined ? [] : [pattern])),
    ),
  ),
];

test('every pattern takes at most five times as long for a text that is four times as long', () => {
  expect(patterns.length).toBeGreaterThan(8);
  for (const pattern of patterns) {
    const regex = new RegExp(pattern, 'u');
    for (const text of longTexts)
      expect([pattern, isLinear((given) => regex.test(given), text)]).toEqual([pattern, true]);
  }
});

/** A value of a schema with this text in every place for a text. */
function filled({ type, properties, items, anyOf, allOf }: Schema, text: string): unknown {
  if (anyOf) return filled(anyOf.find((one) => one.type === 'string') ?? anyOf[0] ?? {}, text);
  if (allOf) return filled(allOf[0] ?? {}, text);
  if (type === 'string') return text;
  if (type === 'array') return [filled(items ?? {}, text)];
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, one]) => [name, filled(one, text)]),
    );
  return 1;
}

test.each(inputs)('100 kB in every field of $name are checked within 50 ms', ({ type }) => {
  for (const text of longTexts) {
    const given = filled(schemaOf(type), text(100_000));
    const check = () => z.safeParse(type, given);
    // Once more only where something else may have taken the time.
    expect(timeOf(check) < 50 || shortest(check) < 50).toBe(true);
  }
});

test('a text that is too long is not compared with a pattern', () => {
  const checked = z.safeParse(email('Email Required'), `${'a'.repeat(300)}@`);
  expect(checked.error?.issues.map(({ code }) => code)).toEqual(['too_big']);
});

test.each(['mary@example.org', "o'brien+1@mail.example.co.uk", 'a@b.cd'])('%s is an address', (address) => {
  expect(z.safeParse(email('Email Required'), address).success).toBe(true);
});

test.each(['a@b', 'a@.b', 'a@b.', 'a@b..c', 'a b@c.de', '@b.cd', 'a@b@c.de'])('%s is none', (address) => {
  expect(z.safeParse(email('Email Required'), address).success).toBe(false);
});
