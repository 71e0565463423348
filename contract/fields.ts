import * as z from 'zod/mini';

/** Fields that several calls share, with the specification's messages (section 5). */

export const instant = z.iso.datetime({ offset: true });
/** Of any version: what matters is that it is a new one. */
export const uuid = z.guid();

/** US dollars as a JSON number: 9.99. Never cents, never text. */
export const dollars = z.number();

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A required email address; `required` is the message of the empty field. */
export function email(required: string) {
  return z
    .string({ error: required })
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(254, 'Invalid email address'),
      z.regex(emailPattern, 'Invalid email address'),
    );
}

/** A required line of text, trimmed, with its message and upper limit in characters. */
export function requiredText(required: string, limit = 200) {
  return z
    .string({ error: required })
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(limit, `At most ${limit} characters`),
    );
}

/** The four wordings of the 8-character rule (decision G61). */
export const passwordMessages = {
  facility: 'Password too short minimum 8 digit',
  individual: 'Password must be at least 8 characters long',
  reset: 'Password too short, minimum 8 digits',
  signUp: 'Password too short, minimum 8 characters',
} as const;

/** A new password. Long ones are welcome: the limit only keeps hashing cheap. */
export function newPassword(tooShort: string, required = 'Password Required') {
  return z
    .string({ error: required })
    .check(
      z.minLength(1, { error: required, abort: true }),
      z.minLength(8, tooShort),
      z.maxLength(1024, 'At most 1024 characters'),
    );
}

/** A password typed to log in: only its presence is checked. */
export function givenPassword(required: string) {
  return z
    .string({ error: required })
    .check(z.minLength(1, required), z.maxLength(1024, 'At most 1024 characters'));
}

/** Empty text counts as not given. */
export const optionalCode = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(100))));

/** What a person agreed to at sign-up (decisions G78, G79): which version of the texts. */
export const consent = z.object({
  age: z.boolean(),
  contact: z.boolean(),
  version: z.string().check(z.minLength(1), z.maxLength(40)),
});

/** Of the two texts beside the boxes of every sign-up. A changed text gets a new version. */
export const consentVersion = '1';

/** An idempotency key: the same operation sent twice is taken in once. */
export const operation = z.optional(uuid);

export const messageAnswer = z.object({ message: z.string() });
