import type { FastifyInstance } from 'fastify';

const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Answers only requests that name this machine. A page elsewhere whose name was made to lead here, or a proxy that was
 * forgotten, would make strangers the owners of all its accounts.
 */
export function rejectOtherHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ hostname, routeOptions }, reply) => {
    if (loopback.test(hostname) || routeOptions.url === '/healthz' || routeOptions.url === '/readyz') return;
    return reply
      .status(421)
      .type('text/plain; charset=utf-8')
      .send('This sandbox is for this machine alone. Open it as http://localhost, or set SANDBOX=true.\n');
  });
}
