import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { jobHandlers, withEmails } from '#server/job-handlers.ts';
import { sql } from '#server/lib/database/query.ts';
import { describeError } from '#server/lib/log.ts';
import { allowSchemas, testDatabase } from '#server/testing/database/test-database.ts';
import { noMailer } from '#server/testing/no-mailer.ts';
import { testApp } from '#server/testing/test-app.ts';
import { createJobs } from './jobs.ts';

const log = pino({ level: 'silent' });

test('processes that start together on an empty database create the queues once', async () => {
  const { pool, db } = await testDatabase();
  await allowSchemas(pool);
  await db.execute(sql`drop schema pgboss cascade`);
  const processes = Array.from({ length: 8 }, () => createJobs(pool, log, () => {}, withEmails(noMailer)));
  await Promise.all(processes.map((jobs) => jobs.open()));
  const { rows } = await db.execute(
    sql`select name collate "C" as name from pgboss.queue where name not like '\\_\\_%' order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...Object.keys(withEmails(noMailer)), 'givenUp'].sort());
  await Promise.all(processes.map((jobs) => jobs.close()));
});

test('scheduled jobs are scheduled once, however often the server starts', async () => {
  const { services } = await testApp();
  await services.jobs.work(services);
  const { rows } = await services.database.execute(sql`select name, cron from pgboss.schedule order by name`);
  const timed = Object.entries(jobHandlers).flatMap(([name, { cron }]) => (cron ? [{ name, cron }] : []));
  expect(rows).toEqual(timed.sort((a, b) => (a.name < b.name ? -1 : 1)));
});

test('data that has expired is looked for every hour: a server that is off at night deletes it too', () => {
  const deleting = Object.entries(jobHandlers).filter(
    ([name, { cron }]) => cron && /^(purge|deleteExpired)/.test(name),
  );
  const rare = deleting.filter(([, { cron }]) => !/^\d+ \* \* \* \*$/.test(cron ?? ''));
  expect(rare.map(([name]) => name)).toEqual([]);
});

test('finished jobs are deleted after a day, waiting ones after two', async () => {
  const { services } = await testApp();
  const { rows } = await services.database.execute(
    sql`select deletion_seconds, retention_seconds from pgboss.queue where name = 'mail'`,
  );
  expect(rows).toEqual([{ deletion_seconds: 86_400, retention_seconds: 172_800 }]);
});

/** A server that collects its log lines about jobs. */
async function loggedApp() {
  const logged: object[] = [];
  const write = (line: string) => {
    const entry = JSON.parse(line);
    if (entry.job) logged.push(entry);
  };
  const { services } = await testApp({}, pino({ level: 'warn' }, { write }));
  const countedJobs = async () => {
    const counter = await services.metrics.registry.getSingleMetric('jobs_total')?.get();
    return counter?.values.map(({ labels, value }) => `${labels.job} ${labels.outcome} ${value}`);
  };
  return { services, logged, countedJobs };
}

const accountId = '00000000-0000-0000-0000-000000000001';

test('a job that takes longer than its time is logged, counted, and not run twice at once', async () => {
  const { services, logged, countedJobs } = await loggedApp();
  let starts = 0;
  const run = vi.spyOn(jobHandlers.paymentEvent, 'run').mockImplementation(async () => {
    starts += 1;
    await sleep(3000);
  });
  onTestFinished(() => run.mockRestore());
  await services.database.execute(
    sql`update pgboss.queue set expire_seconds = 1, retry_delay = 1 where name = 'paymentEvent'`,
  );
  await services.jobs.work(services);
  await services.jobs.send(services.database, 'paymentEvent', { accountId });
  const states = async () =>
    (await services.database.execute(sql`select state from pgboss.job where name = 'paymentEvent'`)).rows;
  await expect.poll(states, { timeout: 10_000 }).toEqual([{ state: 'completed' }]);
  expect(starts).toBe(1);
  expect(logged).toMatchObject([{ msg: 'a job takes longer than its time', job: 'paymentEvent' }]);
  expect(await countedJobs()).toEqual(['paymentEvent expired 1', 'paymentEvent done 1']);
});

test('a job that is not tried again is logged and counted by its name', async () => {
  const { services, logged, countedJobs } = await loggedApp();
  const run = vi.spyOn(jobHandlers.paymentEvent, 'run').mockRejectedValue(new Error('not today'));
  onTestFinished(() => run.mockRestore());
  await services.database.execute(sql`update pgboss.queue set retry_limit = 0 where name = 'paymentEvent'`);
  await services.jobs.send(services.database, 'paymentEvent', { accountId });
  await services.jobs.runDue(services, 'paymentEvent');
  await services.jobs.work(services);
  await expect.poll(countedJobs).toEqual(['paymentEvent given_up 1']);
  expect(logged).toMatchObject([{ level: 50, msg: 'a job was given up', job: 'paymentEvent' }]);
});

test('a failed job is logged with its error', async () => {
  const { services, logged, countedJobs } = await loggedApp();
  const run = vi.spyOn(jobHandlers.paymentEvent, 'run').mockRejectedValue(new Error('not today'));
  onTestFinished(() => run.mockRestore());
  await services.jobs.send(services.database, 'paymentEvent', { accountId });
  await services.jobs.work(services);
  await expect.poll(countedJobs).toEqual(['paymentEvent failed 1']);
  expect(logged).toMatchObject([{ msg: 'a job failed', job: 'paymentEvent', err: { message: 'not today' } }]);
});

test('a job may take hours while its process lives, and the job of a dead process is noticed within minutes', async () => {
  const { services } = await testApp();
  const { rows } = await services.database.execute(
    sql`select distinct heartbeat_seconds, min(expire_seconds) over () as shortest
      from pgboss.queue where dead_letter = 'givenUp'`,
  );
  expect(rows).toEqual([{ heartbeat_seconds: 60, shortest: 900 }]);
  const { rows: timed } = await services.database.execute(
    sql`select expire_seconds from pgboss.queue where name = 'changePrices'`,
  );
  expect(timed).toEqual([{ expire_seconds: 4 * 3600 }]);
});

test('a job for one account that takes long or fails does not hold up the jobs of others', async () => {
  const { services } = await testApp();
  const [slow, failing, ...others] = Array.from({ length: 12 }, () => randomUUID());
  const done: string[] = [];
  const release = Promise.withResolvers<void>();
  const run = vi.spyOn(jobHandlers.purgeAccount, 'run').mockImplementation(async (_, { accountId }) => {
    if (accountId === slow) await release.promise;
    if (accountId === failing) throw new Error('not today');
    done.push(accountId);
  });
  onTestFinished(() => run.mockRestore());
  for (const accountId of [slow, failing, ...others] as string[]) {
    await services.jobs.send(services.database, 'purgeAccount', { accountId }, { singletonKey: accountId });
  }
  await services.jobs.work(services);
  await expect.poll(() => done.toSorted(), { timeout: 10_000 }).toEqual(others.toSorted());
  release.resolve();
});

test('what a clock that was 40 days ahead has stored holds up no job and no schedule, also without a restart', async () => {
  const { services } = await testApp();
  const runs: string[] = [];
  const run = vi.spyOn(jobHandlers.purgeAccount, 'run').mockImplementation(async (_, data) => {
    runs.push(data.accountId);
  });
  const timers = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => {
    run.mockRestore();
    timers.mockRestore();
  });
  const send = () => services.jobs.send(services.database, 'purgeAccount', { accountId });
  const moveAhead = () =>
    services.database.execute(sql`
      with version as (update pgboss.version set cron_on = now() + interval '40 days'),
        job as (update pgboss.job set start_after = now() + interval '40 days' where state = 'created')
      update pgboss.queue set monitor_claim_on = now() + interval '40 days', maintain_on = now() + interval '40 days'`);
  const countAhead = async () => {
    const { rows } = await services.database.execute(sql`
      select (select count(*) from pgboss.version where cron_on > now())
        + (select count(*) from pgboss.queue where greatest(monitor_claim_on, maintain_on) > now()) as count`);
    return Number(rows[0]?.count);
  };
  await send();
  await moveAhead();
  await services.jobs.work(services);
  await expect.poll(() => runs.length, { timeout: 10_000 }).toBe(1);
  expect(await countAhead()).toBe(0);

  await moveAhead();
  const [resetAgain] = timers.mock.calls.find(([, delayMs]) => delayMs === 600_000) ?? [];
  resetAgain?.();
  await expect.poll(countAhead).toBe(0);
});

test('the job of a process that died while the clock was 40 days ahead is done again', async () => {
  const { services } = await testApp();
  await services.jobs.send(services.database, 'purgeAccount', { accountId });
  await services.database.execute(sql`
    update pgboss.job set state = 'active', started_on = now() + interval '40 days',
      heartbeat_on = now() + interval '40 days', heartbeat_seconds = 60 where name = 'purgeAccount'`);
  await services.jobs.work(services);
  const { rows } = await services.database.execute(sql`
    select greatest(started_on, heartbeat_on) <= now() as "isDue" from pgboss.job where name = 'purgeAccount'`);
  expect(rows).toEqual([{ isDue: true }]);
});

test('an idle process polls the database for jobs a few times a second', async () => {
  const { services } = await testApp();
  await services.jobs.work(services);
  await sleep(500);
  const query = vi.spyOn(services.database.$client, 'query');
  onTestFinished(() => query.mockRestore());
  await sleep(2000);
  expect(query.mock.calls.length).toBeLessThan(12);
});

test('jobs that cannot be read are logged with the error of the database', async () => {
  const logged: string[] = [];
  const write = (line: string) => {
    const { msg, err } = JSON.parse(line);
    if (msg === 'jobs') logged.push(err.message);
  };
  const log = pino({ level: 'warn', serializers: { err: describeError } }, { write });
  const { services } = await testApp({}, log);
  await services.jobs.work(services);
  await services.database.$client.query('alter table pgboss.job_common rename to renamed');
  await expect.poll(() => logged, { timeout: 10_000 }).not.toEqual([]);
  await services.database.$client.query('alter table pgboss.renamed rename to job_common');
  for (const message of logged) expect(message).toContain('relation "pgboss.job_common" does not exist');
});
