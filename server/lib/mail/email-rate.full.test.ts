import { expect, onTestFinished, test } from 'vitest';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';
import { enqueueNotices, enqueueReset, sentSubjects } from './testing/queued.ts';

const { services } = await testApp();
const sent = () => sentSubjects(services);
const notices = 5000;
/** When this many have left, the workers are busy with notices. */
const begun = 20;

test('a password reset requested while 5,000 notices are sent is sent within 5 seconds', {
  timeout: 120_000,
}, async () => {
  const { account } = await signUpPerson(services);
  await enqueueNotices(services, account.id, notices);
  onTestFinished(() => services.jobs.close());
  await services.jobs.work(services);
  await expect.poll(async () => (await sent()).length, { timeout: 30_000 }).toBeGreaterThan(begun);

  const requestedAt = performance.now();
  await enqueueReset(services, account.id);
  await expect.poll(sent, { timeout: 5000 }).toContainEqual(expect.stringContaining('password'));
  const waitedMs = performance.now() - requestedAt;
  const left = (await sent()).length;
  console.log(`reset left after ${Math.round(waitedMs)} ms, ${notices + 1 - left} notices still waiting`);
  expect(left).toBeLessThan(notices / 2);
});
