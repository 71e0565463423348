import { bodySchemaOf, type Call, callsOf } from '../calls.ts';
import { type Outcome, startOutcome } from './attack.ts';
import { entitledCaller, sendCall, type Target } from './send-call.ts';
import { textsIn, withText } from './text-fields.ts';
import { addressWith, validAddress, validBody, validParams } from './valid-requests.ts';

const mb = 1_000_000;

/** Receives every email that the text below is written into as it is. */
export const hiddenReader = 'everybody@example.org';
export const headerText = `a\r\nBcc: ${hiddenReader}\r\n\r\nhello`;

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
  'lines of headers': headerText,
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
        const { statusCode, body } = sent;
        const shown = `${method} ${call.path}, ${where}: ${what}, status ${statusCode} ${body}`;
        if (statusCode >= 500) fault('a failure', shown);
        if (statusCode < 300 && unstorable.includes(what)) fault(`${what} is accepted`, shown);
      }
    }
  }
  return outcome;
}

/**
 * The server drops a message with the hidden field of a form, and a second one with the same key: without both, each text
 * is stored and gets into the emails about it.
 */
function storedBody(call: Call): Record<string, unknown> | undefined {
  const { operation: _key, website: _hidden, ...body } = validBody(call) ?? {};
  return bodySchemaOf(call) && body;
}

type Input = { where: string; url: string; payload: string | undefined };

function inBody(call: Call, text: string): Input[] {
  const schema = bodySchemaOf(call);
  if (!schema) return [];
  const body = storedBody(call);
  return textsIn(schema).map((field) => ({
    where: field.join('.'),
    url: validAddress(call),
    payload: JSON.stringify(withText(body, field, text)),
  }));
}

function inAddress(call: Call, text: string): Input[] {
  // Half a character cannot be written in an address.
  if (!text.isWellFormed()) return [];
  const short = text.slice(0, longestInAddress);
  const body = storedBody(call);
  return (call.parameters ?? []).map(({ in: place, name }) => ({
    where: name,
    url:
      place === 'query'
        ? `${validAddress(call)}?${name}=${encodeURIComponent(short)}`
        : addressWith(call, { ...validParams(call), [name]: short }),
    payload: body && JSON.stringify(body),
  }));
}
