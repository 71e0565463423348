import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { endpoints } from '#contract/endpoints.ts';
import { busy } from '#server/lib/problem.ts';

/** Part of the heap's limit; a process that exceeds the limit dies in the middle of all its calls. */
const maxHeapShare = 0.8;

/** Rejects calls with 503 and Retry-After at once beyond what this process can handle. The health check stays available. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 2000,
    maxEventLoopUtilization: 0.995,
    maxHeapUsedBytes: maxHeapShare * getHeapStatistics().heap_size_limit,
    pressureHandler: (request) => {
      if (request.url === endpoints.healthz.path) return;
      throw busy();
    },
  });
}

/** A longer queue for the database only makes everybody wait longer; the calls already in it are served soon. */
const maxQueueLength = 200;

/** Pages, files and the health check need no database, so they stay available. */
export function rejectBeyondQueue(app: FastifyInstance, { pool }: { pool: Pool }): void {
  app.addHook('onRequest', async ({ url }) => {
    if (pool.waitingCount > maxQueueLength && url.startsWith('/api/')) throw busy();
  });
}
