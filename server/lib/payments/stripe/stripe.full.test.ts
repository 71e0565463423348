import { expect, test } from 'vitest';
import { repairPayments } from '#server/subscriptions/operations/repair-payments.ts';
import { addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { newSubscriber } from '#server/subscriptions/testing/subscriber.ts';
import { stripeApp } from './testing/stripe-app.ts';

/** Tests that wait for Stripe's timeouts in real time. */

const { app, services, clock, fake } = await stripeApp();
await addPrice(services);

const person = () => newSubscriber(app, services);
const hangs = 'POST /v1/subscriptions';

test('a request that hangs once is sent again under the same key: one charge', {
  timeout: 60_000,
}, async () => {
  const ann = await person();
  const charges = fake.state.charges.length;
  fake.failNext(hangs, 'hang');
  expect((await ann.subscribe('pm_card_visa')).statusCode).toBe(200);
  expect(fake.state.charges.length - charges).toBe(1);
});

test('a request that keeps hanging gets a response within 20 s, is repaired later, and pays once at the next try', {
  timeout: 120_000,
}, async () => {
  const ann = await person();
  const charges = fake.state.charges.length;
  fake.failNext(hangs, 'hang', 3);
  const response = await ann.subscribe('pm_card_visa');
  expect([response.statusCode, response.json().code]).toEqual([502, 'provider_unavailable']);
  expect(response.json().message).toContain('you will not be charged twice');
  expect(fake.state.charges.length - charges).toBe(0);
  expect(await ann.me()).toMatchObject({ isSubscribed: false });
  clock.advance(61_000);
  await repairPayments(services);
  expect((await ann.subscribe('pm_card_visa')).statusCode).toBe(200);
  expect(fake.state.charges.length - charges).toBe(1);
  expect((await ann.details()).receipts).toHaveLength(1);
});
