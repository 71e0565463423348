import type * as z from 'zod/mini';
import { type ProblemCode, type ProblemResponse, problemStatus } from '#contract/problems.ts';
import type { User } from '#contract/user.ts';

type ProblemDetails = {
  errors?: Record<string, string>;
  clientSecret?: string;
  token?: string;
  user?: User;
  retryAfterSeconds?: number;
};

/** A failure that is reported to the caller. Handlers throw it; `errors.ts` turns it into a response. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problemStatus[this.code];
  }

  toResponse(): ProblemResponse {
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

/** A problem of one field: its message is at the field and, for clients that show a single line, above. */
export function fieldProblem(field: string, message: string, code: ProblemCode = 'validation'): Problem {
  return new Problem(code, message, { errors: { [field]: message } });
}

/** The faults that a schema of the contract finds in an input: one message per field, the first one above. */
export function inputProblem(issues: readonly z.core.$ZodIssue[]): Problem {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join('.') || 'body'] ??= message;
  return new Problem('validation', Object.values(errors)[0] ?? 'Invalid input', { errors });
}

/** More is requested than can be done now. */
export function busy(): Problem {
  return new Problem('busy', 'The service is busy. Please try again in a moment.', { retryAfterSeconds: 5 });
}
