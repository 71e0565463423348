import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { handlers } from './handlers.ts';
import { createJobs } from './jobs.ts';

const log = pino({ level: 'silent' });

test('processes that start together on an empty database make the queues once', async () => {
  const { pool, db } = await testDatabase();
  await db.execute(sql`drop schema pgboss cascade`);
  const processes = [createJobs(pool, log), createJobs(pool, log), createJobs(pool, log)];
  await Promise.all(processes.map((jobs) => jobs.open()));
  const { rows } = await db.execute(
    sql`select name from pgboss.queue where name not like '\\_\\_%' order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(handlers).sort());
  await Promise.all(processes.map((jobs) => jobs.close()));
});

test('what runs by itself is put on the timetable, once however often the server starts', async () => {
  const { services } = await testApp();
  await services.jobs.work(services);
  const { rows } = await services.database.execute(sql`select name, cron from pgboss.schedule order by name`);
  const timed = Object.entries(handlers).flatMap(([name, { cron }]) => (cron ? [{ name, cron }] : []));
  expect(rows).toEqual(timed.sort((a, b) => (a.name < b.name ? -1 : 1)));
});

test('jobs that are done are forgotten after a day, those that wait after two', async () => {
  const { services } = await testApp();
  const { rows } = await services.database.execute(
    sql`select deletion_seconds, retention_seconds from pgboss.queue where name = 'mail'`,
  );
  expect(rows).toEqual([{ deletion_seconds: 86_400, retention_seconds: 172_800 }]);
});
