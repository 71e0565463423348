import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/lib/config.ts';

/** The address that people use: PUBLIC_URL, or in the sandbox the address of the request. */
export function requestOrigin({ publicUrl }: Config, { protocol, host }: FastifyRequest): string {
  return publicUrl ?? `${protocol}://${host}`;
}
