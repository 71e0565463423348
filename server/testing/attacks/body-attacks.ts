import { gzipSync } from 'node:zlib';
import { type ProblemCode, problemStatus } from '#contract/problems.ts';
import { bodySchemaOf, type Call, type CallResponse, callsOf, faultOfBody } from '../calls.ts';
import { type Outcome, startOutcome } from './attack.ts';
import { endpointOf, entitledCaller, type Payload, sendCall, type Target } from './send-call.ts';
import { validAddress, validBody } from './valid-requests.ts';

const mb = 1_000_000;
/** Almost as deep as the longest body can be. */
const lists = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
const objectsAround = (inner: string) => `${'{"a":'.repeat(14_000)}${inner}${'}'.repeat(14_000)}`;
const subscribed = '{"isSubscribed":true}';
const prototype = `{"__proto__":${subscribed}}`;
const bytes = (text: string) => Buffer.from(text, 'latin1');

/** What the response has to be; `read`: nothing is wrong with the body, so nothing is said about it. */
type Expected =
  | Extract<ProblemCode, 'malformed' | 'too_large' | 'unsupported_media_type' | 'validation'>
  | 'read';

/** The body that the call accepts, as text and as its fields, and the first fields that take no lists and a number. */
type Valid = { call: Call; text: string; strict: string | undefined; number: string | undefined };
type Sent = { type?: string | null; headers?: Record<string, string>; payload: Payload };

type Attack = {
  expected: Expected;
  /** Changes one thing; null where the call has no place for it. */
  make: (valid: Valid) => Sent | null;
};

/** With one more field, which no call knows: it is ignored, unless something is wrong with how it is written. */
const more = (expected: Expected, written: string | Buffer, others: Omit<Sent, 'payload'> = {}): Attack => ({
  expected,
  make: ({ text }) => ({ ...others, payload: withField(text, written) }),
});

/** As it is, but said to be something else than JSON. */
const called = (type: string | null): Attack => ({
  expected: 'unsupported_media_type',
  make: ({ text }) => ({ type, payload: Buffer.from(text) }),
});

const withField = (text: string, field: string | Buffer): Buffer<ArrayBuffer> =>
  Buffer.concat([
    Buffer.from(text.slice(0, -1) + (text === '{}' ? '' : ',')),
    Buffer.from(field),
    bytes('}'),
  ]);

/** One of the fields, written again or in place of none; null where there is no such field. */
const field = (which: 'strict' | 'number', value: string): Attack => ({
  expected: 'validation',
  make: ({ text, [which]: name }) =>
    name === undefined ? null : { payload: withField(text, `${JSON.stringify(name)}:${value}`) },
});

