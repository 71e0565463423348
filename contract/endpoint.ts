import type * as z from 'zod/mini';
import type { ProblemCode } from './problems.ts';

/**
 * Who may make a call.
 * - `anyone`: no `Authorization` header is sent or read.
 * - `anyoneKnown`: a bearer token is used when there is one (feedback).
 * - `signedIn`: `Authorization: Bearer {token}` is required.
 * - `signedByProvider`, `signedAddress`: proven by a signature in a header or in the address.
 */
export type Caller = 'anyone' | 'anyoneKnown' | 'signedIn' | 'signedByProvider' | 'signedAddress';

/**
 * - `players`: who plays with a subscription or a facility.
 * - `individuals`: who has, or may have, a subscription of their own.
 * - `administrators`: of a facility, for its own members.
 */
export type Only = 'players' | 'individuals' | 'administrators';

/** One call of the API: what web and server promise each other. Paths write parameters as `{name}`. */
export type Endpoint = {
  readonly purpose: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly caller: Caller;
  /** Also for who is signed in by a one-time password and has not chosen one of their own yet. */
  readonly beforeOwnPassword?: boolean;
  /** Who of those signed in; the others are refused (402 or 403). Everybody signed in where it is not said. */
  readonly only?: Only;
  /** Status of a success; 200 unless said. */
  readonly status?: 200 | 201;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Everything the answer may hold: fields not named here never leave the server. */
  readonly answer: z.ZodMiniType;
  /** The answer may be long: it is sent piece by piece while it is read. */
  readonly streams?: true;
  /** Statuses of success besides `status`, and what each of them means. */
  readonly alsoAnswers?: Readonly<Record<number, string>>;
  /** Media types of an answer that is no JSON. */
  readonly mediaTypes?: readonly string[];
  /**
   * Problems beyond those every call may answer (busy, unknown error), and those that follow from what is sent
   * (validation, malformed, too large, no JSON) and from who calls (signed out).
   */
  readonly problems?: readonly ProblemCode[];
  /** Its problems carry their message in `data.message` too. */
  readonly repeatsMessage?: boolean;
};

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a verb of the server is given: parsed and checked. */
export type Params<E extends Endpoint> = Parsed<E['params']>;
export type Query<E extends Endpoint> = Parsed<E['query']>;
export type Body<E extends Endpoint> = Parsed<E['body']>;
/** What a client sends: before defaults are filled in. */
export type SentParams<E extends Endpoint> = Sent<E['params']>;
export type SentQuery<E extends Endpoint> = Sent<E['query']>;
export type SentBody<E extends Endpoint> = Sent<E['body']>;
export type Answer<E extends Endpoint> = z.output<E['answer']>;

/** Keeps what types are computed from (method, caller, schemas) and widens what only people read. */
export function endpoint<const E extends Endpoint>(
  promise: E,
): Omit<E, 'purpose' | 'path'> & Pick<Endpoint, 'purpose' | 'path'> {
  return promise;
}
