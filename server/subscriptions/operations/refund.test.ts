import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { intentIdOf } from '#server/lib/payments/stripe/testing/billing.ts';
import { stripeApp } from '#server/lib/payments/stripe/testing/stripe-app.ts';
import { showDate } from '#server/lib/show-date.ts';
import { refundSubscription } from '../calls/refund-subscription.ts';
import { refundFor } from '../operate-subscription.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { addDiscountCode, addPrice } from '../testing/fixtures.ts';
import { newSubscriber } from '../testing/subscriber.ts';
import { repairPayments } from './repair-payments.ts';

/** Refunds at Stripe: all of it, or nothing. */

const { app, services, clock, fake } = await stripeApp();
await addPrice(services);

const dayMs = 86_400_000;

async function subscriber() {
  const ann = await newSubscriber(app, services);
  expect((await ann.subscribe('pm_card_visa')).statusCode).toBe(200);
  return ann;
}

/** The newest payment as an operator marks it at Stripe: paid, with the payment that it had from the start, but without a charge. */
async function markAsPaidByHand({ details }: Awaited<ReturnType<typeof subscriber>>) {
  const { invoices, intents, charges } = fake.state;
  const [newest] = (await details()).receipts;
  const invoice = invoices.find(({ id }) => id === newest.id);
  const intent = invoice && intents.find(({ id }) => id === intentIdOf(invoice));
  if (!intent) throw new Error('The payment is not at Stripe.');
  Object.assign(intent, { status: 'canceled', amount_received: 0, latest_charge: null });
  charges.splice(0, charges.length, ...charges.filter(({ payment_intent }) => payment_intent !== intent.id));
}

test('free months do not use up the 30 days of a refund', async () => {
  const ann = await newSubscriber(app, services);
  const { code } = await addDiscountCode(services, { percentOff: 100, lasts: 'months', months: 2 });
  await ann.subscribe('pm_card_visa', { discountCode: code });
  clock.advance(63 * dayMs);
  await syncSubscription(services, ann.account.id);
  expect(await ann.details()).toMatchObject({ status: 'active', lastCharge: 9.99, refundable: true });
  expect((await ann.refund()).json().message).toContain('$9.99');
});

test('every payment of ten years is refunded', async () => {
  const { account } = await subscriber();
  clock.advance(120 * 31 * dayMs);
  await syncSubscription(services, account.id);
  const { receipts } = await refundFor(services, account.id, 'ruth', { all: true, ends: true });
  expect(receipts.length).toBeGreaterThan(120);
  expect(fake.state.charges.filter(({ refunded }) => !refunded)).toEqual([]);
});

test('a payment for which no card was charged is not reported as refunded, and the subscription goes on', async () => {
  const ann = await subscriber();
  await markAsPaidByHand(ann);
  const response = await ann.refund();
  expect([response.statusCode, response.json().code]).toEqual([422, 'refund_refused']);
  expect(response.json().message).toContain('we will refund it another way');
  expect(await ann.details()).toMatchObject({ status: 'active', receipts: [{ refunded: false }] });
});

test('a refund that cannot be made does not use up the right to one, also if another process finishes it', async () => {
  const ann = await subscriber();
  await markAsPaidByHand(ann);
  expect((await ann.refund()).statusCode).toBe(422);
  expect(await ann.details()).toMatchObject({ refundable: true });
  const read = async () => {
    throw new Error('The process dies.');
  };
  const dying = { ...services, payments: { ...services.payments, read } };
  const { id: accountId, userType } = ann.account;
  await expect(
    refundSubscription(dying, { caller: { accountId, userType }, body: {} } as never),
  ).rejects.toThrow();
  expect(await ann.details()).toMatchObject({ refundable: false });
  await repairPayments(services);
  expect(await ann.details()).toMatchObject({ refundable: true });
});

