import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { busy } from '#server/problem.ts';
import type { Services } from '#server/services.ts';

/** Of what the heap may take; a process that takes more ends in the middle of all its calls. */
const mostOfHeap = 0.8;

/** Beyond what this process can carry: 503 with Retry-After, at once. The process's health stays visible. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 2000,
    maxEventLoopUtilization: 0.995,
    maxHeapUsedBytes: mostOfHeap * getHeapStatistics().heap_size_limit,
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