const attacks: Record<string, Attack> = {
  'nothing, to compare': { expected: 'read', make: ({ text }) => ({ payload: text }) },
  '10 MB': more('too_large', `"more":"${'x'.repeat(10 * mb)}"`),
  '10 MB without a length': {
    expected: 'too_large',
    make: ({ text }) => ({ payload: new Blob([text, ' '.repeat(10 * mb)]).stream() }),
  },
  'lists 40,000 deep': more('read', `"more":${lists}`),
  'lists 40,000 deep in a field': field('strict', lists),
  'objects 14,000 deep': more('read', `"more":${objectsAround('1')}`),
  'the same key twice, the second one wrong': field('strict', '[[[[]]]]'),
  'the same key twice, the first one wrong': {
    expected: 'read',
    make: ({ text, strict }) =>
      strict !== undefined && Object.hasOwn(JSON.parse(text), strict)
        ? { payload: `{${JSON.stringify(strict)}:[[[[]]]],${text.slice(1)}` }
        : null,
  },
  'the prototype': more('malformed', `"__proto__":${subscribed}`),
  'the prototype, escaped': more('malformed', `"\\u005f_proto__":${subscribed}`),
  'the prototype, deep inside': more('malformed', `"more":[{"b":${prototype}}]`),
  'the prototype, 14,000 deep': more('malformed', `"more":${objectsAround(prototype)}`),
  'the prototype, by its constructor': more('malformed', `"constructor":{"prototype":${subscribed}}`),
  'bytes that are no text': more('malformed', bytes('"more":"\xff\xfe"')),
  'bytes of half a character': more('malformed', bytes('"more":"\xed\xa0\x80"')),
  'the beginning of a character': more('malformed', bytes('"more":"\xf0\x9f\x98"')),
  'bytes that are too many for a character': more('malformed', bytes('"more":"\xc0\xaf"')),
  'a NUL character as it is': more('malformed', '"more":"\u0000"'),
  'a number without end': field('number', '9'.repeat(50_000)),
  'the beginning of a body': { expected: 'malformed', make: ({ text }) => ({ payload: text.slice(0, -1) }) },
  'two bodies': { expected: 'malformed', make: ({ text }) => ({ payload: text + text }) },
  'packed bytes': {
    expected: 'malformed',
    make: ({ text }) => ({ headers: { 'content-encoding': 'gzip' }, payload: Buffer.from(gzipSync(text)) }),
  },
  XML: {
    expected: 'malformed',
    make: () => ({ payload: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' }),
  },
  'JSON, said to be XML': called('text/xml'),
  'JSON, said to be a form': called('application/x-www-form-urlencoded'),
  'JSON, said to be a form with files': called('multipart/form-data; boundary=a'),
  'JSON, said to be plain text': called('text/plain'),
  'JSON by another name': called('application/csp-report'),
  'JSON without a type': called(null),
};

/** Bodies that are bad in one way, and accepted by the call without it; so nothing else can be why they are rejected. */
export async function attackBodies({ address, api, tokenFor }: Target): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  for (const call of callsOf(api)) {
    const valid = findValid(call);
    if (!valid) continue;
    const { method } = call;
    const url = validAddress(call);
    const send = async (sent: Sent) =>
      sendCall(address, { method, url, ...sent }, await tokenFor(entitledCaller(call)));
    // A rule that only the handler knows says `validation` of the valid body too.
    const isRejected = resultOf(await send({ payload: valid.text })) === 'validation';
    for (const [what, { expected, make }] of Object.entries(attacks)) {
      const sent = make(valid);
      if (!sent || (isRejected && (expected === 'read' || expected === 'validation'))) continue;
      const response = await send(sent);
      count(what);
      if (resultOf(response) !== expected) {
        const { statusCode, body } = response;
        fault(what, `${statusCode} instead of ${expected}, ${method} ${url}: ${body}`);
      }
    }
  }
  return outcome;
}

function findValid(call: Call): Valid | null {
  const body = validBody(call);
  // Events of the payment provider are signed as bytes, and their signature is checked before anything is read.
  if (!body || endpointOf(call).caller === 'signedByProvider') return null;
  const fields = Object.entries(bodySchemaOf(call)?.properties ?? {});
  const isStrict = (name: string) =>
    faultOfBody(call, JSON.stringify({ ...body, [name]: [[[[]]]] })) !== null;
  const takesNumber = ({ type = '', anyOf = [] }: (typeof fields)[number][1]) =>
    [type, ...anyOf.map((option) => option.type ?? '')].flat().some((one) => /number|integer/.test(one));
  return {
    call,
    text: JSON.stringify(body),
    strict: fields.find(([name]) => isStrict(name))?.[0],
    number: fields.find(([, schema]) => takesNumber(schema))?.[0],
  };
}

/** What a response says about the body; a status with another code is told as it is. */
function resultOf({ statusCode, body }: CallResponse): string {
  const code = /"code":"(\w+)"/.exec(body)?.[1] ?? '';
  const isAboutBody = ['malformed', 'too_large', 'unsupported_media_type', 'validation'].includes(code);
  if (isAboutBody) return problemStatus[code as ProblemCode] === statusCode ? code : `${code}, ${statusCode}`;
  return statusCode < 500 && ![400, 413, 415].includes(statusCode) ? 'read' : `${statusCode}`;
}
