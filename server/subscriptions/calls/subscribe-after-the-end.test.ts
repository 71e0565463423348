import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eq } from '#server/lib/database/query.ts';
import { discountCodes } from '#server/tables/subscriptions.ts';
import { testApp } from '#server/testing/test-app.ts';
import { findSubscription } from '../queries.ts';
import { repairSubscription } from '../repair-subscription.ts';
import { syncDueSubscriptions } from '../sync/sync-due-subscriptions.ts';
import { takePayment } from '../take-payment.ts';
import { addDiscountCode, addPrice } from '../testing/fixtures.ts';
import { cardId, newSubscriber } from '../testing/subscriber.ts';

const { app, services, clock } = await testApp();
await addPrice(services);

const dayMs = 86_400_000;
const person = () => newSubscriber(app, services);

/** A person whose renewal failed and whose grace period is over, before the job has ended the subscription. */
async function lapsed() {
  const ann = await person();
  await ann.subscribe(await cardId(app, '4000000000000341'));
  const renewsAt = Date.parse((await ann.details()).subscriptionEndDate);
  clock.advance(renewsAt - clock.now().getTime());
  await syncDueSubscriptions(services);
  expect((await ann.details()).status).toBe('past_due');
  clock.advance(7 * dayMs);
  expect((await ann.details()).status).toBe('ended');
  return ann;
}

test('a person who subscribes after an unpaid grace period is charged for a new one and may play, before any job has run', async () => {
  const ann = await lapsed();
  const { code } = await addDiscountCode(services, { maxUses: 1 });
  const response = await ann.subscribe('pm_card_visa', { discountCode: code });
  expect([response.statusCode, response.json()]).toMatchObject([
    200,
    { message: 'Your subscription is active.', user: { isSubscribed: true, amountCharge: 4.99 } },
  ]);
  expect(await ann.details()).toMatchObject({
    status: 'active',
    receipts: [{ amount: 4.99 }, { amount: 9.99 }],
  });
});

test('a new card that is declined after an unpaid grace period leaves nothing running and the code unused', async () => {
  const ann = await lapsed();
  const { code } = await addDiscountCode(services, { maxUses: 1 });
  const declined = await ann.subscribe('pm_card_chargeDeclined', { discountCode: code });
  expect(declined.json().code).toBe('card_declined');
  expect((await ann.me()).isSubscribed).toBe(false);
  const paid = await ann.subscribe('pm_card_visa', { discountCode: code });
  expect(paid.json().user).toMatchObject({ isSubscribed: true, amountCharge: 4.99 });
});

/** The payment of a form, without the call. */
const paymentOf = (accountId: string) => ({
  accountId,
  address: '',
  paymentMethodId: 'pm_card_visa',
  discountCode: null,
  idempotencyKey: undefined,
});

test('a repair that waited for a new payment does not end what was paid', async () => {
  const ann = await lapsed();
  let repair = Promise.resolve();
  const slow: typeof services.payments = {
    ...services.payments,
    voidInvoice: async (key, invoiceId) => {
      // The repair finds the unpaid subscription, and then waits for this operation.
      const hasRead = Promise.withResolvers<void>();
      const read: typeof slow.read = async (...args) => {
        const snapshot = await services.payments.read(...args);
        hasRead.resolve();
        return snapshot;
      };
      repair = repairSubscription({ ...services, payments: { ...services.payments, read } }, ann.account.id);
      await hasRead.promise;
      await sleep(500);
      return services.payments.voidInvoice(key, invoiceId);
    },
  };
  await takePayment({ ...services, payments: slow }, paymentOf(ann.account.id));
  await repair;
  expect(await ann.me()).toMatchObject({ isSubscribed: true });
  expect(await ann.details()).toMatchObject({ status: 'active', receipts: [{}, {}] });
});

/** The provider ends the subscription at once, and sends no event. */
async function endUnnoticed(accountId: string): Promise<void> {
  const row = await findSubscription(services.database, accountId);
  await services.payments.endNow(randomUUID(), row?.providerId ?? '');
}

test('a canceled subscription that the provider ends late does not stand in the way of a new one', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  await ann.cancel();
  clock.advance(Date.parse((await ann.details()).subscriptionEndDate) - clock.now().getTime());
  const row = await findSubscription(services.database, ann.account.id);
  let isEnded = false;
  const late = {
    ...services.payments,
    endNow: async (key: string, id: string) => {
      isEnded ||= id === row?.providerId;
      await services.payments.endNow(key, id);
    },
    read: async (customerId: string) => {
      const { subscriptions, ...more } = await services.payments.read(customerId);
      const late = subscriptions.map((one) =>
        one.id === row?.providerId && !isEnded
          ? { ...one, status: 'active' as const, endedAt: null, cancelAtPeriodEnd: true }
          : one,
      );
      return { subscriptions: late, ...more };
    },
  };
  await takePayment({ ...services, payments: late }, paymentOf(ann.account.id));
  expect(await ann.me()).toMatchObject({ isSubscribed: true, amountCharge: 9.99 });
  expect((await ann.details()).receipts).toHaveLength(2);
});

test('a person who turns out to be subscribed at the provider is charged nothing, and the code stays unused', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  const { id, code } = await addDiscountCode(services, { maxUses: 1 });
  await services.database.$client.query("update subscriptions set status = 'ended' where account_id = $1", [
    ann.account.id,
  ]);
  const response = await ann.subscribe('pm_card_visa', { discountCode: code });
  expect(response.json().user.isSubscribed).toBe(true);
  expect((await ann.details()).receipts).toHaveLength(1);
  const [left] = await services.database.select().from(discountCodes).where(eq(discountCodes.id, id));
  expect(left?.uses).toBe(0);
});

test('keeping a canceled subscription that has ended at the provider is not confirmed', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  await ann.cancel();
  await endUnnoticed(ann.account.id);
  const kept = await ann.subscribe(null);
  expect([kept.statusCode, kept.json().code]).toEqual([409, 'conflict']);
  expect((await ann.me()).isSubscribed).toBe(false);
});

test('a form that was paid before is not reported as active once its subscription has ended', async () => {
  const ann = await person();
  const operation = randomUUID();
  await ann.subscribe('pm_card_visa', { operation });
  expect((await ann.subscribe('pm_card_visa', { operation })).json().message).toBe(
    'Your subscription is active.',
  );
  await ann.cancel();
  await ann.next();
  const again = await ann.subscribe('pm_card_visa', { operation });
  expect([again.statusCode, again.json().code]).toEqual([409, 'conflict']);
});
