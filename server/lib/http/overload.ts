import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { endpoints } from '#contract/endpoints.ts';
import { busy } from '#server/lib/problem.ts';

/** Part of the heap's limit; a process that exceeds the limit dies in the middle of all its calls. */
const mostOfHeap = 0.8;

/** Answers 503 with Retry-After at once beyond what this process can carry. The health check stays available. */
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

/** A longer queue for the database only makes everybody wait longer; the calls already in it are served soon. */
const longestQueue = 200;

/** Pages, files and the health check need no database, so they stay available. */
export function rejectBeyondQueue(app: FastifyInstance, { pool }: { pool: Pool }): void {
  app.addHook('onRequest', async ({ url }) => {
    if (pool.waitingCount > longestQueue && url.startsWith('/api/')) throw busy();
  });
}
