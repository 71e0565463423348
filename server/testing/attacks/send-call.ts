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

type Given = {
  method: string;
  url: string;
  type?: string;
  payload: string | Buffer<ArrayBuffer> | undefined;
  headers?: Record<string, string>;
};

/** Makes a call over a connection, as a browser would. A body that is rejected before all of it is read gets 413. */
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
        ...(payload !== undefined && { 'content-type': type }),
      },
      ...(payload !== undefined && { body: payload }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    });
    const { status: statusCode, headers } = response;
    return { statusCode, contentType: headers.get('content-type') ?? '', body: await response.text() };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError')
      return { statusCode: 504, contentType: '', body: 'no response' };
    return { statusCode: 413, contentType: '', body: 'closed' };
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
