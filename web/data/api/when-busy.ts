import type { Endpoint } from '#contract/endpoint.ts';

/** The longest wait before each further try, in milliseconds: 10 s in all, after which the person reads about it. */
const longestWaitsMs = [2_500, 3_500, 4_000];
/** Part of a wait that is left to chance, so that those who were rejected together do not come back together. */
const chanceShare = 0.8;
/** A server that asks for more patience than this is not about to recover. */
const longestAskedSeconds = 10;

/**
 * Makes a request again, up to three times within 10 s, while the server is too busy to begin with it (503 with
 * Retry-After).
 * @param first its first response
 * @throws what `request` throws, and the reason of an aborted `signal`
 */
export async function whenBusyAgain(
  first: Response,
  request: () => Promise<Response>,
  signal: AbortSignal | null,
  random = Math.random,
): Promise<Response> {
  let response = first;
  for (const longest of longestWaitsMs) {
    if (!isBusy(response)) break;
    await pause(longest * (1 - chanceShare * random()), signal);
    response = await request();
  }
  return response;
}

/** A read, a login, and a write with an idempotency key count once, however often they arrive. */
export function mayRepeat({ method, isLogin }: Endpoint, body: unknown): boolean {
  return method === 'GET' || isLogin === true || hasKey(body);
}

const hasKey = (body: unknown) => typeof body === 'object' && body !== null && 'operation' in body;

function isBusy({ status, headers }: Response): boolean {
  const asked = Number(headers.get('Retry-After') ?? Number.NaN);
  return status === 503 && asked <= longestAskedSeconds;
}

function pause(ms: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
