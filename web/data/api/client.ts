import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Endpoint, ResponseOf, SentBody, SentParams, SentQuery } from '#contract/endpoint.ts';
import type { ProblemCode, ProblemResponse } from '#contract/problems.ts';
import type { User } from '#contract/user.ts';
import { language } from '#web/lib/language.ts';
import { currentSession, rejectToken } from '../session/current-session.ts';
import { isForbidden, notifyForbidden } from './forbidden.ts';
import { parseResponse } from './parse-response.ts';
import { askForProof } from './proof.ts';

type Given<Name extends string, Value> = Value extends undefined ? object : { [Key in Name]: Value };

/** What a call needs, by its endpoint: `params` of the path, `query` and `body`. */
export type ClientCall<E extends Endpoint> = Given<'params', SentParams<E>> &
  Given<'query', SentQuery<E>> &
  Given<'body', SentBody<E>> & {
    signal?: AbortSignal;
    /** Used instead of the token of the person who is signed in in this tab. */
    token?: string;
  };

/** The address of a read. It is the same for the same read, so that the response can be stored under it. */
export function addressOfCall<E extends Endpoint>(endpoint: E, call: ClientCall<E>): string {
  const { params, query } = call as AnyCall;
  return addressOf(endpoint.path, params, query);
}

/**
 * Makes one call of the API: `await send(giveFeedback, { body: { feedback } })`.
 * @throws ApiProblem for every response that is not a success, and if the server cannot be reached: a response that
 * does not match the contract comes from something between the browser and the server
 */
export async function send<E extends Endpoint>(endpoint: E, call: ClientCall<E>): Promise<ResponseOf<E>> {
  const { body, signal = null, token: given } = call as AnyCall;
  const isForPerson = endpoint.caller === 'signedIn';
  const session = isForPerson && given === undefined ? currentSession() : null;
  const token = given ?? session?.token ?? null;
  const init = {
    method: endpoint.method,
    headers: headersFor(token, body),
    body: body === undefined ? null : JSON.stringify(body),
    signal,
  };
  const request = () => reach(addressOfCall(endpoint, call), init);
  let response = await request();
  if (response.status === 503) {
    // Its code comes with the first busy response: the script of every page should not carry it.
    const busy = await import('./when-busy.ts').catch(() => null);
    if (busy?.mayRepeat(endpoint, body)) response = await busy.whenBusyAgain(response, request, signal);
  }
  const received: unknown = await response.json().catch(() => null);
  signal?.throwIfAborted();
  // The session of the call has ended.
  session?.signal.throwIfAborted();
  if (response.ok) {
    const parsed = parseResponse(endpoint.response, received);
    if (parsed === null)
      throw new ApiProblem(0, null, isOurs(response, received) ? 'newerServer' : 'another');
    return parsed.response as ResponseOf<E>;
  }
  const problem = isPage(response)
    ? new ApiProblem(response.status, null, 'another')
    : new ApiProblem(response.status, received as Partial<ProblemResponse> | null);
  if (problem.code === 'proof_needed' && (await askForProof())) return send(endpoint, call);
  if (token !== null) react(problem, token);
  throw problem;
}

/** Handles problems that concern every page, whatever the call (docs/product-decisions.md#sessions). */
function react({ code, message }: ApiProblem, token: string): void {
  if (code === 'signed_out') rejectToken(token);
  if (isForbidden(code)) notifyForbidden({ code, message });
}

/** `another`: a Wi-Fi portal or a filter in between. `newerServer`: our own, after a release; it has done what was asked. */
type Responder = 'another' | 'newerServer';

/** Every response of our server has this header. */
const isOurs = ({ headers }: Response, received: unknown) =>
  headers.has('X-Request-Id') && typeof received === 'object' && received !== null;

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.includes('text/html') ?? false;

/** A call that did not succeed. Screens act on `code`, show `message`, and show `errors` at their fields. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode | 'unreachable';
  readonly errors: Readonly<Record<string, string>>;
  /** With `requires_action`: what the payment provider's dialog needs. */
  readonly clientSecret: string | undefined;
  /** With `requires_action` at a sign-up: the account has been created, and this session may confirm its payment. */
  readonly session: { token: string; user: User } | undefined;
  /** Who responded with what the contract does not know; null otherwise. */
  readonly responder: Responder | null;

  constructor(status: number, response: Partial<ProblemResponse> | null, responder: Responder | null = null) {
    const fallback = responder ? strange[responder] : status === 0 ? unreachable : unforeseen;
    super(response?.data?.message ?? response?.message ?? i18n._(fallback));
    this.status = status;
    this.code = response?.code ?? (status === 0 ? 'unreachable' : 'unknown');
    this.errors = response?.errors ?? {};
    this.clientSecret = response?.clientSecret;
    const { token, user } = response ?? {};
    this.session = token !== undefined && user !== undefined ? { token, user } : undefined;
    this.responder = responder;
  }
}

const unreachable = msg`We could not reach the server. Please check your internet connection and try again.`;
const unforeseen = msg`An error occurred. Please try again.`;
const strange: Record<Responder, typeof unreachable> = {
  another: msg`Something else answered in place of our server. Is this public Wi-Fi? Open another website first, to get past its first page. Then try again.`,
  newerServer: msg`There is a new version of this page. Please load the page again.`,
};

type Texts = Readonly<Record<string, string | undefined>>;
type AnyCall = { params?: Texts; query?: Texts; body?: unknown; signal?: AbortSignal; token?: string };

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiProblem(0, null);
  }
}

function addressOf(path: string, params: Texts = {}, query: Texts = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`;
}

function headersFor(token: string | null, body: unknown): Record<string, string> {
  return {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    // Always: the browser may rank another language above that of the page.
    'Accept-Language': language,
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  };
}
