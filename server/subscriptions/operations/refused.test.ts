import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { desc, eq } from '#server/lib/database/query.ts';
import { stripeApp } from '#server/lib/payments/stripe/testing/stripe-app.ts';
import { paymentOperations, subscriptions } from '#server/tables/subscriptions.ts';
import { changePrice } from '../change-prices.ts';
import { findPaymentAttempts } from '../payment-attempts.ts';
import { addDiscountCode, addPrice } from '../testing/fixtures.ts';
import { newSubscriber } from '../testing/subscriber.ts';
import { repairPayments } from './repair-payments.ts';
import { runOperation } from './run-operation.ts';

/** What Stripe refuses for good: the operation has failed at once, and stands in nobody's way. */

const { app, services, clock, fake } = await stripeApp();
await addPrice(services);

const person = () => newSubscriber(app, services);

async function subscriber() {
  const ann = await person();
  expect((await ann.subscribe('pm_card_visa')).statusCode).toBe(200);
  clock.advance(1000);
  return ann;
}

async function lastOperation({ account }: Awaited<ReturnType<typeof person>>) {
  const [operation] = await services.database
    .select()
    .from(paymentOperations)
    .where(eq(paymentOperations.accountId, account.id))
    .orderBy(desc(paymentOperations.createdAt))
    .limit(1);
  return operation;
}

async function countAlarms(): Promise<number> {
  const counter = await services.metrics.registry.getSingleMetric('alarms_total')?.get();
  return counter?.values.find(({ labels }) => labels.alarm === 'payment_refused')?.value ?? 0;
}

const disputed = { status: 400, code: 'charge_disputed', message: 'Charge has been charged back.' };
const forbidden = { status: 403, message: 'This key may not do it.' };

test('a refund that Stripe refuses for good takes neither the access nor the right to a refund, and is made the next time', async () => {
  const ann = await subscriber();
  const alarms = await countAlarms();
  fake.failNext('POST /v1/refunds', disputed);
  const response = await ann.refund();
  expect([response.statusCode, response.json().code]).toEqual([422, 'refund_refused']);
  expect(await ann.details()).toMatchObject({ status: 'active', refundable: true });
  expect(await lastOperation(ann)).toMatchObject({
    state: 'failed',
    failure: { because: 'refused', message: expect.stringContaining('charge_disputed') },
  });
  expect(await countAlarms()).toBe(alarms + 1);
  expect((await ann.refund()).statusCode).toBe(200);
  expect(await ann.details()).toMatchObject({ status: 'ended', receipts: [{ refunded: true }] });
});

test('of two payments that are given back, one that is refused leaves the access, and the other is shown as given back', async () => {
  const ann = await subscriber();
  clock.advance(31 * 86_400_000);
  await runOperation(services, { accountId: ann.account.id, kind: 'fix_end' });
  const receipts = (await ann.details()).receipts;
  expect(receipts).toHaveLength(2);
  const input = { invoiceIds: receipts.map(({ id }: { id: string }) => id) };
  const { charges } = fake.state;
  const dispute = fake.state.dashboard.dispute(charges[1] as (typeof charges)[number]);
  const outcome = await runOperation(services, { accountId: ann.account.id, kind: 'refund', input });
  expect(outcome).toMatchObject({ state: 'failed', failure: { because: 'refused' } });
  expect(await ann.details()).toMatchObject({
    status: 'active',
    receipts: [{ refunded: true }, { refunded: false, dispute: 'open' }],
  });
  fake.state.dashboard.closeDispute(dispute, 'won');
});

test('a new price that Stripe refuses does not keep a person from canceling', async () => {
  const ann = await subscriber();
  const newer = await addPrice(services, { amountCents: 1299, validFrom: clock.now() });
  fake.failNext('POST /v1/subscriptions/:id', forbidden);
  const request = { accountId: ann.account.id, kind: 'change_price', input: { priceId: newer.id } } as const;
  expect(await runOperation(services, request)).toMatchObject({ failure: { because: 'refused' } });
  expect((await ann.cancel()).statusCode).toBe(200);
  expect(await ann.details()).toMatchObject({ status: 'cancelling' });
  await changePrice(services, { accountId: ann.account.id });
});

test.each([
  ['subscribe', 'POST /v1/subscriptions'],
  ['change of card', 'POST /v1/setup_intents'],
  ['cancellation', 'POST /v1/subscriptions/:id'],
  ['keeping', 'POST /v1/subscriptions/:id'],
] as const)(
  'a %s that Stripe refuses is told honestly, and the next request is served at once',
  async (kind, request) => {
    const ann = await person();
    if (kind !== 'subscribe') await ann.subscribe('pm_card_visa');
    if (kind === 'keeping') await ann.cancel();
    clock.advance(1000);
    const act = {
      subscribe: () => ann.subscribe('pm_card_visa'),
      'change of card': () => ann.changeCard('pm_card_mastercard'),
      cancellation: () => ann.cancel(),
      keeping: () => ann.subscribe(null),
    }[kind];
    for (const status of [400, 401, 403, 404, 422]) {
      fake.failNext(request, { status, code: 'made_up' });
      const response = await act();
      expect([response.statusCode, response.json().code]).toEqual([422, 'provider_refused']);
      expect(await lastOperation(ann)).toMatchObject({ state: 'failed', settledAt: expect.any(Date) });
      clock.advance(1000);
    }
    expect((await act()).statusCode).toBe(200);
  },
);

