import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { asSuperuser } from '#server/testing/database/test-database.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app, services } = await testApp();
const inDatabase = (statement: string) =>
  asSuperuser(services.database.$client, (client) => client.query(statement));
const status = async () => (await app.inject(endpoints.readyz.path)).statusCode;

test('a process is not ready while its database has no room for a row, and ready again once it has', async () => {
  await inDatabase(`
    create function reject_table() returns event_trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create event trigger full_disk on ddl_command_start execute function reject_table()`);
  expect(await status()).toBe(503);
  await inDatabase('drop event trigger full_disk');
  expect(await status()).toBe(200);
});

test('a check leaves no table behind', async () => {
  expect(await status()).toBe(200);
  const { rows } = await services.database.$client.query(
    "select relname from pg_class where relpersistence = 't'",
  );
  expect(rows).toEqual([]);
});

test('a process that drains is not ready, and asks its clients for new connections', async () => {
  const { app: draining, services: own } = await testApp();
  await own.draining.start(0);
  expect((await draining.inject(endpoints.readyz.path)).statusCode).toBe(503);
  const { statusCode, headers } = await draining.inject(endpoints.healthz.path);
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
});