test('of two requests for a refund at once, one is done', async () => {
  const ann = await subscriber();
  const both = await Promise.all([ann.refund(), ann.refund()]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
});

test("an operator's refund that cannot be made does not give a used right back", async () => {
  const ann = await subscriber();
  expect((await ann.refund()).statusCode).toBe(200);
  clock.advance(dayMs);
  await ann.subscribe('pm_card_visa');
  await markAsPaidByHand(ann);
  await expect(refundFor(services, ann.account.id, 'ruth', { ends: false })).rejects.toThrow();
  expect(await ann.details()).toMatchObject({ status: 'active', refundable: false });
});

test('an operator who refunds several payments refunds none if no card was charged for one of them', async () => {
  const ann = await subscriber();
  clock.advance(31 * dayMs);
  await syncSubscription(services, ann.account.id);
  await markAsPaidByHand(ann);
  await expect(refundFor(services, ann.account.id, 'ruth', { all: true, ends: true })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await ann.details()).toMatchObject({
    status: 'active',
    receipts: [{ refunded: false }, { refunded: false }],
  });
});

test('an operator reads which payment cannot be refunded, and refunds the one before it by its receipt', async () => {
  const ann = await subscriber();
  clock.advance(31 * dayMs);
  await syncSubscription(services, ann.account.id);
  await markAsPaidByHand(ann);
  const [newest, older] = (await ann.details()).receipts;
  const shown = (receipt: typeof newest) => `${receipt.id}, $9.99 on ${showDate(receipt.paidAt, null, 'en')}`;
  await expect(refundFor(services, ann.account.id, 'ruth', { ends: false })).rejects.toThrow(
    `no card was charged for this payment: ${shown(newest)}. Please refund it by hand. The payment before it: ${shown(older)}.`,
  );
  await refundFor(services, ann.account.id, 'ruth', { receiptId: older.id, ends: false });
  expect(await ann.details()).toMatchObject({
    status: 'active',
    receipts: [{ refunded: false }, { id: older.id, refunded: true }],
  });
});

test('a request for a refund that is sent again, because its response was lost, gets the same response', async () => {
  const ann = await subscriber();
  const operation = randomUUID();
  const [first, again] = [await ann.refund({ operation }), await ann.refund({ operation })];
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.json()).toEqual(first.json());
  expect(first.json().message).toContain('$9.99');
  expect((await ann.refund({ operation: randomUUID() })).statusCode).toBe(422);
});

test('a first period in February is over before the 30 days are: the money is given back after it', async () => {
  const february = new Date(Date.UTC(clock.now().getUTCFullYear() + 1, 1, 1, 9));
  clock.advance(february.getTime() - clock.now().getTime());
  const [ann, bob] = [await subscriber(), await subscriber()];
  for (const one of [ann, bob]) await one.cancel();
  clock.advance(29.5 * dayMs);
  for (const one of [ann, bob]) await syncSubscription(services, one.account.id);
  expect(await ann.details()).toMatchObject({ status: 'ended', refundable: true });
  expect((await ann.refund()).statusCode).toBe(200);
  expect(await ann.details()).toMatchObject({ receipts: [{ refunded: true }], refundable: false });
  clock.advance(dayMs);
  expect(await bob.details()).toMatchObject({ status: 'ended', refundable: false });
  expect((await bob.refund()).statusCode).toBe(422);
});

test('an event that arrives between the steps of a refund does not say that the person canceled', async () => {
  const ann = await subscriber();
  await ann.newEmails();
  const refundInvoice: typeof services.payments.refundInvoice = async (...args) => {
    await syncSubscription(services, ann.account.id);
    await services.payments.refundInvoice(...args);
  };
  const slow = { ...services, payments: { ...services.payments, refundInvoice } };
  const { id: accountId, userType } = ann.account;
  await refundSubscription(slow, { caller: { accountId, userType }, body: {} } as never);
  expect(await ann.details()).toMatchObject({ status: 'ended', receipts: [{ refunded: true }] });
  expect(await ann.newEmails()).toEqual(['We refunded $9.99']);
});
