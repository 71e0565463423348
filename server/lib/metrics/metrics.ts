import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How one run of a job ended; `expired` is a run that exceeds its time, `given_up` one that is not tried again. */
export type CountJob = (job: string, outcome: 'done' | 'failed' | 'expired' | 'given_up') => void;

/** What an operator has to look at. */
export type Alarm =
  | 'card_declines'
  | 'sign_ups'
  | 'payment_refused'
  | 'payment_disputed'
  | 'room_letters'
  | 'record_store_key';

export type Metrics = {
  registry: Registry;
  observe(app: FastifyInstance): void;
  countJob: CountJob;
  countAlarm(alarm: Alarm): void;
  countSignUp(): void;
  countDecline(): void;
  countRejection(): void;
  countEvent(kind: string): void;
  together: TogetherMetrics;
};

/** What is counted of rooms. */
export type TogetherMetrics = {
  /** How many screens are connected, read at every scrape. */
  observeScreens(count: () => number): void;
  /** @param seconds from the message to its end in the database */
  countMessage(type: string, outcome: 'taken' | 'refused', seconds: number): void;
  /** The database could not say what rooms are like. */
  countTrouble(): void;
};

function createTogetherMetrics(registry: Registry): TogetherMetrics {
  let screens = () => 0;
  new Gauge({
    name: 'together_screens',
    help: 'Screens of rooms that are connected to this process',
    registers: [registry],
    collect() {
      this.set(screens());
    },
  });
  const messages = new Histogram({
    name: 'together_message_seconds',
    help: 'Time from a message of a screen until it is stored, by type and outcome',
    labelNames: ['type', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const troubles = new Counter({
    name: 'together_troubles_total',
    help: 'Times that rooms could not be read',
    registers: [registry],
  });
  return {
    observeScreens(count) {
      screens = count;
    },
    countMessage: (type, outcome, seconds) => messages.observe({ type, outcome }, seconds),
    countTrouble: () => troubles.inc(),
  };
}

/**
 * Counts and times of responses by route and of jobs by outcome, besides the process's own figures.
 * @param eventKinds every kind of security event: each is counted from zero on
 */
export function createMetrics(eventKinds: readonly string[]): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Runs of jobs, by job and outcome',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  const alarms = new Counter({
    name: 'alarms_total',
    help: 'What an operator has to look at: limits of all callers together, and payments, by alarm',
    labelNames: ['alarm'],
    registers: [registry],
  });
  const signUps = new Counter({
    name: 'sign_ups_total',
    help: 'Created accounts',
    registers: [registry],
  });
  const declines = new Counter({
    name: 'card_declines_total',
    help: 'Declined cards',
    registers: [registry],
  });
  const rejections = new Counter({
    name: 'rejected_calls_total',
    help: 'Calls rejected before they were read, because too many waited for the database',
    registers: [registry],
  });
  const events = new Counter({
    name: 'security_events_total',
    help: 'Security events such as logins and wrong passwords, by kind',
    labelNames: ['kind'],
    registers: [registry],
  });
  for (const kind of eventKinds) events.inc({ kind }, 0);
  return {
    registry,
    together: createTogetherMetrics(registry),
    countSignUp: () => signUps.inc(),
    countDecline: () => declines.inc(),
    countRejection: () => rejections.inc(),
    countEvent: (kind) => events.inc({ kind }),
    countAlarm: (alarm) => alarms.inc({ alarm }),
    countJob: (job, outcome) => jobs.inc({ job, outcome }),
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'none';
        duration.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
      });
    },
  };
}

/** Serves /metrics on a separate port, and to this machine alone because it asks for no password. */
export async function serveMetrics({ registry }: Metrics, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('content-type', registry.contentType);
    response.end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
