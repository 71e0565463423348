import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, ServedEndpoint } from '#contract/endpoint.ts';
import { isForOperators } from '#contract/operator-roles.ts';
import { type ProblemCode, problemStatus } from '#contract/problems.ts';
import { type Encoded, encode, sendEncoded } from './encoded.ts';

/** Problems that any call may respond with. */
const everywhere: readonly ProblemCode[] = ['unknown', 'busy'];

/** Pages and files stay open to blocked networks. */
const isClosedToBlocked = ({ path }: Endpoint) => path.startsWith('/api/');

type Json = Record<string, unknown>;
type Named<T> = Readonly<Record<string, T>>;

/**
 * A format says what its pattern says, in a word in place of up to 400 characters. A response may get fields that a client
 * does not know yet.
 */
const shortly = (io: Direction) =>
  ({
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  }) satisfies Parameters<typeof z.toJSONSchema>[1];

function jsonSchema(schema: z.ZodMiniType): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, shortly('input'));
  return json;
}

/** Problems that the input of a call may have. */
function inputProblems({ method, params, query, body }: Endpoint): ProblemCode[] {
  const isChecked = [params, query, body].some((schema) => schema && mayReject(jsonSchema(schema)));
  const takesAnything = body !== undefined && !mayReject(jsonSchema(body));
  return [
    ...(method === 'GET' ? [] : (['too_large'] as const)),
    ...(method === 'GET' || takesAnything ? [] : (['malformed', 'unsupported_media_type'] as const)),
    ...(isChecked ? (['validation'] as const) : []),
  ];
}

/** Whether the schema may reject an input: it does not where any text will do, as for parts of an address. */
function mayReject({ properties = {}, type }: Json): boolean {
  const fields = Object.values(properties as Named<Json>);
  const isAnyText = (field: Json) => field.type === 'string' && Object.keys(field).length === 1;
  return type !== undefined && !fields.every(isAnyText);
}

/** The codes of all problems that a call may respond with. */
export function problemCodesOf(endpoint: ServedEndpoint): ReadonlySet<ProblemCode> {
  const isPersonal = endpoint.caller === 'signedIn';
  const signedOut: ProblemCode[] = isPersonal ? ['signed_out'] : [];
  const isClosed = isPersonal && !endpoint.beforeOwnPassword;
  return new Set([
    ...everywhere,
    ...(isClosedToBlocked(endpoint) ? (['network_blocked'] as const) : []),
    ...inputProblems(endpoint),
    ...signedOut,
    ...(isClosed ? (['new_password_required'] as const) : []),
    ...(isPersonal && !endpoint.beforeTwoSteps ? (['two_steps_required'] as const) : []),
    ...(endpoint.needsProof ? (['proof_needed'] as const) : []),
    ...(isForOperators(endpoint.only) ? (['forbidden'] as const) : []),
    ...(endpoint.only === 'players' ? (['study_waiting'] as const) : []),
    ...(endpoint.only === 'administrators' ? (['facility_ended'] as const) : []),
    ...(endpoint.problems ?? []),
  ]);
}

const contentOf = (mediaType: string, schema: Json) => ({ content: { [mediaType]: { schema } } });
const reference = (kind: 'schemas' | 'responses', name: string) => ({ $ref: `#/components/${kind}/${name}` });
const inPascalCase = (name: string) =>
  name.replaceAll(/(?:^|_)([a-z])/g, (_all, letter) => letter.toUpperCase());

/** The schemas of bodies or responses under their names: what several calls share is written once. */
function writeTypes(io: Direction, types: Named<z.ZodMiniType>): Named<Json> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(types)) registry.add(schema, { id });
  const uri = (id: string) => reference('schemas', id).$ref;
  const { schemas } = z.toJSONSchema(registry, { ...shortly(io), uri });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _address, ...json }]) => [id, json]),
  );
}

/** What a client sends is described otherwise than what it receives: it may leave out what has a default. */
type Direction = 'input' | 'output';
type SharedTypes = Readonly<Record<Direction, Named<z.ZodMiniType>>>;

