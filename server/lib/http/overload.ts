import type { RequestListener } from 'node:http';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import type { PooledDatabase } from '#server/lib/database/pool.ts';
import type { Metrics } from '#server/lib/metrics/metrics.ts';
import { busy, Problem } from '#server/lib/problem.ts';
import { plainProblem } from './plain-problem.ts';
import { requestPath } from './request-path.ts';

/** Part of the heap's limit; a process that exceeds the limit dies in the middle of all its calls. */
const maxHeapShare = 0.8;

/** Rejects calls with 503 and Retry-After at once beyond what this process can handle. The health check stays available. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 2000,
    maxHeapUsedBytes: maxHeapShare * getHeapStatistics().heap_size_limit,
    pressureHandler: (request) => {
      if (request.routeOptions.url === endpoints.healthz.path) return;
      throw busy();
    },
  });
}

/** How many statements may wait for a connection while a burst, or a stall of the disk, passes. */
const burst = 200;
/** A queue that is not empty for so long is no burst: the database cannot do more, and all would only wait longer. */
const standingMs = 1000;
/** How many may wait then, until for as long no more came. */
const standing = 24;
/** A login waits for its hash besides, and those who play come first. */
const standingForLogins = 8;
/** How many counts of logins may wait: each login makes several. The alarm for `counts_waiting` is at half of it. */
const mostCounts = 8;

export type Queues = {
  /** Statements that wait for a connection. */
  statements: () => number;
  /** Calls whose session is looked up in the statement of another: each will want a statement of its own. */
  sharing: () => number;
  /** Counts of logins that wait for one of theirs. */
  counts: () => number;
};

/** Says of each call, by its path, whether it must be rejected because too many already wait. */
export function createAdmission(
  { statements, sharing, counts }: Queues,
  now = () => performance.now(),
): (path: string) => boolean {
  let emptyAt = now();
  let beyondAt = Number.NEGATIVE_INFINITY;
  return (path) => {
    const count = statements();
    const at = now();
    if (count === 0) emptyAt = at;
    const stands = at - emptyAt > standingMs || at - beyondAt < standingMs;
    if (count + sharing() > (stands ? standing : burst)) {
      beyondAt = at;
      return true;
    }
    if (!/\/login\b/i.test(path)) return false;
    return counts() > mostCounts || (stands && count > standingForLogins);
  };
}

type Deps = { database: PooledDatabase; counters: PooledDatabase; metrics: Metrics };

/**
 * Rejects calls of the API while too many wait for the database; pages, files and the health check need none. Rejects odd
 * addresses too. It stands before Fastify, because a rejection that costs a third of a call keeps an overloaded process from its other calls.
 */
export function rejectBeyondQueue(
  { server }: FastifyInstance,
  { database, counters, metrics }: Deps,
  sharing: () => number,
): void {
  const odd = plainProblem(new Problem('malformed', 'The request names no path.'));
  const { headers, body } = plainProblem(busy());
  const isBeyond = createAdmission({
    statements: () => database.$client.waitingCount,
    sharing,
    counts: () => counters.$client.waitingCount,
  });
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const path = requestPath(request.url ?? '');
    // Only programs that try their way around a rule name a whole address, or none, where a path is meant.
    if (!path.startsWith('/')) response.writeHead(400, odd.headers).end(odd.body);
    else if (/^\/api\//i.test(path) && isBeyond(path)) {
      metrics.countRejection();
      response.writeHead(503, headers).end(body);
    } else {
      for (const handle of handlers) handle(request, response);
    }
  });
}