test('a code is free again after Stripe has refused the payment', async () => {
  const ann = await person();
  const { code } = await addDiscountCode(services, { maxUses: 1 });
  fake.failNext('POST /v1/subscriptions', forbidden);
  expect((await ann.subscribe('pm_card_visa', { discountCode: code })).statusCode).toBe(422);
  expect((await ann.subscribe('pm_card_visa', { discountCode: code })).statusCode).toBe(200);
});

test.each([
  ['400 with the code of a limit', { status: 400, code: 'rate_limit' }],
  ['429', 429],
] as const)('%s is no refusal for good', async (_what, fault) => {
  const ann = await subscriber();
  const alarms = await countAlarms();
  fake.failNext('POST /v1/setup_intents', fault);
  expect((await ann.changeCard('pm_card_mastercard')).json().code).toBe('provider_unavailable');
  expect((await ann.changeCard('pm_card_mastercard')).statusCode).toBe(200);
  expect(await countAlarms()).toBe(alarms);
});

test.each(['cancel', 'refund'] as const)(
  'a %s is done although an operation before it cannot be finished, which is given up with an alarm',
  async (kind) => {
    const ann = await subscriber();
    const newer = await addPrice(services, { amountCents: 1499, validFrom: clock.now() });
    const alarms = await countAlarms();
    fake.failNext('POST /v1/subscriptions/:id', 500, 20);
    const request = {
      accountId: ann.account.id,
      kind: 'change_price',
      input: { priceId: newer.id },
    } as const;
    await expect(runOperation(services, request)).rejects.toThrow();
    expect(await lastOperation(ann)).toMatchObject({ state: 'started' });
    clock.advance(1000);
    const response = await (kind === 'cancel' ? ann.cancel() : ann.refund());
    const states = await services.database
      .select({ kind: paymentOperations.kind, state: paymentOperations.state })
      .from(paymentOperations)
      .where(eq(paymentOperations.accountId, ann.account.id));
    expect(states).toContainEqual({ kind: 'change_price', state: 'failed' });
    expect(await countAlarms()).toBe(alarms + 1);
    if (kind === 'refund') expect(response.statusCode).toBe(200);
    fake.failNoMore();
    if (kind === 'cancel') expect((await ann.cancel()).statusCode).toBe(200);
    const { status } = await ann.details();
    expect(status).toBe(kind === 'cancel' ? 'cancelling' : 'ended');
  },
);

test('a refund without an answer is made by whoever asks next, and once', async () => {
  const ann = await subscriber();
  const operation = randomUUID();
  fake.failNext('POST /v1/refunds', 504, 3);
  expect((await ann.refund({ operation })).json().code).toBe('provider_unavailable');
  expect((await ann.details()).status).toBe('active');
  const [subscription] = await services.database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.accountId, ann.account.id));
  expect(subscription?.refundUsedAt).not.toBeNull();
  await ann.cancel();
  await repairPayments(services);
  expect(await ann.details()).toMatchObject({ status: 'ended', receipts: [{ refunded: true }] });
});

test('the same key with other parameters, as after an update of the server, is refused for good', async () => {
  const ann = await subscriber();
  fake.failNext('POST /v1/setup_intents', {
    status: 400,
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });
  expect((await ann.changeCard('pm_card_mastercard')).json().code).toBe('provider_refused');
  expect(await lastOperation(ann)).toMatchObject({ state: 'failed' });
});

test.each([
  ['pm_card_chargeDeclined', 'generic_decline', 'Your card was declined.'],
  ['pm_card_visa_chargeDeclinedLostCard', 'lost_card', 'Your card was declined.'],
  ['pm_card_visa_chargeDeclinedStolenCard', 'stolen_card', 'Your card was declined.'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'Your card has expired.'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', "Your card's security code is incorrect."],
  ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds', 'Your card has insufficient funds.'],
])(
  '%s is declined to the person without a hint for thieves, and to the operator with its reason',
  async (card, code, message) => {
    const ann = await person();
    const response = await ann.subscribe(card);
    expect([response.statusCode, response.json().message]).toEqual([422, message]);
    const { attempts } = await findPaymentAttempts(services, ann.account.id);
    expect(attempts.filter(({ by }) => by === 'person')).toMatchObject([
      { what: 'subscribe', outcome: 'failed', reason: expect.stringContaining(code) },
    ]);
  },
);

test('the operator reads every attempt: what the person tried, and what the bank said of a renewal that nobody asked for', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_chargeDeclined');
  clock.advance(60_000);
  await ann.subscribe('pm_card_visa');
  clock.advance(60_000);
  await ann.changeCard('pm_card_chargeCustomerFail');
  clock.advance(31 * 86_400_000);
  await runOperation(services, { accountId: ann.account.id, kind: 'fix_end' });
  const { attempts, missing } = await findPaymentAttempts(services, ann.account.id);
  expect(missing).toBeNull();
  expect(attempts.map(({ by, what, outcome }) => `${by} ${what} ${outcome}`)).toEqual([
    'provider charge failed',
    'person change_card done',
    expect.stringMatching(/^(person subscribe|provider charge) done$/),
    expect.stringMatching(/^(person subscribe|provider charge) done$/),
    'person subscribe failed',
  ]);
  expect(attempts[0]).toMatchObject({
    amount: 14.99,
    reason: 'Your card was declined. (generic_decline)',
  });
  fake.failNext('GET /v1/charges', 500, 3);
  expect(await findPaymentAttempts(services, ann.account.id)).toMatchObject({
    attempts: { length: 3 },
    missing: expect.stringContaining('500'),
  });
});
