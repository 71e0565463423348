import type * as z from 'zod/mini';
import type { OperatorsOnly } from './operator-roles.ts';
import type { ProblemCode } from './problems.ts';

/**
 * Who may make a call.
 * - `anyone`: no `Authorization` header is sent or read.
 * - `anyoneKnown`: a bearer token is used if there is one (feedback).
 * - `signedIn`: `Authorization: Bearer {token}` is required.
 * - `signedByProvider`, `signedAddress`: authenticated by a signature in a header or in the address.
 */
export type Caller = 'anyone' | 'anyoneKnown' | 'signedIn' | 'signedByProvider' | 'signedAddress';

/**
 * - `players`: people who play with a subscription or through a facility.
 * - `individuals`: people who have, or may have, their own subscription; who may pay, the handler checks.
 * - `administrators`: administrators of a facility, for its own members.
 * - `operators`, `billingOperators`, `ownerOperators`, `studyOperators`: operators whose role is named in `operator-roles.ts`.
 *
 * The server checks this before the handler runs.
 */
export type Only = 'players' | 'individuals' | 'administrators' | OperatorsOnly;

/** What browser and server both need to know of one call of the API. Paths write parameters as `{name}`. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly caller: Caller;
  /** Also open to people who signed in with a one-time password and have not chosen their own password yet. */
  readonly beforeOwnPassword?: boolean;
  /** Also open to operators who have not set up a second step at log in yet. */
  readonly beforeTwoSteps?: boolean;
  /** Gives rights, money or data of many people away: the caller must have shown in the last minutes who they are (`proof_needed`). */
  readonly needsProof?: boolean;
  /** Which signed-in people may call it; others are rejected (402 or 403). Everybody signed in if it is not set. */
  readonly only?: Only;
  /** Also open to players whose access has ended: the handler decides by when they did what they send. */
  readonly afterAccess?: boolean;
  /** Logs somebody in: it may be sent again, because each login stands for itself. */
  readonly isLogin?: true;
  /** If the response says `isKept`, cookies of the device keep the token of the call. */
  readonly keepsLogin?: true;
  /** Deletes those cookies. */
  readonly endsLogin?: true;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Everything the response may contain: fields not named here never leave the server. */
  readonly response: z.ZodMiniType;
  /** The response may be long: it is sent in pieces while the database is read. */
  readonly streams?: true;
};

/** What only the server and readers of the OpenAPI document need to know of a call. */
export type Description = {
  readonly purpose: string;
  /** Status of a success; 200 if it is not set. */
  readonly status?: 200 | 201;
  /** Statuses of success other than `status`, and what each of them means. */
  readonly otherResponses?: Readonly<Record<number, string>>;
  /** Media types of a response that is not JSON. */
  readonly mediaTypes?: readonly string[];
  /**
   * Problems other than those of every call (busy, unknown error), of its input (validation, malformed, too large,
   * not JSON) and of its caller (signed out).
   */
  readonly problems?: readonly ProblemCode[];
  /** The longest body that is read; without it the server's own limit. */
  readonly bodyLimitBytes?: number;
  /** Its problems repeat their message in `data.message`. */
  readonly repeatsMessage?: boolean;
  /** The handler returns one object for every caller, made at the start: it is checked and written once. */
  readonly isConstant?: boolean;
};

/** The whole contract of one call. */
export type ServedEndpoint = Endpoint & Description;

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** The parsed and checked input of a handler. */
export type Params<E extends Endpoint> = Parsed<E['params']>;
export type Query<E extends Endpoint> = Parsed<E['query']>;
export type Body<E extends Endpoint> = Parsed<E['body']>;
/** What a client sends, before defaults are filled in. */
export type SentParams<E extends Endpoint> = Sent<E['params']>;
export type SentQuery<E extends Endpoint> = Sent<E['query']>;
export type SentBody<E extends Endpoint> = Sent<E['body']>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/** Keeps the literal types that others are computed from (method, caller, schemas) and widens those of plain texts. */
export function endpoint<const E extends Endpoint>(definition: E): Omit<E, 'path'> & Pick<Endpoint, 'path'> {
  return definition;
}

/** Completes an endpoint for the server. Browsers get none of these: the build drops the lists, which the web never uses. */
export function served<E extends Endpoint>(endpoint: E, description: Description): E & Description {
  return { ...endpoint, ...description };
}
