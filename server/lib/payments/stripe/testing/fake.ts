import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { bodyOfRefusal, type Refusal, StripeFailure } from './failure.ts';
import { type FormValue, parseForm } from './form.ts';
import { createStripeState, type StripeState } from './state.ts';

/**
 * A fake of Stripe's API over HTTP: it has state, responds in the shapes of the pinned version, honors idempotency keys
 * as Stripe does, and fails on demand.
 */

/**
 * `drop`: does the work, then breaks the connection. `hang`: does nothing and never responds. 409: a request under the
 * same key is still running. 504: a gateway's page, which is no JSON. A refusal: Stripe's error, and nothing is done.
 */
export type Fault = 409 | 429 | 500 | 504 | 'hang' | 'drop' | Refusal;

export type Exchange = {
  method: string;
  /** Without the query. */
  path: string;
  params: { [name: string]: FormValue };
  status: number;
  body: unknown;
};

export type StripeFake = {
  url: string;
  state: StripeState;
  /** All requests with their responses. */
  exchanges: Exchange[];
  /** Events as Stripe would send them, oldest first. */
  events: Stripe.Event[];
  /**
   * Makes the next request of this method and path, e.g. "POST /v1/subscriptions" or "POST /v1/subscriptions/:id", fail, and its
   * repetitions: `times` in all.
   */
  failNext(request: string, fault: Fault, times?: number): void;
  /** Takes back what `failNext` has planned. */
  failNoMore(): void;
  close(): Promise<void>;
};

type Stored = { fingerprint: string; status: number; body: unknown };

/** @param now seconds since 1970 */
export async function startStripeFake(now: () => number): Promise<StripeFake> {
  const events: Stripe.Event[] = [];
  const state = createStripeState(now, (event) => events.push(event));
  const exchanges: Exchange[] = [];
  const stored = new Map<string, Stored>();
  const faults: { request: string; fault: Fault }[] = [];

  function takeFault(request: string): Fault | undefined {
    const index = faults.findIndex((planned) =>
      new RegExp(`^${planned.request.replaceAll(':id', '[^/]+')}$`).test(request),
    );
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', 'http://stripe');
    const text = await bodyOf(request);
    const params = parseForm(text || url.search.slice(1));
    const fault = takeFault(`${method} ${url.pathname}`);
    if (fault === 'hang') return;
    if (fault === 429) {
      respond(response, 429, failure('rate_limit_error', 'Too many requests', 'rate_limit'));
      return;
    }
    if (fault === 409) {
      respond(response, 409, failure('idempotency_error', 'This key is in use', 'idempotency_key_in_use'));
      return;
    }
    if (fault === 504) {
      response.writeHead(504, { 'content-type': 'text/html' }).end('<html>Gateway Timeout</html>');
      return;
    }
    const key = request.headers['idempotency-key'];
    const { status, body } = work(method, url.pathname, params, text, key, fault);
    exchanges.push({ method, path: url.pathname, params, status, body });
    if (fault === 'drop') response.destroy();
    else respond(response, status, body);
  }

  function work(
    method: string,
    path: string,
    params: { [name: string]: FormValue },
    text: string,
    key: string | string[] | undefined,
    fault: Fault | undefined,
  ): Omit<Stored, 'fingerprint'> {
    const fingerprint = `${method} ${path} ${text}`;
    const known = typeof key === 'string' && method === 'POST' ? stored.get(key) : undefined;
    if (known && known.fingerprint !== fingerprint) {
      return {
        status: 400,
        body: failure(
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters',
        ),
      };
    }
    if (known) return known;
    const result =
      fault === 500
        ? { status: 500, body: failure('api_error', 'An error occurred') }
        : typeof fault === 'object'
          ? { status: fault.status, body: bodyOfRefusal(fault) }
          : run(() => state.handle(method, path, params));
    if (typeof key === 'string' && method === 'POST') stored.set(key, { fingerprint, ...result });
    return result;
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) =>
      respond(response, 500, failure('api_error', error.message)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    exchanges,
    events,
    failNext(request, fault, times = 1) {
      for (let time = 0; time < times; time += 1) faults.push({ request, fault });
    },
    failNoMore: () => void faults.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function run(handle: () => unknown): Omit<Stored, 'fingerprint'> {
  try {
    // A copy, because a stored response must not change.
    return { status: 200, body: structuredClone(handle()) };
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    return { status: error.refusal.status, body: bodyOfRefusal(error.refusal) };
  }
}

function failure(type: string, message: string, code?: string) {
  return { error: { type, message, ...(code && { code }) } };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

function respond(response: ServerResponse, status: number, body: unknown): void {
  const headers = { 'content-type': 'application/json', 'request-id': 'req_fake' };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
