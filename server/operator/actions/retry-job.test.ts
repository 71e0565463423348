import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listAuditEntries } from '#server/audit/audit-log.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { sql } from '#server/lib/database/query.ts';
import { countFailedJobs, listFailedJobs } from '#server/lib/jobs/failed-jobs.ts';
import type { Services } from '#server/services/services.ts';
import { testApp } from '#server/testing/test-app.ts';
import { retryJob } from './retry-job.ts';

const retry = (services: Services, operator: string, jobId: string) =>
  retryJob.run({ services, operator, origin: '', named: jobId }, { jobId });

/** A payment job that fails until `succeeds` is called, and the ids of the accounts it was done for. */
async function failingJob({ retryLimit = 0, error = new Error('not today') } = {}) {
  const { services } = await testApp();
  const { database, jobs } = services;
  const done: string[] = [];
  let fails = true;
  const run = vi.spyOn(jobHandlers.paymentEvent, 'run').mockImplementation(async (_, { accountId }) => {
    if (fails) throw error;
    done.push(accountId);
  });
  onTestFinished(() => run.mockRestore());
  await database.execute(
    sql`update pgboss.queue set retry_limit = ${retryLimit} where name = 'paymentEvent'`,
  );
  const accountId = randomUUID();
  await jobs.send(database, 'paymentEvent', { accountId });
  const runDue = () => jobs.runDue(services, 'paymentEvent');
  await runDue();
  const list = () => listFailedJobs(database, { limit: 10 });
  const succeed = () => {
    fails = false;
  };
  return { services, accountId, done, runDue, list, succeed };
}

test('a job that was given up is listed, and the same job is tried once more', async () => {
  const { services, accountId, done, runDue, list, succeed } = await failingJob();
  const [failed, ...others] = await list();
  expect(others).toEqual([]);
  expect(failed).toMatchObject({
    name: 'paymentEvent',
    template: null,
    reason: 'not today',
    failedTries: 1,
    nextTryAt: null,
  });
  expect(await countFailedJobs(services.database)).toBe(1);
  const id = failed?.id as string;
  succeed();
  expect((await retry(services, 'ruth', id)).rows).toEqual([{ id, name: 'paymentEvent' }]);
  expect([await runDue(), done]).toEqual([1, [accountId]]);
  expect(await list()).toEqual([]);
  const entries = await listAuditEntries(services.database, { limit: 10 });
  expect(entries).toMatchObject([
    { operator: 'ruth', command: 'job retry', subject: 'paymentEvent', details: { id } },
  ]);
});

test('a job is retried by one of two operators, and fails again without another try by itself', async () => {
  const { services, runDue, list } = await failingJob();
  const id = (await list())[0]?.id as string;
  const both = await Promise.allSettled([retry(services, 'ruth', id), retry(services, 'olga', id)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await listAuditEntries(services.database, { limit: 10 })).toHaveLength(1);
  expect([await runDue(), await runDue()]).toEqual([1, 0]);
  expect(await list()).toMatchObject([{ id, failedTries: 2, nextTryAt: null }]);
});

test('a job that is tried again by itself is listed with its next try, and needs no operator', async () => {
  const { services, list } = await failingJob({ retryLimit: 3 });
  const [waiting] = await list();
  expect(waiting).toMatchObject({ reason: 'not today', failedTries: 1, nextTryAt: expect.any(Date) });
  for (const id of [waiting?.id as string, randomUUID(), 'nothing']) {
    await expect(retry(services, 'ruth', id)).rejects.toThrow('that was given up');
  }
  expect(await listAuditEntries(services.database, { limit: 10 })).toEqual([]);
});

test('the stored reason has no value that a statement was given', async () => {
  const { services: other } = await testApp();
  const statement = other.database.execute(sql`select ${'anna@example.org'}::int`);
  const error = (await statement.then(
    () => null,
    (failure: Error) => failure,
  )) as Error;
  expect(error.message).toContain('anna@example.org');
  const { list } = await failingJob({ error });
  expect((await list())[0]?.reason).toBe('Failed query: select $1::int');
});
