import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Has the server listen on a free port of this machine. @returns its address */
export async function listenOn(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
