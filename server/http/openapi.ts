import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ProblemCode, problemAnswer, problemStatus } from '#contract/problems.ts';

/** What any call may answer besides its success. */
const everywhere: readonly ProblemCode[] = [
  'malformed',
  'too_large',
  'unsupported_media_type',
  'validation',
  'too_many_requests',
  'unknown',
  'busy',
];

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function problemsOf(endpoint: Endpoint): Record<string, unknown> {
  const codes = [...everywhere, ...(endpoint.problems ?? [])];
  if (endpoint.caller === 'signedIn') codes.push('signed_out');
  const byStatus = Object.groupBy(codes, (code) => String(problemStatus[code]));
  const body = jsonSchema(problemAnswer, 'output');
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [status, { description: list?.join(', '), ...body }]),
  );
}

/**
 * The route's part of the OpenAPI document. It documents only: `mount.ts` checks with the contract itself, and
 * `app.ts` switches Fastify's own validation and serialisation off.
 */
export function describeRoute(endpoint: Endpoint): FastifySchema {
  return {
    tags: ['Mind Your Step'],
    summary: endpoint.purpose,
    ...(endpoint.caller === 'signedIn' && { security: [{ bearer: [] }] }),
    ...(endpoint.caller === 'anyoneKnown' && { security: [{}, { bearer: [] }] }),
    ...(endpoint.params && { params: jsonSchema(endpoint.params, 'input') }),
    ...(endpoint.query && { querystring: jsonSchema(endpoint.query, 'input') }),
    ...(endpoint.body && { body: jsonSchema(endpoint.body, 'input') }),
    response: {
      [endpoint.status ?? 200]: { description: 'Success', ...jsonSchema(endpoint.answer, 'output') },
      ...problemsOf(endpoint),
    },
  } as FastifySchema;
}
