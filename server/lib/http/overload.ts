import type { RequestListener } from 'node:http';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { endpoints } from '#contract/endpoints.ts';
import type { Metrics } from '#server/lib/metrics/metrics.ts';
import { busy } from '#server/lib/problem.ts';
import { plainProblem } from './plain-problem.ts';

/** Part of the heap's limit; a process that exceeds the limit dies in the middle of all its calls. */
const maxHeapShare = 0.8;

/** Rejects calls with 503 and Retry-After at once beyond what this process can handle. The health check stays available. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 2000,
    maxHeapUsedBytes: maxHeapShare * getHeapStatistics().heap_size_limit,
    pressureHandler: (request) => {
      if (request.url === endpoints.healthz.path) return;
      throw busy();
    },
  });
}

/** A longer queue for the database only makes everybody wait longer; the calls already in it are served soon. */
const maxQueueLength = 100;

/**
 * Rejects calls of the API while too many wait for the database; pages, files and the health check need none. It stands
 * before Fastify, because a rejection that costs a third of a call keeps an overloaded process from its other calls.
 */
export function rejectBeyondQueue(
  { server }: FastifyInstance,
  { pool, metrics }: { pool: Pool; metrics: Metrics },
): void {
  const { headers, body } = plainProblem(busy());
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (pool.waitingCount > maxQueueLength && request.url?.startsWith('/api/')) {
      metrics.countRejection();
      response.writeHead(503, headers).end(body);
    } else {
      for (const handle of handlers) handle(request, response);
    }
  });
}
