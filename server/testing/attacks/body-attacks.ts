import { gzipSync } from 'node:zlib';
import { bodySchemaOf, callsOf, faultOfBody } from '../calls.ts';
import { type Outcome, startOutcome } from './attack.ts';
import { entitledCaller, sendCall, type Target } from './send-call.ts';

const mb = 1_000_000;
const deep = 10_000;

/** `isObject`: a call whose fields may all be missing accepts it, and ignores what it does not know. */
type Body = { type?: string; payload: string | Buffer<ArrayBuffer>; isObject?: true };

const bodies: Record<string, Body> = {
  '10 MB': { payload: JSON.stringify({ text: 'x'.repeat(10 * mb) }) },
  '10,000 lists deep': { payload: `${'['.repeat(deep)}${']'.repeat(deep)}` },
  '10,000 objects deep': { payload: `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`, isObject: true },
  'the same key twice': { payload: '{"a":1,"a":2}', isObject: true },
  'the prototype': { payload: '{"__proto__":{"isSubscribed":true}}' },
  'the prototype, escaped': { payload: '{"\\u005f_proto__":{"isSubscribed":true}}' },
  'the prototype, deep inside': { payload: '{"a":[{"b":{"__proto__":{"isSubscribed":true}}}]}' },
  'the prototype, by its constructor': { payload: '{"constructor":{"prototype":{"isSubscribed":true}}}' },
  'bytes that are no text': { payload: Buffer.from('{"a":"\xff\xfe"}', 'latin1'), isObject: true },
  'bytes of half a character': { payload: Buffer.from('{"a":"\xed\xa0\x80"}', 'latin1'), isObject: true },
  'a NUL character as it is': { payload: '{"a":"\u0000"}' },
  'a number without end': { payload: `{"a":${'9'.repeat(100_000)}}`, isObject: true },
  'the beginning of a body': { payload: '{"email":"a' },
  'two bodies': { payload: '{}{}' },
  'packed bytes': { payload: Buffer.from(gzipSync('{}')) },
  XML: { type: 'text/xml', payload: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  'a form': { type: 'application/x-www-form-urlencoded', payload: 'email=a&password=b' },
  'plain text': { type: 'text/plain', payload: '{}' },
  'JSON by another name': { type: 'application/csp-report', payload: '{}' },
};

/** Bodies that no call can use, to every call that takes one. */
export async function attackBodies({ address, api, tokenFor }: Target): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  for (const call of callsOf(api).filter(bodySchemaOf)) {
    const { method } = call;
    const takesNothing = faultOfBody(call, '{}') === null;
    const url = call.path.replaceAll(/\{\w+\}/g, 'x');
    for (const [what, { isObject, ...body }] of Object.entries(bodies)) {
      if (isObject && takesNothing) continue;
      const sent = await sendCall(address, { method, url, ...body }, await tokenFor(entitledCaller(call)));
      count(what);
      const { statusCode } = sent;
      if (statusCode >= 500 || statusCode < 300) fault(what, `${method} ${url}: ${statusCode} ${sent.body}`);
    }
  }
  return outcome;
}
