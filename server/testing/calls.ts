import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { problemResponse } from '#contract/problems.ts';
import { mutatedInput, type Schema, validInput } from './inputs.ts';

/** Requests to the calls of the OpenAPI document, and what the document says about their responses. */

type Content = Record<string, { schema: Schema }>;
type Operation = {
  parameters?: { in: 'path' | 'query'; name: string; schema: Schema; required?: boolean }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
export type Call = Operation & { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string };
export type OpenApi = {
  components: Record<string, Record<string, unknown>>;
  paths: Record<string, Record<string, Operation>>;
};
export type CallInput = { url: string; payload: string | undefined };
export type CallResponse = { statusCode: number; contentType: string; body: string };

/** Puts every type in place of its name: inputs are made of schemas without names. */
function withoutNames<T>(value: T, components: OpenApi['components']): T {
  const { $ref } = Object(value) as { $ref?: unknown };
  const [, , kind = '', name = ''] = typeof $ref === 'string' ? $ref.split('/') : [];
  if (kind) return withoutNames(components[kind]?.[name] as T, components);
  if (Array.isArray(value)) return value.map((one) => withoutNames(one, components)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withoutNames(one, components)]),
  ) as T;
}

export function callsOf({ paths, components }: OpenApi): Call[] {
  return Object.entries(withoutNames(paths, components)).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]): Call => ({ ...operation, method: method.toUpperCase() as Call['method'], path }),
    ),
  );
}

export function bodySchemaOf({ method, requestBody }: Call): Schema | undefined {
  return method === 'GET' ? undefined : requestBody?.content['application/json']?.schema;
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

function bodyOf(call: Call): fc.Arbitrary<string | undefined> {
  const schema = bodySchemaOf(call);
  if (!schema) return fc.constant(undefined);
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

/** Inputs of a call: valid, nearly valid and hostile ones. */
export function inputsOf(call: Call): fc.Arbitrary<CallInput> {
  return fc.record({ url: addressOf(call), payload: bodyOf(call) });
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** What is wrong with a response, or null. */
export function faultOf(call: Call, { statusCode, contentType, body }: CallResponse): string | null {
  if (statusCode >= 500) return `status ${statusCode}: ${body}`;
  const isJson = contentType.startsWith('application/json');
  if (isJson && contentType !== 'application/json; charset=utf-8') return 'no charset';
  const parsed = isJson ? JSON.parse(body) : undefined;
  // An address that is too long, or of a missing file, reaches no call.
  if (statusCode === 404 || statusCode === 431)
    return isJson && !problemResponse.safeParse(parsed).success ? `status ${statusCode}: ${body}` : null;
  const declared = call.responses[statusCode];
  if (!declared) return `status ${statusCode} is not declared: ${body}`;
  const schema = declared.content?.['application/json']?.schema;
  if (!schema || !isJson) return null;
  const check = ajv.compile(schema);
  return check(parsed) ? null : `${ajv.errorsText(check.errors)}: ${body.slice(0, 500)}`;
}

/** What the document has against a body, or null. */
export function faultOfBody(call: Call, payload: string): string | null {
  const schema = bodySchemaOf(call);
  if (!schema) return null;
  const check = ajv.compile(schema);
  try {
    return check(JSON.parse(payload)) ? null : ajv.errorsText(check.errors);
  } catch {
    return 'not JSON';
  }
}
