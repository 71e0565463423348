import fc from 'fast-check';
import { bodySchemaOf, type Call, callsOf } from '../calls.ts';
import { validInput } from '../inputs.ts';
import { type Outcome, startOutcome } from './attack.ts';
import { entitledCaller, sendCall, type Target } from './send-call.ts';
import { textsIn, withText } from './text-fields.ts';

const mb = 1_000_000;

/** Texts that programs have stumbled over. */
const badTexts: Record<string, string> = {
  'a NUL character': 'a\u0000b',
  'half a character': 'a\ud800b',
  'the other half': '\udc00',
  'changed direction': '\u202etxet\u202c \u200f\u061c',
  'many accents': `e${'\u0301'.repeat(300)}`,
  'no character': '\ufffe\uffff\ufdd0',
  'steers the terminal': '\u001b[2J\u001b]0;title\u0007\b\r',
  '1 MB': 'x'.repeat(mb),
  prototype: '__proto__',
  constructor: 'constructor.prototype',
  SQL: "'; drop table accounts; --",
  'SQL with quotes': '$$" or 1=1) union select null,null -- ',
  wildcards: '%_%\\_%',
  HTML: '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  script: 'javascript:alert(1)//',
  template: '\u0024{7*7}{{7*7}}<%= 7*7 %>#{7*7}',
  formula: '=HYPERLINK("http://example.org","a")',
  path: '../../../../etc/passwd',
  'lines of headers': 'a\r\nBcc: everybody@example.org\r\n\r\nhello',
  format: '%s%n%x\\u0000%00',
};

/** Cannot be stored, so no call may accept them. */
const unstorable = ['a NUL character', 'half a character', 'the other half'];

/** The longest text that is tried in an address: the server reads headers up to a limit, and closes longer ones. */
const longestInAddress = 20_000;

/** Bad texts in every text field of a body that is valid otherwise, and in every parameter of an address. */
export async function attackTexts({ address, api, tokenFor }: Target): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  for (const call of callsOf(api)) {
    const { method } = call;
    for (const [what, text] of Object.entries(badTexts)) {
      for (const { where, ...input } of [...inBody(call, text), ...inAddress(call, text)]) {
        const sent = await sendCall(address, { method, ...input }, await tokenFor(entitledCaller(call)));
        count(what);
        const isStored = sent.statusCode < 300 && unstorable.includes(what);
        if (sent.statusCode >= 500 || isStored) {
          fault(`${method} ${call.path}, ${where}`, `${what}: status ${sent.statusCode} ${sent.body}`);
        }
      }
    }
  }
  return outcome;
}

type Input = { where: string; url: string; payload: string | undefined };

const emptyAddress = ({ path }: Call) => path.replaceAll(/\{\w+\}/g, 'x');

function inBody(call: Call, text: string): Input[] {
  const schema = bodySchemaOf(call);
  if (!schema) return [];
  const [sample] = fc.sample(validInput(schema), { numRuns: 1, seed: 20 });
  return textsIn(schema).map((field) => ({
    where: field.join('.'),
    url: emptyAddress(call),
    payload: JSON.stringify(withText(sample, field, text)),
  }));
}

function inAddress(call: Call, text: string): Input[] {
  // Half a character cannot be written in an address.
  if (!text.isWellFormed()) return [];
  const encoded = encodeURIComponent(text.slice(0, longestInAddress));
  return (call.parameters ?? []).map(({ in: place, name }) => ({
    where: name,
    url:
      place === 'query'
        ? `${emptyAddress(call)}?${name}=${encoded}`
        : emptyAddress({ ...call, path: call.path.replace(`{${name}}`, () => encoded) }),
    payload: bodySchemaOf(call) ? '{}' : undefined,
  }));
}
