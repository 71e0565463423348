import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { busy } from '#server/problem.ts';
import type { Services } from '#server/services.ts';

/** Beyond what this process can carry: 503 with Retry-After, at once. The process's health stays visible. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 2000,
    maxEventLoopUtilization: 0.995,
    pressureHandler: (request) => {
      if (request.url === endpoints.healthz.path) return;
      throw busy();
    },
  });
}

/** A queue for the database that is longer than this only makes everybody wait longer; what is in it is served soon. */
const longestQueue = 200;

/** Pages and files do without the database, and the process's own health is not its matter. */
export function refuseBeyondQueue(app: FastifyInstance, { pool }: Services): void {
  app.addHook('onRequest', async ({ url }) => {
    if (pool.waitingCount > longestQueue && url.startsWith('/api/')) throw busy();
  });
}
