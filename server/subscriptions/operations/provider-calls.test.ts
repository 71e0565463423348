import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { stripeApp } from '#server/lib/payments/stripe/testing/stripe-app.ts';
import { findSubscription } from '../queries.ts';
import { syncDueSubscriptions } from '../sync/sync-due-subscriptions.ts';
import { addDiscountCode, addPrice } from '../testing/fixtures.ts';
import { newSubscriber } from '../testing/subscriber.ts';

/** How often Stripe is called for one action of a person, or for one event. */

const { app, services, clock, fake, sign, post, deliver } = await stripeApp();
await addPrice(services);

const dayMs = 86_400_000;
const person = () => newSubscriber(app, services);

/** The calls that `work` makes, as "GET /v1/invoices". */
async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = fake.exchanges.length;
  await work();
  return fake.exchanges.slice(before).map(({ method, path }) => `${method} ${path}`);
}

/** The events that `work` causes, as Stripe sends them afterwards. */
async function eventsOf(work: () => Promise<unknown>): Promise<Stripe.Event[]> {
  const before = fake.events.length;
  await work();
  return fake.events.slice(before);
}

async function subscriber() {
  const ann = await person();
  expect((await ann.subscribe('pm_card_visa')).statusCode).toBe(200);
  return ann;
}

test('a first subscription with a discount code takes at most 8 calls, the sale of a new price included', async () => {
  const ann = await person();
  const { code } = await addDiscountCode(services);
  const calls = await callsOf(() => ann.subscribe('pm_card_visa', { discountCode: code }));
  expect(await ann.me()).toMatchObject({ isSubscribed: true, amountCharge: 4.99 });
  const { receipts } = await ann.details();
  expect(receipts).toMatchObject([{ amount: 4.99 }]);
  const path = endpoints.getReceipt.path.replace('{id}', receipts[0].id);
  expect((await ann.call({ method: 'GET', path })).json().card).toEqual({ brand: 'visa', last4: '4242' });
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(8);
});

test('a sign-up with a card takes at most 8 calls', async () => {
  const email = `${randomUUID()}@example.org`;
  const payload = { email, password: 'porch swing 22', paymentMethodId: 'pm_card_visa' };
  const url = endpoints.individualRegister.path;
  const calls = await callsOf(() => app.inject({ method: 'POST', url, payload }));
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(8);
});

test('subscribing again after the end takes at most 8 calls', async () => {
  const ann = await subscriber();
  await ann.cancel();
  clock.advance(31 * dayMs);
  await syncDueSubscriptions(services);
  const { code } = await addDiscountCode(services);
  const calls = await callsOf(() => ann.subscribe('pm_card_mastercard', { discountCode: code }));
  expect((await ann.me()).isSubscribed).toBe(true);
  expect((await ann.details()).receipts).toHaveLength(2);
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(8);
});

test('a cancellation takes at most 5 calls, of an unpaid subscription as well', async () => {
  const [ann, bob] = [await subscriber(), await subscriber()];
  const calls = await callsOf(() => ann.cancel());
  expect(await ann.details()).toMatchObject({ status: 'cancelling' });
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(5);
  await bob.changeCard('pm_card_chargeCustomerFail');
  clock.advance(31 * dayMs);
  await syncDueSubscriptions(services);
  expect(await bob.details()).toMatchObject({ status: 'past_due' });
  const unpaid = await callsOf(() => bob.cancel());
  expect(await bob.details()).toMatchObject({ status: 'ended', receipts: [{}] });
  expect(unpaid.length, unpaid.join('\n')).toBeLessThanOrEqual(5);
});

test('each event that arrives alone takes one call', async () => {
  const ann = await person();
  const events = await eventsOf(async () => {
    await ann.subscribe('pm_card_visa');
    await ann.cancel();
  });
  expect(events.length).toBeGreaterThan(5);
  for (const event of events) {
    const calls = await callsOf(() => deliver(event));
    expect(calls.length, `${event.type}\n${calls.join('\n')}`).toBeLessThanOrEqual(1);
  }
  expect(await ann.details()).toMatchObject({ status: 'cancelling', receipts: [{}] });
});

test('events that arrive together are handled once per account, with less than one call each', async () => {
  const people = [await subscriber(), await subscriber()];
  const customers = await Promise.all(people.map(({ account }) => customerOf(account.id)));
  clock.advance(31 * dayMs);
  // Stripe renews by itself; the fake renews when it is read.
  const events = await eventsOf(async () => {
    for (const customer of customers) await services.payments.read(customer);
  });
  const renewals = events.filter(({ data }) =>
    customers.includes((data.object as { customer: string }).customer),
  );
  for (const event of renewals) {
    const payload = JSON.stringify(event);
    expect((await post(payload, sign(payload))).statusCode).toBe(200);
  }
  let jobs = 0;
  const calls = await callsOf(async () => {
    jobs = await services.jobs.runDue(services, 'paymentEvent');
  });
  expect(jobs).toBe(people.length);
  expect(calls.length, calls.join('\n')).toBeLessThan(renewals.length);
  for (const { details } of people) expect((await details()).receipts).toHaveLength(2);
});

async function customerOf(accountId: string): Promise<string> {
  return (await findSubscription(services.database, accountId))?.customerId ?? '';
}

test('a refund that was made at Stripe itself arrives with its event', async () => {
  const ann = await subscriber();
  const [invoice] = fake.state.invoices;
  const events = await eventsOf(() => services.payments.refundInvoice('by-hand', invoice?.id ?? ''));
  for (const event of events) await deliver(event);
  expect((await ann.details()).receipts).toMatchObject([{ refunded: true }]);
});