/** Names for schemas: those of the shared types, and of the first call that uses it for all others. */
function nameSchemas(types: SharedTypes) {
  const used = { input: { ...types.input }, output: { ...types.output } };
  const namesOf = (io: Direction) =>
    new Map(Object.entries<z.ZodMiniType>(types[io]).map(([name, schema]) => [schema, name]));
  const names = { input: namesOf('input'), output: namesOf('output') };
  const nameOf = (io: Direction, schema: z.ZodMiniType, ofCall: string): string => {
    const name = names[io].get(schema) ?? ofCall;
    names[io].set(schema, name);
    used[io][name] = schema;
    return name;
  };
  return { nameOf, used };
}

/**
 * The OpenAPI 3.1 document of these calls.
 * @param types schemas that calls share, under the names by which the document refers to them; the responses have a
 * `Problem`
 */
export function describeCalls(calls: Named<ServedEndpoint>, types: SharedTypes): Json {
  const { nameOf, used } = nameSchemas(types);
  const problems: Record<string, Json> = {};
  const paths: Record<string, Json> = {};

  /** JSON, except for a signed address, which a person opens in a browser. */
  function problem({ caller }: Endpoint, codes: readonly ProblemCode[]): Json {
    const isPage = caller === 'signedAddress';
    const name = codes.map(inPascalCase).join('Or') + (isPage ? 'Page' : '');
    problems[name] = {
      description: codes.join(', '),
      ...(isPage
        ? contentOf('text/html', { type: 'string' })
        : contentOf('application/json', reference('schemas', 'Problem'))),
    };
    return reference('responses', name);
  }

  function successes(name: string, endpoint: ServedEndpoint): Json {
    const { status = 200, response, mediaTypes, otherResponses = {} } = endpoint;
    const file = { schema: { type: 'string', format: 'binary' } };
    const content = mediaTypes
      ? { content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, file])) }
      : contentOf(
          'application/json',
          reference('schemas', nameOf('output', response, `${inPascalCase(name)}Response`)),
        );
    const others = Object.entries(otherResponses).map(([other, description]) => [
      other,
      other === '304' ? { description } : { description, ...content },
    ]);
    return { [status]: { description: 'Success', ...content }, ...Object.fromEntries(others) };
  }

  for (const [name, endpoint] of Object.entries(calls)) {
    const { method, path, purpose, caller, params, query, body } = endpoint;
    const byStatus = Object.groupBy(problemCodesOf(endpoint), (code) => String(problemStatus[code]));
    const failures = Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      problem(endpoint, codes),
    ]);
    const parameters = [...parametersOf('query', query), ...parametersOf('path', params)];
    const operation = {
      operationId: name,
      summary: purpose,
      ...(caller === 'signedIn' && { security: [{ bearer: [] }] }),
      ...(caller === 'anyoneKnown' && { security: [{}, { bearer: [] }] }),
      ...(parameters.length > 0 && { parameters }),
      ...(body && {
        requestBody: {
          required: true,
          ...contentOf(
            'application/json',
            reference('schemas', nameOf('input', body, `${inPascalCase(name)}Body`)),
          ),
        },
      }),
      responses: { ...successes(name, endpoint), ...Object.fromEntries(failures) },
    };
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  const schemas = { ...writeTypes('output', used.output), ...writeTypes('input', used.input) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mind Your Step',
      version: '1',
      description:
        'The API of the game and its accounts. Money is a number of US dollars (9.99), instants are ISO 8601 in UTC. ' +
        'The body of a problem is `{message, code, errors?: {field: text}}`; the description of its status names the codes.',
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas,
      responses: problems,
    },
    paths,
  };
}

function parametersOf(place: 'query' | 'path', schema: z.ZodMiniType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Named<Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

/** Serves the document of the calls that this server has at /api/openapi.json. It is written when it is first asked for. */
export function publishOpenApi(app: FastifyInstance, calls: Named<ServedEndpoint>, types: SharedTypes): void {
  let document: Promise<Encoded> | undefined;
  const isServed = ({ method, path }: Endpoint) =>
    app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') });
  app.get('/api/openapi.json', async (request, reply) => {
    const served = () => Object.fromEntries(Object.entries(calls).filter(([, call]) => isServed(call)));
    document ??= encode(JSON.stringify(describeCalls(served(), types)));
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    return sendEncoded(request, reply, await document);
  });
}
