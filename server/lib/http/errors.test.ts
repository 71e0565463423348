import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { buildApp } from '#server/app.ts';
import { DrizzleQueryError } from '#server/lib/database/query.ts';
import { testApp } from '#server/testing/test-app.ts';
import { asProblem } from './errors.ts';

const withFields = (fields: object) => Object.assign(new Error('inner words'), fields) as never;

test.each([
  ['a library that talks to another server', { statusCode: 404 }],
  ['a library that names a code of its own', { statusCode: 400, code: 'resource_missing' }],
  ['a denied permission', { statusCode: 403, type: 'StripePermissionError' }],
])('a status code of %s says nothing of the request', (_whose, fields) => {
  expect(asProblem(withFields(fields)).code).toBe('unknown');
});

test.each([
  [{ statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' }, 'too_large'],
  [{ statusCode: 400, code: 'FST_ERR_CTP_INVALID_JSON_BODY' }, 'malformed'],
  [{ statusCode: 416, status: 416, expose: true }, 'range_unsatisfiable'],
])('an error of Fastify or its file sender becomes its problem: %o', (fields, code) => {
  expect(asProblem(withFields(fields)).code).toBe(code);
});

test.each([
  ['disk_full', { code: '53100' }],
  ['too_many_connections', { code: '53300' }],
  ['cannot_connect_now, while it recovers', { code: '57P03' }],
  ['admin_shutdown', { code: '57P01' }],
  ['query_canceled, by its time-out', { code: '57014' }],
  ['lock_not_available', { code: '55P03' }],
  ['deadlock_detected', { code: '40P01' }],
  ['read_only_sql_transaction, on a standby', { code: '25006' }],
  ['io_error', { code: '58030' }],
  ['a refused connection', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ['a missing socket', { code: 'ENOENT', syscall: 'connect' }],
  ['a lost connection', { message: 'Connection terminated unexpectedly' }],
  ['a pool without a free connection', { message: 'timeout exceeded when trying to connect' }],
])('a database that cannot work now is reported as busy: %s', (_state, fields) => {
  const error = new DrizzleQueryError('select 1', [], withFields(fields));
  expect(asProblem(error as never)).toMatchObject({ code: 'busy', details: { retryAfterSeconds: 5 } });
  expect(asProblem(withFields(fields)).code).toBe('busy');
});

test.each(['23505', '42P01', '22021'])('a statement that is itself at fault is unforeseen: %s', (code) => {
  expect(asProblem(new DrizzleQueryError('select 1', [], withFields({ code })) as never).code).toBe(
    'unknown',
  );
});

const { app, services, running } = await testApp();

test('while the database is down a call gets 503, with the time to wait', async () => {
  const away = new pg.Pool({ connectionString: 'postgresql://me@127.0.0.1:1/nowhere' });
  const stranded = await buildApp({
    ...running,
    services: { ...services, database: drizzle({ client: away }) },
  });
  onTestFinished(() => stranded.close());
  const response = await stranded.inject(endpoints.getPrice.path);
  expect([response.statusCode, response.json().code]).toEqual([503, 'busy']);
  expect(response.headers['retry-after']).toBe('5');
});

test('a save that finds the disk full gets 503, with the time to wait', async () => {
  await services.database.$client.query(`
    create function reject_row() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger full_disk before insert on feedback for each row execute function reject_row()`);
  const response = await app.inject({
    method: 'POST',
    url: endpoints.giveFeedback.path,
    payload: { feedback: 'The film stops.' },
  });
  expect([response.statusCode, response.json().code]).toEqual([503, 'busy']);
  expect(response.headers['retry-after']).toBe('5');
});
