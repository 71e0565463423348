import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Answer, Body, Caller, Endpoint, Params, Query } from '#contract/endpoint.ts';
import { busy, inputProblem, Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import type { AccessFacts } from '#server/subscriptions/access.ts';
import { deviceAsCookie, readDeviceId } from './device-cookie.ts';
import { describeRoute } from './openapi.ts';
import { requestOrigin } from './request-origin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As the endpoint declares it. */
    repeatsMessage?: boolean;
  }
}

/** Who a bearer token belongs to. */
export type SignedIn = {
  readonly accountId: string;
  readonly userType: string;
  readonly sessionId: string;
  /** Signed in by a one-time password: nothing else opens before they have chosen one of their own. */
  readonly mustChoosePassword: boolean;
  /** What decides whether they may play (subscriptions/access.ts). */
  readonly access: AccessFacts;
};

/** Looks a bearer token up; null when it opens nothing. */
export type Authenticate = (token: string) => Promise<SignedIn | null>;

/** The caller as an endpoint's declaration promises it. */
export type CallerOf<E extends Endpoint> = E['caller'] extends 'signedIn'
  ? SignedIn
  : E['caller'] extends 'anyoneKnown'
    ? SignedIn | null
    : null;

/** One call as a verb sees it: checked input, who is calling, and from where. */
export type Call<E extends Endpoint> = {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  readonly caller: CallerOf<E>;
  /** Network address of the caller, as far as TRUST_PROXY lets it be known. */
  readonly address: string;
  readonly device: string;
  /** The id in the device's cookie. A new one is only kept by the device once somebody has logged in. */
  readonly deviceId: string;
  /** Scheme and host under which people reach this server, without a slash at the end. */
  readonly origin: string;
  readonly log: FastifyRequest['log'];
};

export type Verb<E extends Endpoint> = (services: Services, call: Call<E>) => Promise<Answer<E>>;

/** Of a long answer its JSON as text, piece by piece: the verb itself leaves out what the contract does not name. */
type StreamingVerb<E extends Endpoint> = (services: Services, call: Call<E>) => Promise<Readable>;

type VerbOf<E extends Endpoint> = E['streams'] extends true ? StreamingVerb<E> : Verb<E>;

/** Puts one endpoint of the contract on the server. An endpoint for other callers does not compile. */
export type Mount<C extends Caller> = <E extends Endpoint & { caller: C }>(
  endpoint: E,
  verb: VerbOf<E>,
) => void;

/** The only way to put endpoints on the server: a function for each kind of caller. */
export type Mounts = { readonly [C in 'anyone' | 'anyoneKnown' | 'signedIn']: Mount<C> };

/** @param deadlineMs what is not done by then is answered as busy */
export function mountOn(
  app: FastifyInstance,
  services: Services,
  authenticate: Authenticate,
  deadlineMs: number,
): Mounts {
  const mount = <E extends Endpoint>(endpoint: E, verb: VerbOf<E>): void => {
    const answerTo = verb as (services: Services, call: Call<E>) => Promise<Answer<E> | Readable>;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: describeRoute(endpoint),
      config: { repeatsMessage: endpoint.repeatsMessage ?? false },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const caller = await identify(endpoint, request, authenticate);
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
          origin,
          log: request.log,
        } as Call<typeof endpoint>;
        const run = () => answerTo(services, call);
        const done = caller ? services.limits.inTurn(caller.accountId, run) : run();
        const answer = await beforeDeadline(done, deadlineMs);
        if (isSignedIn(answer)) reply.header('set-cookie', deviceAsCookie(call.deviceId, isHttps));
        reply
          .status(isRefusedSignIn(answer) ? 200 : (endpoint.status ?? 200))
          .header('cache-control', 'no-store');
        if (answer instanceof Readable) {
          answer.once('error', (err) => request.log.error({ err }, 'an answer broke off'));
          return reply.type('application/json; charset=utf-8').send(answer);
        }
        return endpoint.answer.parse(answer);
      },
    });
  };
  return { anyone: mount, anyoneKnown: mount, signedIn: mount };
}

/** Fastify's own deadline of a handler also covers the sending, and would cut a response off on a slow line. */
function beforeDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(busy()), deadlineMs);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

/** A social sign-up that cannot go on as it is made nothing: 200, not 201 (decision G119). */
function isRefusedSignIn(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'auth' in answer && answer.auth === false;
}

/** A log in or sign-up that succeeded: from now on this device is known. */
function isSignedIn(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'auth' in answer && answer.auth === true;
}

async function identify(
  endpoint: Endpoint,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<SignedIn | null> {
  if (endpoint.caller !== 'signedIn' && endpoint.caller !== 'anyoneKnown') return null;
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const caller = token ? await authenticate(token) : null;
  if (!caller && endpoint.caller === 'signedIn') {
    throw new Problem('signed_out', 'Please sign in again.');
  }
  if (!caller?.mustChoosePassword || endpoint.beforeOwnPassword) return caller;
  // Whoever gave the one-time password knows it too: in the person's name they say and read nothing.
  if (endpoint.caller === 'anyoneKnown') return null;
  throw new Problem('new_password_required', 'Please choose a password of your own first.');
}

function parse(schema: z.ZodMiniType | undefined, sent: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, sent ?? {});
  if (result.success) return result.data;
  throw inputProblem(result.error.issues);
}
