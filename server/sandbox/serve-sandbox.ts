import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/lib/database/pool.ts';
import type { SandboxIdentity } from '#server/lib/identity/identity.ts';
import { serveIdentity } from './identity/serve-identity.ts';
import { sandboxStyles } from './sandbox-page.ts';
import { serveInbox } from './serve-inbox.ts';
import { serveStorePage } from './store-page.ts';

/** The pages that replace outside services: emails, identities and stores. */
export function serveSandbox(app: FastifyInstance, database: Database, identity: SandboxIdentity): void {
  serveIdentity(app, identity);
  serveInbox(app, database);
  serveStorePage(app);
  app.get('/sandbox/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(sandboxStyles),
  );
}
