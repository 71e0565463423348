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
