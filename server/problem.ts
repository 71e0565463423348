import { type ProblemAnswer, type ProblemCode, problemStatus } from '#contract/problems.ts';

type Details = {
  errors?: Record<string, string>;
  clientSecret?: string;
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
    const { errors, clientSecret } = this.details;
    return {
      message: this.message,
      code: this.code,
      ...(errors && { errors }),
      ...(this.code === 'wrong_credentials' && { auth: false as const }),
      ...(clientSecret && { clientSecret }),
    };
  }
}
