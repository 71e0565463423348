import type * as z from 'zod/mini';
import { type ProblemAnswer, type ProblemCode, problemStatus } from '#contract/problems.ts';
import type { User } from '#contract/user.ts';

type Details = {
  errors?: Record<string, string>;
  clientSecret?: string;
  token?: string;
  user?: User;
  retryAfterSeconds?: number;
};

/** A failure the caller is told about. Verbs throw it; `http/errors.ts` turns it into an answer. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problemStatus[this.code];
  }

  toAnswer(): ProblemAnswer {
    const { errors, clientSecret, token, user } = this.details;
    return {
      message: this.message,
      code: this.code,
      ...(errors && { errors }),
      ...(this.code === 'wrong_credentials' && { auth: false as const }),
      ...(clientSecret && { clientSecret }),
      ...(token && user && { token, user }),
    };
  }
}

/** A problem of one field: its message stands there, and for clients that show a single line above. */
export function fieldProblem(field: string, message: string, code: ProblemCode = 'validation'): Problem {
  return new Problem(code, message, { errors: { [field]: message } });
}

/** What a schema of the contract says against an input: one message a field, the first one above. */
export function inputProblem(issues: readonly z.core.$ZodIssue[]): Problem {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join('.') || 'body'] ??= message;
  return new Problem('validation', Object.values(errors)[0] ?? 'Invalid input', { errors });
}

/** More is asked than can be done now. */
export function busy(): Problem {
  return new Problem('busy', 'The service is busy. Please try again in a moment.', { retryAfterSeconds: 5 });
}
