import fc from 'fast-check';
import {
  bodySchemaOf,
  type Call,
  type CallInput,
  callsOf,
  faultOf,
  faultOfBody,
  inputsOf,
  type OpenApi,
} from '../calls.ts';
import { validInput } from '../inputs.ts';
import { type Outcome, startOutcome } from './attack.ts';
import { textsIn, withText } from './text-fields.ts';

/** Makes up the session of a caller; some calls end sessions, so each request gets another. */
export type TokenFor = (caller: string) => Promise<string | null>;

const mb = 1_000_000;
const timeoutMs = 30_000;

/** Texts that programs have stumbled over. The first two cannot be stored, so no call may accept them. */
const badTexts: Record<string, string> = {
  'a NUL character': 'a\u0000b',
  'half a character': 'a\ud800b',
  'changed direction': '\u202etxet\u202c \u200f\u061c',
  '1 MB': 'x'.repeat(mb),
  prototype: '__proto__',
  constructor: 'constructor.prototype',
  SQL: "'; drop table accounts; --",
  'SQL with quotes': '$$" or 1=1) union select null,null -- ',
  HTML: '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  template: '\u0024{7*7}{{7*7}}<%= 7*7 %>#{7*7}',
  'lines of headers': 'a\r\nBcc: everybody@example.org\r\n\r\nhello',
  format: '%s%n%x\\u0000%00',
};
const unkeepable = ['a NUL character', 'half a character'];

type Sent = { statusCode: number; contentType: string; body: string };

async function send(address: string, call: Call, input: CallInput, token: string | null): Promise<Sent> {
  const { url, payload } = input;
  const response = await fetch(address + url, {
    method: call.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { body: payload }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'manual',
  });
  const { status: statusCode, headers } = response;
  return { statusCode, contentType: headers.get('content-type') ?? '', body: await response.text() };
}

function describeRequest({ method, path }: Call, input: CallInput, fault: string): string {
  return `${method} ${path} with ${(input.payload ?? input.url).slice(0, 200)}: ${fault}`;
}

/** Wrong types, missing, extra, huge and deep input to every call of the document, as every kind of caller. */
export async function attackInputs(
  address: string,
  api: OpenApi,
  { callers, tokenFor, each, seed }: { callers: string[]; tokenFor: TokenFor; each: number; seed: number },
): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  for (const call of callsOf(api)) {
    const inputs = fc.sample(inputsOf(call), { numRuns: each * callers.length, seed });
    for (const [index, input] of inputs.entries()) {
      const caller = callers[index % callers.length] ?? 'nobody';
      const sent = await send(address, call, input, await tokenFor(caller));
      count(`as ${caller}`);
      const found = faultOf(call, sent) ?? unexpectedSuccess(call, input, sent);
      if (found) fault(describeRequest(call, input, found));
    }
  }
  return outcome;
}

/** A success although the document does not allow this body. */
function unexpectedSuccess(call: Call, { payload }: CallInput, { statusCode }: Sent): string | null {
  if (statusCode >= 300 || payload === undefined) return null;
  const wrong = faultOfBody(call, payload);
  return wrong && `status ${statusCode}, although ${wrong}`;
}

/** Bad texts in every text field, in a body that is valid otherwise. */
export async function attackTexts(address: string, api: OpenApi, tokenFor: TokenFor): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  for (const call of callsOf(api)) {
    const schema = bodySchemaOf(call);
    if (!schema) continue;
    const [sample] = fc.sample(validInput(schema), { numRuns: 1, seed: 20 });
    for (const field of textsIn(schema)) {
      for (const [what, text] of Object.entries(badTexts)) {
        const payload = JSON.stringify(withText(sample, field, text));
        const input = { url: call.path.replaceAll(/\{\w+\}/g, 'x'), payload };
        const sent = await send(address, call, input, await tokenFor('administrator'));
        count(what);
        const isKept = sent.statusCode < 300 && unkeepable.includes(what);
        const where = `${call.method} ${call.path}, ${field.join('.')}, ${what}`;
        if (sent.statusCode >= 500 || isKept) fault(`${where}: status ${sent.statusCode} ${sent.body}`);
      }
    }
  }
  return outcome;
}

const deep = 10_000;
/** `isObject`: a call whose fields may all be missing accepts it, and ignores what it does not know. */
type Body = { type?: string; body: string | Buffer<ArrayBuffer>; isObject?: true };
const bodies: Record<string, Body> = {
  '10 MB': { body: JSON.stringify({ text: 'x'.repeat(10 * mb) }) },
  '10,000 lists deep': { body: `${'['.repeat(deep)}${']'.repeat(deep)}` },
  '10,000 objects deep': { body: `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`, isObject: true },
  'the same key twice': { body: '{"a":1,"a":2}', isObject: true },
  'the prototype': { body: '{"__proto__":{"isSubscribed":true}}' },
  'the prototype, by its constructor': { body: '{"constructor":{"prototype":{"isSubscribed":true}}}' },
  'bytes that are no text': { body: Buffer.from('{"a":"\xff\xfe"}', 'latin1'), isObject: true },
  XML: { type: 'text/xml', body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  'a form': { type: 'application/x-www-form-urlencoded', body: 'email=a&password=b' },
  'plain text': { type: 'text/plain', body: '{}' },
};

/** Bodies that no call can use, to every call that takes one. */
export async function attackBodies(address: string, api: OpenApi, tokenFor: TokenFor): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  for (const call of callsOf(api).filter(bodySchemaOf)) {
    const takesNothing = faultOfBody(call, '{}') === null;
    for (const [what, { type = 'application/json', body, isObject }] of Object.entries(bodies)) {
      if (isObject && takesNothing) continue;
      const token = await tokenFor('administrator');
      const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) };
      const url = address + call.path.replaceAll(/\{\w+\}/g, 'x');
      count(what);
      const status = await statusOf(url, { method: call.method, headers, body });
      if (status >= 500 || status < 300) fault(`${call.method} ${call.path}, ${what}: status ${status}`);
    }
  }
  return outcome;
}

async function statusOf(url: string, request: RequestInit): Promise<number> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return 504;
    // The server closes the connection before it has read all of a body that is too long.
    return 413;
  }
}
