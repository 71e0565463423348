import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { eq } from '#server/lib/database/query.ts';
import { type Person, signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { accounts } from '#server/tables/accounts.ts';
import { feedback, tickets } from '#server/tables/support.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { runScheduledJob } from '#server/testing/run-scheduled-job.ts';
import { testApp } from '#server/testing/test-app.ts';
import { purgeAccount, purgeAccounts } from './purge-accounts.ts';

const { app, services, clock } = await testApp();

const dayMs = 24 * 3_600_000;

const call = ({ method, path }: Endpoint, payload: object, token?: string) =>
  app.inject({ method, url: path, payload, ...(token && { headers: { authorization: `Bearer ${token}` } }) });

/** The number of tickets and of feedback messages with this address. */
const messagesOf = async (email: string) => [
  await services.database.$count(tickets, eq(tickets.email, email)),
  await services.database.$count(feedback, eq(feedback.email, email)),
];

async function writeBoth(email: string) {
  await call(endpoints.contactUs, { name: 'Nora', email, issue: 'Refund please' });
  await call(endpoints.giveFeedback, { feedback: 'My hip hurts.', email });
}

test.each([
  ['of somebody else stay when the address of the account was never confirmed', false, [1, 1]],
  ['of the owner go when the address was confirmed', true, [0, 0]],
])('a purge: messages %s', async (_rule, isConfirmed, left) => {
  const { account, token, password } = await signUpPerson(services);
  const email = account.email as string;
  if (!isConfirmed) {
    await services.database
      .update(accounts)
      .set({ emailVerifiedAt: null })
      .where(eq(accounts.id, account.id));
  }
  await writeBoth(email);
  await call(endpoints.deleteAccount, { password }, token);
  clock.advance(15 * dayMs);
  await runScheduledJob(services, 'purgeAccounts');
  expect(await services.database.$count(accounts, eq(accounts.id, account.id))).toBe(0);
  expect(await messagesOf(email)).toEqual(left);
});

/** A person who closes their account. */
async function closing(given: Person = {}) {
  const { account, token, password } = await signUpPerson(services, { userName: randomUUID(), ...given });
  await call(endpoints.deleteAccount, { password }, token);
  return {
    id: account.id,
    exists: async () => (await services.database.$count(accounts, eq(accounts.id, account.id))) === 1,
    readLink: async () => {
      const emails = await emailsTo(services, account.email as string);
      return tokenIn(
        emails.find(({ subject }) => subject === 'Your account is being deleted'),
        '/restoreAccount',
      );
    },
  };
}

const restore = (link: string) =>
  app.inject({ method: 'POST', url: endpoints.restoreAccount.path.replace('{token}', link) });

test('an account that is restored while a purge goes on is not purged, nor restored while it is purged', async () => {
  const first = await closing({ isSubscribed: true });
  clock.advance(1000);
  const second = await closing();
  // The email came two days late, so its link works a day longer than the account is kept.
  clock.advance(2 * dayMs);
  const links = [await first.readLink(), await second.readLink()];
  clock.advance(13 * dayMs);
  const statuses: number[] = [];
  const deleteCustomer = async (customerId: string) => {
    await services.payments.deleteCustomer(customerId);
    for (const link of links) statuses.push((await restore(link)).statusCode);
  };
  await purgeAccounts(services);
  const working = { ...services, payments: { ...services.payments, deleteCustomer } };
  await purgeAccount(working, { accountId: first.id });
  await services.jobs.runDue(services, 'purgeAccount');
  expect(statuses).toEqual([422, 200]);
  expect([await first.exists(), await second.exists()]).toEqual([false, true]);
});

test('an account whose purge takes long does not delay others, and is purged once', async () => {
  const slow = await closing({ isSubscribed: true });
  clock.advance(1000);
  const other = await closing();
  clock.advance(15 * dayMs);
  const release = Promise.withResolvers<void>();
  const forgotten: string[] = [];
  const deleteCustomer = async (customerId: string) => {
    forgotten.push(customerId);
    await release.promise;
    await services.payments.deleteCustomer(customerId);
  };
  const working = { ...services, payments: { ...services.payments, deleteCustomer } };
  await purgeAccounts(working);
  await purgeAccounts(working);
  await services.jobs.work(working);
  await expect.poll(other.exists, { timeout: 10_000 }).toBe(false);
  expect(await slow.exists()).toBe(true);
  release.resolve();
  await expect.poll(slow.exists, { timeout: 10_000 }).toBe(false);
  expect(forgotten).toHaveLength(1);
});
