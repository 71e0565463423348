import { finished } from 'node:stream/promises';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemCode } from '#contract/problems.ts';
import { outageOf } from '#server/lib/database/outage.ts';
import type { Text } from '#server/lib/language/text.ts';
import { commonMessages } from '#server/lib/messages.ts';
import { busy, Problem } from '#server/lib/problem.ts';

const codeOfStatus: Record<number, ProblemCode> = {
  400: 'malformed',
  // A file outside the served folder: the response does not reveal whether it exists.
  403: 'not_found',
  404: 'not_found',
  413: 'too_large',
  // A part of the address that is longer than any of ours.
  414: 'not_found',
  415: 'unsupported_media_type',
  416: 'range_unsatisfiable',
  503: 'busy',
};

const messageOfCode: Partial<Record<ProblemCode, Text>> = {
  malformed: commonMessages.requestUnreadable,
  not_found: commonMessages.nothingHere,
  too_large: commonMessages.requestTooLarge,
  unsupported_media_type: commonMessages.requestNotJson,
  range_unsatisfiable: commonMessages.noSuchRange,
};

/** Fastify's own errors in our words, and a database that cannot work now; anything unforeseen is `unknown`. */
export function asProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  const code = isAboutRequest(error) ? (codeOfStatus[error.statusCode ?? 500] ?? 'unknown') : 'unknown';
  if (code === 'busy' || (code === 'unknown' && outageOf(error))) return busy();
  return new Problem(code, messageOfCode[code] ?? commonMessages.unknownError);
}

/**
 * Whether an error is Fastify's, its file sender's, or an upload's that broke off. Errors of other libraries have status
 * codes too, which another server sent to us.
 */
function isAboutRequest(error: FastifyError): boolean {
  const isBrokenUpload = error.code === 'ECONNRESET' && error.statusCode === 400;
  return error.code?.startsWith('FST_') || 'expose' in error || isBrokenUpload;
}

/** Logs what the caller does not see: an unforeseen error with its place, an outage in one line, as there are many. */
export function logHidden({ log }: FastifyRequest, error: FastifyError | Problem, problem: Problem): void {
  if (problem.code === 'unknown') log.error({ err: error }, 'unforeseen error');
  const outage = problem.code === 'busy' && outageOf(error);
  if (outage) log.warn({ reason: outage }, 'the database cannot work');
}

/** The one place where problems become HTTP. Unknown errors are logged once, under the request's id. */
export async function sendProblem(
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const problem = asProblem(error);
  logHidden(request, error, problem);
  if (problem.code === 'too_large') await receiveRest(request);
  if (problem.details.retryAfterSeconds) reply.header('retry-after', problem.details.retryAfterSeconds);
  // The file sender says here how long the file is.
  if (problem.code === 'range_unsatisfiable' && 'headers' in error) reply.headers(error.headers as object);
  const response = problem.toResponse(request.language);
  const { message } = response;
  const data = request.routeOptions.config.repeatsMessage && { data: { message } };
  return reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .send({ ...response, ...data });
}

/** How much of a rejected body is still received, and for how long. */
const restLimit = { bytes: 20_000_000, ms: 5000 };

/** Closing the connection early would lose the response: most clients send their whole body before they read. */
async function receiveRest({ raw, headers }: FastifyRequest): Promise<void> {
  if (Number(headers['content-length'] ?? 0) > restLimit.bytes) return;
  raw.resume();
  await finished(raw, { signal: AbortSignal.timeout(restLimit.ms) }).catch(() => undefined);
}
