import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { problemCodesOf } from '#server/lib/http/openapi.ts';

const declared = new Map(
  Object.values(endpoints).map((endpoint) => [
    `${endpoint.method} ${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    problemCodesOf(endpoint),
  ]),
);

/** Collects every problem that a call returned although its endpoint in the contract does not name it. */
export function collectUndeclaredProblems(app: FastifyInstance): readonly string[] {
  const undeclared: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const call = `${request.method} ${request.routeOptions.url}`;
    const codes = declared.get(call);
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (reply.statusCode < 400 || !codes || !isJson) return payload;
    const { code } = JSON.parse(String(payload));
    if (!codes.has(code)) undeclared.push(`${call}: ${code}`);
    return payload;
  });
  return undeclared;
}
