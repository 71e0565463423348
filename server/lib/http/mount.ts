import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type {
  Body,
  Caller,
  Description,
  Endpoint,
  Only,
  Params,
  Query,
  ResponseOf,
} from '#contract/endpoint.ts';
import { hasRole, isForOperators, type OperatorRole } from '#contract/operator-roles.ts';
import type { Language } from '#contract/pages/languages.ts';
import type { Config } from '#server/lib/config.ts';
import { sayIn, type Text, type WithText } from '#server/lib/language/text.ts';
import { commonMessages } from '#server/lib/messages.ts';
import { inputProblem, Problem } from '#server/lib/problem.ts';
import type { Limits } from '../limits/limits.ts';
import { deviceAsCookie, readDeviceId } from './device-cookie.ts';
import { type Encoded, encode, sendEncoded } from './encoded.ts';
import type { InTime } from './in-time.ts';
import { endedLoginCookies, loginCookies, readKeptToken } from './login-cookies.ts';
import { requestLanguage } from './request-language.ts';
import { requestOrigin } from './request-origin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As the endpoint declares it. */
    repeatsMessage?: boolean;
  }
}

/** The person to whom a bearer token belongs; features add what they need to know of each caller. */
export type SignedInCaller = {
  readonly accountId: string;
  readonly userType: string;
  /** Of operators alone. */
  readonly operatorRole: OperatorRole | null;
  readonly sessionId: string;
  /** Signed in with a one-time password: they can do nothing else before they have chosen a new password. */
  readonly mustChoosePassword: boolean;
  /** An operator without a second step at log in: they can do nothing else before they have set one up. */
  readonly mustSetUpTwoSteps: boolean;
  /** The language that they have chosen for their account. */
  readonly language: Language | null;
  /** Has shown in the last minutes who they are: by the login or later, operators by their second step. */
  readonly hasProven: boolean;
};

/** Throws a problem for a caller who is none of those whom the endpoint is `only` for; operators are checked here. */
export type RejectOthers<S extends SignedInCaller> = (endpoint: Endpoint, caller: S) => void;

/** Looks a bearer token up; null when it is not valid. */
export type Authenticate<S extends SignedInCaller> = (token: string) => Promise<S | null>;

/** The caller as the endpoint declares it. */
export type CallerOf<E extends Endpoint, S extends SignedInCaller> = E['caller'] extends 'signedIn'
  ? S
  : E['caller'] extends 'anyoneKnown'
    ? S | null
    : null;

/** One call as a handler sees it: checked input, the caller, and where the call comes from. */
export type Call<E extends Endpoint, S extends SignedInCaller = SignedInCaller> = {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  readonly caller: CallerOf<E, S>;
  /** Network address of the caller, as far as TRUST_PROXY reveals it. */
  readonly address: string;
  readonly device: string;
  /** The id in the device's cookie. The device keeps a new one only after a login. */
  readonly deviceId: string;
  /** The token of the login that the device's cookies keep. */
  readonly keptToken: string | null;
  /** Scheme and host under which people reach this server, without a slash at the end. */
  readonly origin: string;
  /** In which the caller is answered. */
  readonly language: Language;
  readonly log: FastifyRequest['log'];
};

/** What a handler returns: its message is said in the caller's language when it is sent. */
export type Spoken<E extends Endpoint> = WithText<ResponseOf<E>>;

export type Handler<E extends Endpoint, Services, S extends SignedInCaller = SignedInCaller> = (
  services: Services,
  call: Call<E, S>,
) => Promise<Spoken<E>>;

/** Returns a long response as JSON text, piece by piece; the handler itself omits what the contract does not name. */
type StreamingHandler<E extends Endpoint, Services, S extends SignedInCaller> = (
  services: Services,
  call: Call<E, S>,
) => Promise<Readable>;

type HandlerOf<E extends Endpoint, Services, S extends SignedInCaller> = E['streams'] extends true
  ? StreamingHandler<E, Services, S>
  : Handler<E, Services, S>;

/**
 * Puts one endpoint of the contract on the server. An endpoint for other callers does not compile, and neither does one
 * that is `only` for others than `O`.
 */
export type Mount<C extends Caller, Services, S extends SignedInCaller, O extends Only = Only> = <
  E extends Endpoint & { caller: C; only?: O },
>(
  endpoint: E & Description,
  handler: HandlerOf<E, Services, S>,
) => void;

/** The only way to put endpoints on the server: a function for each kind of caller. */
export type Mounts<Services, S extends SignedInCaller> = {
  readonly [C in 'anyone' | 'anyoneKnown' | 'signedIn']: Mount<C, Services, S>;
};

/** What mounting itself needs of the services that it hands to every handler. */
type MountServices = { config: Config; limits: Limits };

