import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, ServedEndpoint } from '#contract/endpoint.ts';
import { isForOperators } from '#contract/operator-roles.ts';
import { type ProblemCode, problemResponse, problemStatus } from '#contract/problems.ts';

/** Problems that any call may respond with. */
const everywhere: readonly ProblemCode[] = ['unknown', 'busy'];

/** Pages and files stay open to blocked networks. */
const isClosedToBlocked = ({ path }: Endpoint) => path.startsWith('/api/');

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

/** Problems that the input of a call may have. */
function inputProblems({ method, params, query, body }: Endpoint): ProblemCode[] {
  const isChecked = [params, query, body].some((schema) => schema && mayReject(jsonSchema(schema, 'input')));
  const takesAnything = body !== undefined && !mayReject(jsonSchema(body, 'input'));
  return [
    ...(method === 'GET' ? [] : (['too_large'] as const)),
    ...(method === 'GET' || takesAnything ? [] : (['malformed', 'unsupported_media_type'] as const)),
    ...(isChecked ? (['validation'] as const) : []),
  ];
}

/** Whether the schema may reject an input: it does not where any text will do, as for parts of an address. */
function mayReject({ properties = {}, type }: Json): boolean {
  const fields = Object.values(properties as Record<string, Json>);
  const isAnyText = (field: Json) => field.type === 'string' && Object.keys(field).length === 1;
  return type !== undefined && !fields.every(isAnyText);
}

function problemsOf(endpoint: ServedEndpoint): Json {
  const isPersonal = endpoint.caller === 'signedIn';
  const signedOut: ProblemCode[] = isPersonal ? ['signed_out'] : [];
  const isClosed = isPersonal && !endpoint.beforeOwnPassword;
  const codes = new Set([
    ...everywhere,
    ...(isClosedToBlocked(endpoint) ? (['network_blocked'] as const) : []),
    ...inputProblems(endpoint),
    ...signedOut,
    ...(isClosed ? (['new_password_required'] as const) : []),
    ...(isPersonal && !endpoint.beforeTwoSteps ? (['two_steps_required'] as const) : []),
    ...(isForOperators(endpoint.only) ? (['forbidden'] as const) : []),
    ...(endpoint.only === 'administrators' ? (['facility_ended'] as const) : []),
    ...(endpoint.problems ?? []),
  ]);
  const byStatus = Object.groupBy(codes, (code) => String(problemStatus[code]));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list = []]) => [
      status,
      { description: list.join(', '), ...problemContent(endpoint) },
    ]),
  );
}

/** JSON, except for a signed address, which a person opens in a browser. */
function problemContent({ caller }: Endpoint): Json {
  if (caller === 'signedAddress') return { content: { 'text/html': { schema: { type: 'string' } } } };
  return jsonSchema(problemResponse, 'output');
}

function successesOf({ status = 200, response, mediaTypes, otherResponses = {} }: ServedEndpoint): Json {
  const file = { schema: { type: 'string', format: 'binary' } };
  const content = mediaTypes
    ? { content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, file])) }
    : jsonSchema(response, 'output');
  const others = Object.entries(otherResponses).map(([other, description]) => [
    other,
    other === '304' ? { description, type: 'null' } : { description, ...content },
  ]);
  return { [status]: { description: 'Success', ...content }, ...Object.fromEntries(others) };
}

/**
 * The route's part of the OpenAPI document. It only documents: `mount.ts` checks with the contract itself, and
 * `create-server.ts` switches Fastify's own validation and serialization off.
 */
export function describeRoute(endpoint: ServedEndpoint): FastifySchema {
  return {
    tags: ['Mind Your Step'],
    summary: endpoint.purpose,
    ...(endpoint.caller === 'signedIn' && { security: [{ bearer: [] }] }),
    ...(endpoint.caller === 'anyoneKnown' && { security: [{}, { bearer: [] }] }),
    ...(endpoint.params && { params: jsonSchema(endpoint.params, 'input') }),
    ...(endpoint.query && { querystring: jsonSchema(endpoint.query, 'input') }),
    ...(endpoint.body && { body: jsonSchema(endpoint.body, 'input') }),
    response: { ...successesOf(endpoint), ...problemsOf(endpoint) },
  } as FastifySchema;
}

/** The OpenAPI document of every call of the contract, at /api/openapi.json. */
export async function publishOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mind Your Step',
        version: '1',
        description:
          'The API of the game and its accounts. Money is a number of US dollars (9.99), instants are ISO 8601 in UTC. ' +
          'The body of a problem is `{message, code, errors?: {field: text}}`; the description of its status names the codes.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    hideUntagged: true,
  });
  app.get('/api/openapi.json', () => app.swagger());
}
