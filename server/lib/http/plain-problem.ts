import type { Problem } from '#server/lib/problem.ts';

type PlainProblem = { headers: Record<string, string | number>; body: string };

/** A problem in the form of every other one, in English: it is for what is rejected before Fastify, its hooks and its routes. */
export function plainProblem(problem: Problem): PlainProblem {
  const body = JSON.stringify(problem.toResponse('en'));
  const { retryAfterSeconds } = problem.details;
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(retryAfterSeconds && { 'retry-after': retryAfterSeconds }),
    },
  };
}
