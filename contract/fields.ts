import * as z from 'zod/mini';

/** Fields that several calls share, with the specification's messages (section 5). */

export const instant = z.iso.datetime({ offset: true });
/** A UUID of any version: it only has to be new. */
export const uuid = z.guid();

/** US dollars as a JSON number: 9.99. Never cents, never text. */
export const dollars = z.number();

/** PostgreSQL stores neither NUL characters nor lone surrogates. */
const unstorable = /\0|\p{Surrogate}/u;

/** Digits of any script as 0 to 9: each script has its ten digits side by side, from its zero on. */
export function plainDigits(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(point - zero);
  });
}

/**
 * The longest text that a field takes. Checked before all that follows, which is not tried on a longer one: a pattern that takes
 * long for 100 kB would keep everybody waiting.
 */
export function atMost(limit: number, error = `atMost:${limit}`) {
  return z.maxLength(limit, { error, abort: true });
}

/** What is typed is never longer before its letters are brought into one form, which takes long for a long text. */
export const asTyped = (error?: string) => atMost(1000, error);

/** Any text in a request; every text field is declared with it. `required` is the message if it is missing. */
export function text(required?: string) {
  return z.string(required === undefined ? undefined : { error: required }).check(
    z.refine((given) => !unstorable.test(given), {
      error: 'unstorable',
      abort: true,
    }),
  );
}

/**
 * An instant by a client's clock: it may be wrong, but not by millennia, which PostgreSQL could not store. Not checked by
 * a second pattern, because its JSON Schema then loses the format `date-time`.
 */
export const givenInstant = instant.check(z.refine((given) => /^(19|2\d)\d\d-/.test(given), 'notOurAge'));

/** What only says a client's clock: it never makes a call fail, and null or nonsense count as not given. */
export const clientInstant = z.optional(
  z.nullable(z.pipe(z.union([z.string(), z.number()]), z.transform(readInstant))),
);

/**
 * An instant as clients write it: ISO 8601 with a zone, or milliseconds since 1970. Without a zone nobody knows which one
 * is meant, and outside of our age PostgreSQL could not store it: then it is null.
 */
function readInstant(given: string | number): string | null {
  const isZoned = typeof given === 'number' || /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/i.test(given);
  const at = new Date(given);
  if (!isZoned || Number.isNaN(at.getTime())) return null;
  const year = at.getUTCFullYear();
  return year >= 1900 && year < 3000 ? at.toISOString() : null;
}

/** What is never shown, and blank letters. */
const unseen = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A name, an address or another line as it is stored: one form of each letter, one kind of space, and nothing unseen but
 * the joiners that some scripts need between two letters. Whether two of them are the same is decided in the database
 * alone (`name_key`).
 */
export function normalize(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(/(^|[^\p{L}\p{M}])[\u200C\u200D]+/gu, '$1')
    .replaceAll(/[\u200C\u200D]+(?![\p{L}\p{M}])/gu, '')
    .replaceAll(/[\p{Zs}\t]+/gu, ' ')
    .trim();
}

/** The same, with one form of letters that only look different: full-width ones, ligatures, small figures. */
export const plainLetters = (typed: string) => normalize(typed.normalize('NFKC'));

const atom = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const domainLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
/** What mail servers take (RFC 5321, with the letters of RFC 6531). No part can match in two ways: it takes linear time. */
const emailPattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${domainLabel}\\.)+${domainLabel}$`, 'u');

/** A required email address; `required` is the message of the empty field. */
export function email(required: string) {
  return text(required).check(
    asTyped('emailInvalid'),
    z.overwrite(plainLetters),
    z.minLength(1, { error: required, abort: true }),
    atMost(254, 'emailInvalid'),
    z.regex(emailPattern, 'emailInvalid'),
  );
}

/** An address that may be missing: empty text counts as not given. */
export const optionalEmail = z.optional(
  z.nullable(
    text().check(
      asTyped('emailInvalid'),
      z.overwrite(plainLetters),
      atMost(254, 'emailInvalid'),
      z.refine<string>((given) => given === '' || emailPattern.test(given), 'emailInvalid'),
    ),
  ),
);

/** A required line of text, trimmed, with its message and upper limit in characters. */
export function requiredText(required: string, limit = 200) {
  return text(required).check(z.trim(), z.minLength(1, { error: required, abort: true }), atMost(limit));
}

/** Controls, marks that turn the direction of what follows, and characters that no font has. */
const disruptive = /[\p{Cc}\p{Co}\p{Cn}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

export const oneLine = z.refine<string>((given) => !disruptive.test(given.trim()), {
  error: 'lineBreaks',
  abort: true,
});

/** A name in one line. */
export function line(limit: number) {
  return text().check(asTyped(), oneLine, z.overwrite(normalize), atMost(limit));
}

/** A required name in one line; `required` is the message of the empty field. */
export function requiredLine(required: string, limit = 200) {
  return text(required).check(
    asTyped(),
    oneLine,
    z.overwrite(normalize),
    z.minLength(1, { error: required, abort: true }),
    atMost(limit),
  );
}

/** An address of the web or of mail, or a number to call: our emails to strangers carry the name. */
const contact = /@|:\/\/|\bwww\.|[\p{L}\p{N}]\.[a-z]{2,24}(?!\p{L})|(?:\d[\s()./+-]*){7}/u;

/** The name of a facility, as its administrator or an operator gives it. */
export const facilityName = requiredLine('facilityNameRequired', 120).check(
  z.refine((given) => !contact.test(given), 'facilityNameContact'),
);

/** The four wordings of the 8-character rule (docs/product-decisions.md#password-wording). */
export const passwordMessages = {
  facility: 'passwordShortFacility',
  individual: 'passwordShortIndividual',
  reset: 'passwordShortReset',
  signUp: 'passwordShortSignUp',
} as const;

/** A new password. Long ones are fine: the limit only keeps hashing cheap. */
export function newPassword(tooShort: string, required = 'passwordRequired') {
  return text(required).check(
    z.minLength(1, { error: required, abort: true }),
    z.minLength(8, tooShort),
    atMost(1024),
  );
}

/** A password typed to log in: only its presence is checked. */
export function givenPassword(required: string) {
  return text(required).check(z.minLength(1, required), atMost(1024));
}

/** Empty text counts as not given. */
export const optionalCode = z.optional(z.nullable(text().check(z.trim(), atMost(100))));

/** The total that was shown, in US dollars: no other amount is charged (#unknown-price). */
export const expectedTotal = z.optional(dollars);

/** What a person agreed to at sign-up, and in which version of the texts (#age and #consent). */
export const consent = z.object({
  age: z.boolean(),
  contact: z.boolean(),
  version: text().check(z.minLength(1), atMost(40)),
});

/** Version of the two texts beside the checkboxes of every sign-up. A changed text gets a new version. */
export const consentVersion = '1';

/** On the wire it is called `operation`: a request that is sent twice with the same key takes effect once. */
export const idempotencyKey = z.optional(uuid);

export const messageResponse = z.object({ message: z.string() });
