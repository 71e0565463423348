import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services/services.ts';
import { serveIdentity } from './identity/serve-identity.ts';
import { sandboxStyles } from './sandbox-page.ts';
import { serveInbox } from './serve-inbox.ts';
import { serveStorePage } from './store-page.ts';

/** The pages that replace outside services: emails, identities and stores. Outside the sandbox none of them exists. */
export function serveSandbox(app: FastifyInstance, { database, sandboxIdentity }: Services): void {
  if (!sandboxIdentity) return;
  serveIdentity(app, sandboxIdentity);
  serveInbox(app, database);
  serveStorePage(app);
  app.get('/sandbox/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(sandboxStyles),
  );
}
