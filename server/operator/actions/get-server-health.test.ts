import { expect, test } from 'vitest';
import { finishedBackup, recordAudit } from '#server/audit/audit-log.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { testApp } from '#server/testing/test-app.ts';
import { getServerHealth } from './get-server-health.ts';

const { services, clock } = await testApp();

const readHealth = async (of: Services) =>
  (await getServerHealth.run({ services: of, operator: 'ruth', origin: '', named: null }, {})).response;

test('the health of the server names release, database, jobs, emails, provider and the last backup', async () => {
  const { account } = await signUpPerson(services);
  const email = { template: 'passwordChanged', accountId: account.id, origin: '' } as const;
  await enqueueEmail(services, services.database, email);
  const health = await readHealth(services);
  expect(health).toMatchObject({
    release: expect.stringMatching(/^\d+\.\d+\.\d+/),
    contentVersion: services.content.game.contentVersion,
    notReadyBecause: null,
    database: { kind: 'embedded', postgres: expect.stringMatching(/^1\d/), megabytes: expect.any(Number) },
    jobs: { givenUp: 0 },
    emails: { by: 'sandbox', waiting: 1 },
    payments: { provider: 'sandbox', lastReadAt: null },
    backup: { isOurs: true, lastAt: null },
  });
  expect(health.database.megabytes).toBeGreaterThan(1);
});

test('the last backup is one that ended, not one that was begun', async () => {
  const entry = { operator: 'ruth', subject: 'the database' };
  const endedAt = clock.now();
  await recordAudit(services.database, { ...entry, command: finishedBackup }, endedAt);
  clock.advance(3_600_000);
  await recordAudit(services.database, { ...entry, command: 'database backup' }, clock.now());
  expect((await readHealth(services)).backup).toEqual({ isOurs: true, lastAt: endedAt.toISOString() });
});

test('a server that is about to stop says that it is not ready', async () => {
  const { services: own } = await testApp();
  await own.draining.start(0);
  expect((await readHealth(own)).notReadyBecause).toBe('This process is about to stop.');
});
