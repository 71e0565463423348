import type * as z from 'zod/mini';
import type { Language } from '#contract/pages/languages.ts';
import { type ProblemCode, type ProblemResponse, problemStatus } from '#contract/problems.ts';
import type { User } from '#contract/user.ts';
import { fieldText } from '#server/lib/field-text.ts';
import { paramsIn, sayIn, type Text } from '#server/lib/language/text.ts';
import { commonMessages } from '#server/lib/messages.ts';

type ProblemDetails = {
  errors?: Record<string, string | Text>;
  clientSecret?: string;
  token?: string;
  user?: User;
  retryAfterSeconds?: number;
};

/**
 * A failure that is reported to the caller. Handlers throw it; `errors.ts` turns it into a response in the caller's language.
 * What only operators and programs see is plain English.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly text: string | Text;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, text: string | Text, details: ProblemDetails = {}) {
    super(sayIn('en', text));
    this.code = code;
    this.text = text;
    this.details = details;
  }

  get status(): number {
    return problemStatus[this.code];
  }

  toResponse(language: Language): ProblemResponse {
    const { text } = this;
    const { errors, clientSecret, token, user } = this.details;
    const said = Object.entries(errors ?? {}).map(([field, error]) => [field, sayIn(language, error)]);
    return {
      message: sayIn(language, text),
      code: this.code,
      ...(typeof text !== 'string' && nameOf(text, language)),
      ...(errors && { errors: Object.fromEntries(said) }),
      ...(this.code === 'wrong_credentials' && { auth: false as const }),
      ...(clientSecret && { clientSecret }),
      ...(token && user && { token, user }),
    };
  }
}

/** What a program may tell the message by. */
function nameOf({ id, params }: Text, language: Language) {
  const hasParams = Object.keys(params).length > 0;
  return { text: id, ...(hasParams && { params: paramsIn(params, language) }) };
}

/** A problem of one field: its message is at the field and, for clients that show a single line, above. */
export function fieldProblem(field: string, text: string | Text, code: ProblemCode = 'validation'): Problem {
  return new Problem(code, text, { errors: { [field]: text } });
}

/** The faults that a schema of the contract finds in an input: one message per field, the first one above. */
export function inputProblem(issues: readonly z.core.$ZodIssue[]): Problem {
  const errors: Record<string, string | Text> = {};
  for (const { path, message } of issues) errors[path.join('.') || 'body'] ??= fieldText(message);
  return new Problem('validation', Object.values(errors)[0] ?? commonMessages.invalidInput, { errors });
}

/** More is requested than can be done now. */
export function busy(): Problem {
  return new Problem('busy', commonMessages.busy, { retryAfterSeconds: 5 });
}
