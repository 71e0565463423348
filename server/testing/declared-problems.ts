import type { FastifyInstance } from 'fastify';

type Described = Record<number, { description: string } | undefined>;

/** Collects every problem that a call returned although its endpoint in the contract does not name it. */
export function collectUndeclaredProblems(app: FastifyInstance): readonly string[] {
  const undeclared: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const { url, method, schema } = request.routeOptions;
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (reply.statusCode < 400 || !schema?.response || !isJson) return payload;
    const { code } = JSON.parse(String(payload));
    const declared = (schema.response as Described)[reply.statusCode]?.description.split(', ') ?? [];
    if (!declared.includes(code)) undeclared.push(`${method} ${url}: ${code}`);
    return payload;
  });
  return undeclared;
}
