import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type CallerKind, mayCall } from '../callers.ts';
import type { Call, CallResponse, OpenApi } from '../calls.ts';

/** The server that is attacked, its OpenAPI document, and sessions of its callers. */
export type Target = {
  address: string;
  api: OpenApi;
  tokenFor: (kind: CallerKind) => Promise<string | null>;
};

const timeoutMs = 30_000;

/** A stream is sent in chunks, without a length. */
export type Payload = string | Buffer<ArrayBuffer> | ReadableStream<Uint8Array>;

type Given = {
  method: string;
  url: string;
  /** Null for none; only bytes can be sent without one. */
  type?: string | null;
  payload: Payload | undefined;
  headers?: Record<string, string>;
};

/** Makes a call over a connection, as a browser would. No response is a fault of the server, told as 502 or 504. */
export async function sendCall(
  address: string,
  { method, url, type = 'application/json', payload, headers: more }: Given,
  token: string | null,
): Promise<CallResponse> {
  try {
    const response = await fetch(address + url, {
      method,
      headers: {
        ...more,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && type !== null && { 'content-type': type }),
      },
      ...(payload !== undefined && { body: payload }),
      ...(payload instanceof ReadableStream && { duplex: 'half' }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    });
    const { status: statusCode, headers } = response;
    return { statusCode, contentType: headers.get('content-type') ?? '', body: await response.text() };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError')
      return { statusCode: 504, contentType: '', body: 'no response' };
    const { cause } = error as { cause?: { code?: string } };
    return { statusCode: 502, contentType: '', body: `dropped: ${cause?.code ?? error}` };
  }
}

const byAddress = new Map<string, Endpoint>(
  Object.values(endpoints).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

/** The contract of a call of the document. */
export function endpointOf({ method, path }: Pick<Call, 'method' | 'path'>): Endpoint {
  const endpoint = byAddress.get(`${method} ${path}`);
  if (!endpoint) throw new Error(`The contract has no ${method} ${path}.`);
  return endpoint;
}

/** Somebody who gets as far as the check of the input. */
export function entitledCaller(call: Call): CallerKind {
  const endpoint = endpointOf(call);
  const kinds = ['owner', 'administrator', 'subscriber'] as const;
  return kinds.find((kind) => mayCall(kind, endpoint)) ?? 'nobody';
}
