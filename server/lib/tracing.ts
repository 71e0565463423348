import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** Follows each request through its statements; null where no address for traces is set. */
export type Tracing = {
  observe(app: FastifyInstance): void;
  observePool(pool: pg.Pool): void;
  /** Sends what has not been sent yet. */
  close(): Promise<void>;
};

/** Sends traces to a collector. @param endpoint its address, without `/v1/traces` */
export function createTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  return traceWith(new BatchSpanProcessor({ exporter }));
}

/** Traces contain patterns of paths and texts of statements, never values, addresses of people or tokens. */
export function traceWith(processor: SpanProcessor): Tracing {
  const resource = resourceFromAttributes({ 'service.name': 'mind-your-step' });
  const provider = new TracerProvider({ resource, spanProcessors: [processor] });
  const tracer = provider.getTracer('mind-your-step');
  const current = new AsyncLocalStorage<Context>();
  return {
    observe: (app) => traceRequests(app, tracer, current),
    observePool(pool) {
      const observed = new WeakSet<pg.PoolClient>();
      // Some connections were opened before anybody observed.
      pool.on('acquire', (client) => {
        if (observed.has(client)) return;
        observed.add(client);
        traceStatements(client, tracer, () => current.getStore());
      });
    },
    close: () => provider.shutdown(),
  };
}

function traceRequests(app: FastifyInstance, tracer: Tracer, current: AsyncLocalStorage<Context>): void {
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      ROOT_CONTEXT,
    );
    spans.set(request, span);
    current.run(trace.setSpan(ROOT_CONTEXT, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    span?.setAttribute('request.id', request.id);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

type AnyQuery = (...args: unknown[]) => unknown;

/** Statements outside a request, such as those of jobs, are not traced: pg-boss looks for jobs all the time. */
function traceStatements(client: pg.PoolClient, tracer: Tracer, parent: () => Context | undefined): void {
  const query = client.query.bind(client) as AnyQuery;
  const traced: AnyQuery = (...args) => {
    const context = parent();
    if (!context) return query(...args);
    const [statement] = args as [string | { text?: string; name?: string }];
    const text = typeof statement === 'string' ? statement : (statement.name ?? statement.text ?? '');
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const span = tracer.startSpan(
      text.trim().split(/\s/, 1)[0] || 'query',
      { kind: SpanKind.CLIENT, attributes },
      context,
    );
    const end = (error?: unknown) => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
        end(error);
        callback(error, result);
      });
    }
    const result = query(...args);
    if (result instanceof Promise) void result.then(() => end(), end);
    else end();
    return result;
  };
  client.query = traced as typeof client.query;
}