export function mountOn<Services extends MountServices, S extends SignedInCaller>(
  app: FastifyInstance,
  services: Services,
  { authenticate, rejectOthers }: { authenticate: Authenticate<S>; rejectOthers: RejectOthers<S> },
  inTime: InTime,
): Mounts<Services, S> {
  const constant = rememberEncoded();
  const mount = <E extends Endpoint>(endpoint: E & Description, handler: HandlerOf<E, Services, S>): void => {
    const respond = handler as (services: Services, call: Call<E, S>) => Promise<Spoken<E> | Readable>;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.bodyLimitBytes !== undefined && { bodyLimit: endpoint.bodyLimitBytes }),
      config: { repeatsMessage: endpoint.repeatsMessage ?? false },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const caller = await identify(endpoint, request, authenticate);
        request.language = requestLanguage(services.config.languages, request, caller);
        const origin = requestOrigin(services.config, request);
        const isHttps = origin.startsWith('https:');
        const call = {
          params: parse(endpoint.params, request.params),
          query: parse(endpoint.query, request.query),
          body: parse(endpoint.body, request.body),
          caller,
          address: request.ip,
          device: request.headers['user-agent'] ?? '',
          deviceId: readDeviceId(request.headers.cookie, isHttps),
          keptToken: readKeptToken(request.headers.cookie, isHttps),
          origin,
          language: request.language,
          log: request.log,
        } as Call<E, S>;
        if (caller) admit(endpoint, caller, rejectOthers);
        const run = () => respond(services, call);
        const done = caller ? services.limits.inTurn(caller.accountId, run) : run();
        const response = said(await inTime(done), call.language);
        const cookies = cookiesFor(endpoint, { request, response, deviceId: call.deviceId, isHttps });
        if (cookies !== null) reply.header('set-cookie', cookies);
        reply
          .status(isRejectedSignIn(response) ? 200 : (endpoint.status ?? 200))
          .header('cache-control', 'no-store');
        if (response instanceof Readable) {
          response.once('error', (err) => request.log.error({ err }, 'a response broke off'));
          return reply.type('application/json; charset=utf-8').send(response);
        }
        if (endpoint.isConstant) {
          const encoded = await constant(response as object, endpoint.response);
          reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
          return sendEncoded(request, reply, encoded);
        }
        return endpoint.response.parse(response);
      },
    });
  };
  return { anyone: mount, anyoneKnown: mount, signedIn: mount };
}

/** Keeps what was made of an object for as long as the object. */
function rememberEncoded() {
  const known = new WeakMap<object, Promise<Encoded>>();
  return (response: object, schema: z.ZodMiniType): Promise<Encoded> => {
    const encoded = known.get(response) ?? encode(JSON.stringify(schema.parse(response)));
    known.set(response, encoded);
    return encoded;
  };
}

/** A social sign-up that cannot continue has created nothing: 200, not 201 (docs/product-decisions.md#error-bodies). */
function isRejectedSignIn(response: unknown): boolean {
  return typeof response === 'object' && response !== null && 'auth' in response && response.auth === false;
}

/** A login or sign-up that succeeded: from now on this device is known. */
function isSignedIn(response: unknown): boolean {
  return typeof response === 'object' && response !== null && 'auth' in response && response.auth === true;
}

/** A response with its message in a language. */
function said<R>(response: R, language: Language): R {
  const isText = typeof response === 'object' && response !== null && 'message' in response;
  if (!isText || typeof response.message !== 'object') return response;
  return { ...response, message: sayIn(language, response.message as Text) };
}

type Answered = { request: FastifyRequest; response: unknown; deviceId: string; isHttps: boolean };

/** What the device keeps of a call that succeeded. */
function cookiesFor(endpoint: Endpoint, answered: Answered): string | string[] | null {
  const { request, response, deviceId, isHttps } = answered;
  if (isSignedIn(response)) return deviceAsCookie(deviceId, isHttps);
  if (endpoint.keepsLogin && (response as { isKept: boolean }).isKept)
    return loginCookies(bearerOf(request) ?? '', isHttps);
  return endpoint.keepsLogin || endpoint.endsLogin ? endedLoginCookies(isHttps) : null;
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

async function identify<S extends SignedInCaller>(
  endpoint: Endpoint,
  request: FastifyRequest,
  authenticate: Authenticate<S>,
): Promise<S | null> {
  if (endpoint.caller !== 'signedIn' && endpoint.caller !== 'anyoneKnown') return null;
  const token = bearerOf(request);
  const caller = token ? await authenticate(token) : null;
  if (!caller && endpoint.caller === 'signedIn') {
    throw new Problem('signed_out', commonMessages.signedOut);
  }
  const missing = caller && firstMissing(endpoint, caller);
  // The person who gave out a one-time password knows it too, and must not read or write in this person's name.
  if (missing && endpoint.caller === 'anyoneKnown') return null;
  if (missing) throw missing;
  if (isForOperators(endpoint.only) && !hasRole(endpoint.only, caller?.operatorRole)) {
    throw new Problem('forbidden', commonMessages.roleForbids);
  }
  return caller;
}

export const proofNeeded = () => new Problem('proof_needed', commonMessages.proofNeeded);

/** Whoever may not make the call at all is told so before they are asked for proof. */
function admit<S extends SignedInCaller>(endpoint: Endpoint, caller: S, rejectOthers: RejectOthers<S>): void {
  rejectOthers(endpoint, caller);
  if (endpoint.needsProof && !caller.hasProven) throw proofNeeded();
}

/** What a caller has to do before this call. */
function firstMissing(endpoint: Endpoint, caller: SignedInCaller): Problem | null {
  if (caller.mustChoosePassword && !endpoint.beforeOwnPassword) {
    return new Problem('new_password_required', commonMessages.newPasswordRequired);
  }
  if (caller.mustSetUpTwoSteps && !endpoint.beforeTwoSteps) {
    return new Problem('two_steps_required', commonMessages.twoStepsRequired);
  }
  return null;
}

function parse(schema: z.ZodMiniType | undefined, sent: unknown): unknown {
  return schema && parseInput(schema, sent);
}

/** What was sent, checked. @throws Problem `validation` */
export function parseInput<S extends z.ZodMiniType>(schema: S, sent: unknown): z.output<S> {
  // A call without a body may leave out every field; `null` is a body.
  const result = z.safeParse(schema, sent === undefined ? {} : sent);
  if (result.success) return result.data;
  throw inputProblem(result.error.issues);
}
