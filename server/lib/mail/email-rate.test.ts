import { expect, onTestFinished, test } from 'vitest';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';
import { enqueueNotices, enqueueReset, sentSubjects } from './testing/queued.ts';

const { services } = await testApp();
const sent = () => sentSubjects(services);

test('a password reset queued behind two hundred notices is sent within 5 seconds, and the notices at 20 a second', async () => {
  const { account } = await signUpPerson(services);
  await enqueueNotices(services, account.id, 200);
  await enqueueReset(services, account.id);

  onTestFinished(() => services.jobs.close());
  await services.jobs.work(services);
  await expect.poll(sent, { timeout: 5000 }).toContainEqual(expect.stringContaining('password'));
  expect((await sent()).length).toBeLessThan(100);
  await expect.poll(async () => (await sent()).length, { timeout: 10_000 }).toBe(201);
});
