import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#server/testing/database/test-database.ts';
import { openDatabase } from './database/pool.ts';
import { traceWith } from './tracing.ts';

const { url } = await testDatabase();

test('a request is one trace with its statements, and contains neither its address nor values', async () => {
  const exporter = new InMemorySpanExporter();
  const tracing = traceWith(new SimpleSpanProcessor({ exporter }));
  // The connection over which the database was looked at is used again.
  const opened = await openDatabase(url, { connections: 1 });
  onTestFinished(() => opened.close());
  tracing.observePool(opened.pool);
  const app = Fastify();
  tracing.observe(app);
  app.get('/token/:token', async () => {
    await opened.db.transaction((tx) => tx.execute('select 1'));
    return (await opened.pool.query('select $1::text as secret', ['sesame'])).rows;
  });
  // Outside a request.
  await opened.pool.query('select 2');
  expect((await app.inject('/token/sesame')).statusCode).toBe(200);
  await expect.poll(() => exporter.getFinishedSpans().length).toBeGreaterThanOrEqual(5);
  const spans = exporter.getFinishedSpans();
  expect(spans.map(({ name }) => name).sort()).toEqual([
    'GET /token/:token',
    'begin',
    'commit',
    'select',
    'select',
  ]);
  expect(new Set(spans.map((span) => span.spanContext().traceId)).size).toBe(1);
  const root = spans.find(({ name }) => name.startsWith('GET'));
  expect(
    spans.filter(({ parentSpanContext }) => parentSpanContext?.spanId === root?.spanContext().spanId),
  ).toHaveLength(4);
  expect(JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]))).not.toContain('sesame');
  await tracing.close();
});

test('a call that fails is marked, and so is its statement', async () => {
  const exporter = new InMemorySpanExporter();
  const tracing = traceWith(new SimpleSpanProcessor({ exporter }));
  const opened = await openDatabase(url);
  onTestFinished(() => opened.close());
  tracing.observePool(opened.pool);
  const app = Fastify();
  tracing.observe(app);
  app.get('/fails', () =>
    Promise.all([opened.pool.query('select 1'), opened.pool.query('select from nowhere')]),
  );
  expect((await app.inject('/fails')).statusCode).toBe(500);
  await expect.poll(() => exporter.getFinishedSpans().length).toBeGreaterThanOrEqual(2);
  const failed = exporter.getFinishedSpans().filter(({ status }) => status.code === 2);
  expect(failed.map(({ kind }) => kind).sort()).toContain(1);
});

test('the statements of a call with a body belong to its trace too', async () => {
  const exporter = new InMemorySpanExporter();
  const tracing = traceWith(new SimpleSpanProcessor({ exporter }));
  const opened = await openDatabase(url);
  onTestFinished(() => opened.close());
  tracing.observePool(opened.pool);
  const app = Fastify();
  onTestFinished(() => app.close());
  tracing.observe(app);
  await Promise.all([opened.pool.query('select 2'), opened.pool.query('select 3')]);
  app.post('/save', async () => (await opened.pool.query('select 1 as saved')).rows);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const sent = request(`${address}/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  sent.flushHeaders();
  // The body arrives after its headers, as over any slow line.
  await sleep(100);
  sent.end('{"answer":1}');
  const [response] = await once(sent, 'response');
  expect(response.statusCode).toBe(200);
  await expect
    .poll(() =>
      exporter
        .getFinishedSpans()
        .map(({ name }) => name)
        .sort(),
    )
    .toEqual(['POST /save', 'select']);
});
