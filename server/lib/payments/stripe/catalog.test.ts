import { expect, test } from 'vitest';
import { runOperation } from '#server/subscriptions/operations/run-operation.ts';
import { syncSubscription } from '#server/subscriptions/sync/sync-subscription.ts';
import { addDiscountCode, addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { newSubscriber } from '#server/subscriptions/testing/subscriber.ts';
import { stripeApp } from './testing/stripe-app.ts';

const { app, services, clock, fake } = await stripeApp();

const dayMs = 86_400_000;

const person = () => newSubscriber(app, services);

/** A price that Stripe does not have yet. */
async function newPrice(): Promise<void> {
  clock.advance(1000);
  await addPrice(services, { validFrom: clock.now() });
}

test.each(['POST /v1/prices', 'POST /v1/products', 'POST /v1/coupons'])(
  'a failure of %s is over with its sale: the next one succeeds, although Stripe repeats failures under their key',
  async (request) => {
    await newPrice();
    const ann = await person();
    const { code } = await addDiscountCode(services);
    fake.failNext(request, 500);
    expect((await ann.subscribe('pm_card_visa', { discountCode: code })).statusCode).toBe(502);
    expect((await ann.subscribe('pm_card_visa', { discountCode: code })).statusCode).toBe(200);
    expect((await ann.details()).receipts).toMatchObject([{ amount: 4.99 }]);
  },
);

test('a failure to create a customer does not keep the person from paying', async () => {
  await newPrice();
  const ann = await person();
  fake.failNext('POST /v1/customers', 500);
  expect((await ann.subscribe('pm_card_visa')).statusCode).toBe(200);
  expect((await ann.details()).receipts).toHaveLength(1);
});

test('the first two sales of a new price at once share its object at Stripe', async () => {
  await newPrice();
  const people = [await person(), await person()];
  const responses = await Promise.all(people.map((one) => one.subscribe('pm_card_visa')));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const sold = fake.state.subscriptions.slice(0, 2).map(({ items }) => items.data[0]?.price.id);
  expect(new Set(sold).size).toBe(1);
});

test.each([
  ['of the first payment', { lasts: 'once' }, [4.99, 9.99, 9.99]],
  ['of one month', { lasts: 'months', months: 1 }, [4.99, 9.99, 9.99]],
  ['of two months', { lasts: 'months', months: 2 }, [4.99, 4.99, 9.99]],
  ['without an end', { lasts: 'forever' }, [4.99, 4.99, 4.99]],
] as const)('free days do not use up a discount %s', async (_which, lasts, charged) => {
  await newPrice();
  const ann = await person();
  const { code } = await addDiscountCode(services, { ...lasts, trialDays: 31 });
  expect((await ann.subscribe('pm_card_visa', { discountCode: code })).statusCode).toBe(200);
  const renewals = [];
  for (const _charge of charged) {
    const { nextCharge: shown } = await ann.details();
    clock.advance(31 * dayMs);
    await syncSubscription(services, ann.account.id);
    const { lastCharge } = await ann.details();
    renewals.push({ shown, charged: lastCharge });
  }
  expect(renewals).toEqual(charged.map((amount) => ({ shown: amount, charged: amount })));
});

test('another billing interval is no free trial, and does not use up the right to one', async () => {
  await newPrice();
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  const { id: priceId } = await addPrice(services, { amountCents: 2499, intervalMonths: 3 });
  await runOperation(services, { accountId: ann.account.id, kind: 'change_price', input: { priceId } });
  expect(await ann.details()).toMatchObject({ intervalMonths: 3, trialEndsAt: null, trialUsed: false });
  clock.advance(31 * dayMs);
  await syncSubscription(services, ann.account.id);
  expect(await ann.details()).toMatchObject({ lastCharge: 24.99, trialEndsAt: null, trialUsed: false });
});
