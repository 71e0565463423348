import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { runScheduledJob } from '#server/testing/run-scheduled-job.ts';
import { testApp } from '#server/testing/test-app.ts';
import { storePrice } from '../set-price.ts';
import { reconcileSubscriptions } from '../sync/reconcile.ts';
import { syncDueSubscriptions } from '../sync/sync-due-subscriptions.ts';
import { addDiscountCode, addPrice } from '../testing/fixtures.ts';
import { newSubscriber } from '../testing/subscriber.ts';

const { app, services, clock } = await testApp();
await addPrice(services);

const dayMs = 86_400_000;

/** Runs every job of a day, at its end. */
async function aDay(): Promise<void> {
  clock.advance(dayMs);
  await syncDueSubscriptions(services);
  await runScheduledJob(services, 'sendNotices');
  await runScheduledJob(services, 'changePrices');
}

test('a free week ends with a charge and an email three days before, and each person gets one', async () => {
  const ann = await newSubscriber(app, services);
  const first = await addDiscountCode(services, { percentOff: 1, trialDays: 7 });
  const second = await addDiscountCode(services, { percentOff: 1, trialDays: 7 });
  await ann.subscribe('pm_card_visa', { discountCode: first.code });
  expect(await ann.details()).toMatchObject({ status: 'active', lastCharge: 0, receipts: [] });
  expect((await ann.details()).trialEndsAt).not.toBeNull();
  await ann.newEmails();
  for (let day = 0; day < 5; day += 1) await aDay();
  expect(await ann.newEmails()).toEqual([expect.stringContaining('Your free trial')]);
  for (let day = 0; day < 3; day += 1) await aDay();
  expect(await ann.details()).toMatchObject({ lastCharge: 9.89, trialEndsAt: null });
  await ann.cancel();
  await ann.next();
  await ann.subscribe('pm_card_visa', { discountCode: second.code });
  expect(await ann.details()).toMatchObject({ lastCharge: 9.89, trialEndsAt: null });
});

test('a new price is announced at once, shown, and paid from the first period after its day', async () => {
  const ann = await newSubscriber(app, services);
  const bob = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  await bob.subscribe('pm_card_visa');
  await bob.cancel();
  await ann.newEmails();
  await bob.newEmails();
  await storePrice(services, { cents: 1299, intervalMonths: 1, trialDays: 0 });
  await runScheduledJob(services, 'sendNotices');
  await runScheduledJob(services, 'sendNotices');
  expect(await ann.newEmails()).toEqual(['The price of Mind Your Step changes']);
  expect(await bob.newEmails()).toEqual([]);
  const { nextPrice } = await ann.details();
  expect(nextPrice.price).toBe(12.99);
  const charges: number[] = [];
  for (let day = 0; day < 70; day += 1) {
    await aDay();
    const { receipts, lastCharge } = await ann.details();
    if (receipts.length > charges.length) charges.push(lastCharge);
    if (lastCharge === 12.99) {
      expect(clock.now().getTime()).toBeGreaterThanOrEqual(Date.parse(nextPrice.validFrom));
      break;
    }
  }
  expect(charges).toEqual([9.99, 9.99, 12.99].slice(-charges.length));
  const { price } = (await app.inject(endpoints.getPrice.path)).json();
  expect(price).toBe(12.99);
});

test('the nightly reconciliation repairs drift, once for each person', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  await services.database.$client.query(
    "update subscriptions set status = 'ended', ended_at = $2 where account_id = $1",
    [ann.account.id, clock.now()],
  );
  expect((await ann.me()).isSubscribed).toBe(false);
  await reconcileSubscriptions(services);
  await reconcileSubscriptions(services);
  const { rows } = await services.database.$client.query('select count(*)::int as people from subscriptions');
  expect(await services.jobs.runDue(services, 'reconcileSubscription')).toBe(rows[0].people);
  expect((await ann.me()).isSubscribed).toBe(true);
});
