import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { dayMs } from '#server/lib/clock.ts';
import { testApp } from '#server/testing/test-app.ts';
import { syncDueSubscriptions } from '../sync/sync-due-subscriptions.ts';
import { addPrice } from '../testing/fixtures.ts';
import { newSubscriber } from '../testing/subscriber.ts';

/** Emails about the subscription of an account that is closed. */

const { app, services, clock } = await testApp();
await addPrice(services);

/** A subscriber whose welcome and receipt have arrived. */
async function subscriber() {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  await ann.newEmails();
  const close = async () => {
    await ann.call(endpoints.deleteAccount, { password: ann.password });
    while ((await services.jobs.runDue(services, 'stopRenewal')) > 0);
  };
  return { ...ann, close };
}

test('when the paid period ends after the account was closed, nobody is told that results are kept', async () => {
  const ann = await subscriber();
  clock.advance(25 * dayMs);
  await ann.close();
  clock.advance(10 * dayMs);
  await syncDueSubscriptions(services);
  expect(await ann.newEmails()).toEqual(['Your account is being deleted']);
});

test('a refund is still confirmed after the account was closed', async () => {
  const ann = await subscriber();
  expect((await ann.refund()).statusCode).toBe(200);
  await ann.close();
  expect(await ann.newEmails()).toEqual(['We refunded $9.99', 'Your account is being deleted']);
});
