import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { changeLedger } from '#server/lib/payments/sandbox/ledger-changes.ts';
import { testApp } from '#server/testing/test-app.ts';
import { findSubscription } from './queries.ts';
import { repairSubscription } from './repair-subscription.ts';
import { syncDueSubscriptions } from './sync/sync-due-subscriptions.ts';
import { addPrice } from './testing/fixtures.ts';
import { newSubscriber } from './testing/subscriber.ts';

/** A person with two subscriptions at the payment provider. */

const { app, services, clock } = await testApp();
const { id, amountCents: cents, currency, intervalMonths } = await addPrice(services);
const price = { id, cents, currency, intervalMonths };

/** A person who has paid for this many months, and gets a second subscription a day later. */
async function twiceSubscribed({ months, byHand }: { months: number; byHand: boolean }) {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  for (let paid = 1; paid < months; paid += 1) {
    clock.advance(Date.parse((await ann.details()).subscriptionEndDate) - clock.now().getTime());
    await syncDueSubscriptions(services);
  }
  clock.advance(86_400_000);
  const customerId = (await findSubscription(services.database, ann.account.id))?.customerId ?? '';
  const operationId = randomUUID();
  await services.payments.start(operationId, {
    customerId,
    operationId,
    price,
    discount: null,
    trialDays: 0,
    startsAt: clock.now(),
  });
  if (byHand) {
    await changeLedger(services.database, customerId, clock.now(), (ledger) => {
      const added = ledger.subscriptions.find((one) => one.operationId === operationId);
      Object.assign(added ?? {}, { operationId: null });
      return 'made by hand';
    });
  }
  const log = Object.assign(Object.create(services.log), { error: vi.fn() });
  await repairSubscription({ ...services, log }, ann.account.id);
  const { subscriptions, invoices } = await services.payments.read(customerId);
  return {
    statuses: subscriptions.map(({ status }) => status),
    refunded: invoices.filter(({ refundedAt }) => refundedAt !== null).length,
    paid: invoices.length,
    alerts: log.error.mock.calls.map(([, message]: [object, string]) => message),
    me: await ann.me(),
  };
}

test('a second subscription that was made by hand is left alone and reported: nothing is refunded', async () => {
  const { statuses, refunded, paid, alerts, me } = await twiceSubscribed({ months: 6, byHand: true });
  expect([statuses, refunded, paid]).toEqual([['active', 'active'], 0, 7]);
  expect(alerts).toEqual(['somebody has two subscriptions, and not both were started here']);
  expect(me.isSubscribed).toBe(true);
});

test('of two subscriptions that our own operations started the older ends, and only what was paid twice is refunded', async () => {
  const { statuses, refunded, paid, me } = await twiceSubscribed({ months: 3, byHand: false });
  expect([statuses, refunded, paid]).toEqual([['active', 'ended'], 1, 4]);
  expect(me.isSubscribed).toBe(true);
});
