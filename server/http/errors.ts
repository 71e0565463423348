import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemCode } from '#contract/problems.ts';
import { unknownErrorMessage } from '#contract/problems.ts';
import { busy, Problem } from '#server/problem.ts';

const codeOfStatus: Record<number, ProblemCode> = {
  400: 'malformed',
  // A file outside of the folder that is served: nobody is told whether it exists.
  403: 'not_found',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  416: 'range_unsatisfiable',
  503: 'busy',
};

const messageOfCode: Partial<Record<ProblemCode, string>> = {
  malformed: 'The request could not be read.',
  not_found: 'There is nothing at this address.',
  too_large: 'The request is too large.',
  unsupported_media_type: 'The request should be JSON.',
  range_unsatisfiable: 'The file has no such part.',
};

/** Fastify's own refusals in our words; anything unforeseen is `unknown`. */
export function asProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  const code = codeOfStatus[error.statusCode ?? 500] ?? 'unknown';
  return code === 'busy' ? busy() : new Problem(code, messageOfCode[code] ?? unknownErrorMessage);
}

/** The one place where problems become HTTP. Unknown errors are logged once, under the request's id. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) => {
    const problem = asProblem(error);
    if (problem.code === 'unknown') request.log.error({ err: error }, 'unforeseen error');
    if (problem.details.retryAfterSeconds) reply.header('retry-after', problem.details.retryAfterSeconds);
    return reply.status(problem.status).header('cache-control', 'no-store').send(problem.toAnswer());
  });
}
