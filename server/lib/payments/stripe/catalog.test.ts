import { expect, test } from 'vitest';
import { addDiscountCode, addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { newSubscriber } from '#server/subscriptions/testing/subscriber.ts';
import { stripeApp } from './testing/stripe-app.ts';

const { app, services, clock, fake } = await stripeApp();

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
