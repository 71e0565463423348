import type Stripe from 'stripe';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeAccount } from '#server/account-page/close-account.ts';
import { eq } from '#server/lib/database/query.ts';
import { stripeApp } from '#server/lib/payments/stripe/testing/stripe-app.ts';
import { subscriptions } from '#server/tables/subscriptions.ts';
import { addDiscountCode, addPrice } from '../testing/fixtures.ts';
import { newSubscriber } from '../testing/subscriber.ts';
import { reconcileSubscription } from './reconcile.ts';
import { syncDueSubscriptions } from './sync-due-subscriptions.ts';

/** What people do in Stripe's dashboard, and what banks do there, without our asking. */

const { app, services, clock, fake, deliver } = await stripeApp();
const price = await addPrice(services);
const { dashboard } = fake.state;

const dayMs = 86_400_000;

async function subscriber(card = 'pm_card_visa') {
  const ann = await newSubscriber(app, services);
  expect((await ann.subscribe(card)).statusCode).toBe(200);
  clock.advance(1000);
  const [atStripe] = fake.state.subscriptions as [Stripe.Subscription];
  const charge = fake.state.charges.find(({ customer }) => customer === atStripe.customer) as Stripe.Charge;
  await ann.newEmails();
  return { ...ann, atStripe, charge };
}

/** Delivers Stripe's events since then, and does the jobs that follow. */
async function deliverSince(before: number): Promise<void> {
  for (const event of fake.events.slice(before)) {
    expect((await deliver(event)).statusCode).toBe(200);
  }
  while ((await services.jobs.runDue(services, 'chargeEvent')) > 0);
  while ((await services.jobs.runDue(services, 'stopRenewal')) > 0);
}

/** Does something at Stripe, and delivers what Stripe says of it. */
async function atDashboard(act: () => unknown): Promise<void> {
  const before = fake.events.length;
  await act();
  await deliverSince(before);
}

async function countAlarms(alarm: string): Promise<number> {
  const counter = await services.metrics.registry.getSingleMetric('alarms_total')?.get();
  return counter?.values.find(({ labels }) => labels.alarm === alarm)?.value ?? 0;
}

const customerOf = ({ atStripe }: { atStripe: Stripe.Subscription }) => atStripe.customer as string;

test('a card that is set on the subscription alone is shown, and the subscription does not end', async () => {
  const ann = await subscriber();
  await atDashboard(() => dashboard.removeCards(ann.atStripe));
  expect((await ann.details()).endsWithoutCardAt).not.toBeNull();
  const bob = await subscriber();
  await atDashboard(() => {
    dashboard.removeCards(bob.atStripe);
    dashboard.setSubscriptionCard(bob.atStripe, 'pm_card_mastercard');
  });
  expect(await bob.details()).toMatchObject({
    card: { brand: 'mastercard', last4: '4444' },
    endsWithoutCardAt: null,
  });
  expect(bob.atStripe.cancel_at).toBeNull();
  clock.advance(31 * dayMs);
  await syncDueSubscriptions(services);
  expect(await bob.details()).toMatchObject({ status: 'active', receipts: [{}, {}] });
});

test.each([
  ['an older kind of card of the customer', 'customer'],
  ['an older kind of card of the subscription', 'subscription'],
  ['something that is no card', 'link'],
] as const)('%s can be charged: the subscription does not end', async (_what, kind) => {
  const ann = await subscriber();
  await atDashboard(() => {
    dashboard.removeCards(ann.atStripe);
    if (kind === 'link') dashboard.setLink(ann.atStripe);
    else if (kind === 'subscription') dashboard.setSource(ann.atStripe, 'pm_card_mastercard');
    else dashboard.setSource(fake.state.customer(customerOf(ann)), 'pm_card_mastercard');
  });
  expect((await ann.details()).endsWithoutCardAt).toBeNull();
  expect((await ann.details()).card).toEqual(
    kind === 'link' ? { brand: 'link', last4: '' } : { brand: 'Visa', last4: '4444' },
  );
});

test('another card replaces one that was set on the subscription alone', async () => {
  const ann = await subscriber();
  await atDashboard(() => dashboard.setSubscriptionCard(ann.atStripe, 'pm_card_chargeCustomerFail'));
  expect((await ann.changeCard('pm_card_mastercard')).statusCode).toBe(200);
  expect((await ann.details()).card).toEqual({ brand: 'mastercard', last4: '4444' });
  clock.advance(31 * dayMs);
  await syncDueSubscriptions(services);
  expect(await ann.details()).toMatchObject({ status: 'active', receipts: [{}, {}] });
});

test('a free code without a card does not charge an older kind of card either', async () => {
  const ann = await subscriber();
  await atDashboard(() => {
    dashboard.removeCards(ann.atStripe);
    dashboard.setSource(fake.state.customer(customerOf(ann)), 'pm_card_mastercard');
  });
  await ann.cancel();
  clock.advance(31 * dayMs);
  await syncDueSubscriptions(services);
  const { code } = await addDiscountCode(services, { percentOff: 100, lasts: 'months', months: 2 });
  expect((await ann.subscribe(null, { discountCode: code })).statusCode).toBe(200);
  expect((await ann.details()).card).toBeNull();
  clock.advance(63 * dayMs);
  await syncDueSubscriptions(services);
  expect(await ann.details()).toMatchObject({ status: 'ended', receipts: [{}] });
});

test('a part that was given back at Stripe is on the receipt, and the later refund and its emails name the rest', async () => {
  const ann = await subscriber();
  await atDashboard(() => dashboard.refund(ann.charge, 500));
  expect(await ann.details()).toMatchObject({
    status: 'active',
    receipts: [{ refunded: false, refundedAmount: 5 }],
  });
  expect(await ann.newEmails()).toEqual(['We refunded $5.00']);
  expect((await ann.refund()).json().message).toContain('We refunded $4.99.');
  expect(await ann.newEmails()).toEqual(['We refunded $4.99']);
  expect(await ann.details()).toMatchObject({ receipts: [{ refunded: true, refundedAmount: 9.99 }] });
});

test('a refund that failed at the bank is taken off the receipt, and can be made again', async () => {
  const ann = await subscriber();
  let refund: Stripe.Refund | undefined;
  await atDashboard(() => {
    refund = dashboard.refund(ann.charge, 999);
  });
  expect(await ann.details()).toMatchObject({ receipts: [{ refunded: true }], refundable: false });
  await atDashboard(() => dashboard.failRefund(ann.charge, refund as Stripe.Refund));
  expect(await ann.details()).toMatchObject({
    receipts: [{ refunded: false, refundedAmount: 0 }],
    refundable: true,
  });
});

test('a dispute is found by its charge: it is on the receipt, stops the renewal, and raises one alarm', async () => {
  const ann = await subscriber();
  const alarms = await countAlarms('payment_disputed');
  let dispute: Stripe.Dispute | undefined;
  await atDashboard(() => {
    dispute = dashboard.dispute(ann.charge);
  });
  await reconcileSubscription(services, { accountId: ann.account.id });
  expect(await ann.details()).toMatchObject({
    status: 'cancelling',
    refundable: false,
    receipts: [{ dispute: 'open', refunded: false }],
  });
  expect(await countAlarms('payment_disputed')).toBe(alarms + 1);
  await atDashboard(() => dashboard.closeDispute(dispute as Stripe.Dispute, 'won'));
  expect(await ann.details()).toMatchObject({ receipts: [{ dispute: 'won' }], refundable: true });
  clock.advance(31 * dayMs);
  await syncDueSubscriptions(services);
  expect(await ann.details()).toMatchObject({ status: 'ended', receipts: { length: 1 } });
});

test('whoever keeps the subscription after a dispute is not canceled again by the same dispute', async () => {
  const ann = await subscriber();
  await atDashboard(() => dashboard.dispute(ann.charge));
  expect((await ann.subscribe(null)).statusCode).toBe(200);
  await reconcileSubscription(services, { accountId: ann.account.id });
  await deliverSince(fake.events.length);
  expect((await ann.details()).status).toBe('active');
});

test('an event about a charge of nobody is accepted and changes nothing', async () => {
  const ann = await subscriber();
  await atDashboard(() => dashboard.dispute({ ...ann.charge, id: 'ch_by_hand', customer: null }));
  expect((await ann.details()).status).toBe('active');
});

test('after somebody deleted the customer at Stripe the access ends, and a good card subscribes as a new customer', async () => {
  const ann = await subscriber();
  await atDashboard(() => dashboard.deleteCustomer(customerOf(ann)));
  expect(await ann.details()).toMatchObject({ status: 'ended' });
  expect((await ann.subscribe('pm_card_visa')).statusCode).toBe(200);
  expect(await ann.details()).toMatchObject({ status: 'active', receipts: [{}, {}] });
  const [row] = await services.database
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(eq(subscriptions.accountId, ann.account.id));
  expect(row?.customerId).not.toBe(customerOf(ann));
});

test('a customer who was deleted before the event arrives changes no card, and is charged nothing', async () => {
  const ann = await subscriber();
  dashboard.deleteCustomer(customerOf(ann));
  expect((await ann.changeCard('pm_card_mastercard')).statusCode).toBe(502);
  expect((await ann.changeCard('pm_card_mastercard')).statusCode).toBe(409);
  expect(await ann.details()).toMatchObject({ status: 'ended' });
});

test('while our price is archived at Stripe nobody pays, the alarm says why, and then sales go on', async () => {
  const ann = await subscriber();
  const bob = await newSubscriber(app, services);
  const alarms = await countAlarms('payment_refused');
  const logged = vi.spyOn(services.log, 'error');
  onTestFinished(() => logged.mockRestore());
  dashboard.archivePrice(price.id);
  const response = await bob.subscribe('pm_card_visa');
  expect(logged.mock.calls.map(([given]) => (given as { err: Error }).err.message)).toEqual([
    expect.stringMatching(/^The price price_\S+ of our price \S+ is archived at Stripe$/),
  ]);
  expect([response.statusCode, response.json().code]).toEqual([422, 'provider_refused']);
  expect(await countAlarms('payment_refused')).toBe(alarms + 1);
  expect((await ann.cancel()).statusCode).toBe(200);
  dashboard.unarchivePrice(price.id);
  expect((await bob.subscribe('pm_card_visa')).statusCode).toBe(200);
});

test('a price that was made by hand at Stripe is charged and shown, with its number of pieces', async () => {
  const ann = await subscriber();
  await atDashboard(() => dashboard.setPrice(ann.atStripe, 400, 'by hand', 2));
  expect(await ann.details()).toMatchObject({ subscriptionPrice: 8, nextCharge: 8, status: 'active' });
});

test('a cancellation at Stripe is shown, and one that takes effect at once ends the access', async () => {
  const ann = await subscriber();
  await atDashboard(() => dashboard.cancel(ann.atStripe, 'period_end'));
  expect(await ann.details()).toMatchObject({ status: 'cancelling' });
  await atDashboard(() => dashboard.cancel(ann.atStripe, 'now'));
  expect(await ann.details()).toMatchObject({ status: 'ended', receipts: [{ refunded: false }] });
});

test('an unpaid renewal that was written off at Stripe asks for no payment, and ends after its grace period', async () => {
  const ann = await subscriber();
  await ann.changeCard('pm_card_chargeCustomerFail');
  clock.advance(31 * dayMs);
  await syncDueSubscriptions(services);
  const open = fake.state.invoices.find(({ status }) => status === 'open') as Stripe.Invoice;
  await atDashboard(() => dashboard.markUncollectible(open));
  expect((await ann.details()).status).toBe('past_due');
  expect((await ann.cancel()).statusCode).toBe(200);
  expect((await ann.details()).status).toBe('ended');
});

test('a closed account is not charged again, although the job that stops its renewal was given up', async () => {
  const ann = await subscriber();
  await closeAccount(services, services.database, ann.account.id, 'https://example.org');
  await services.database.$client.query("delete from pgboss.job where name = 'stopRenewal'");
  await reconcileSubscription(services, { accountId: ann.account.id });
  clock.advance(31 * dayMs);
  await syncDueSubscriptions(services);
  expect(fake.state.charges.filter(({ customer }) => customer === customerOf(ann))).toHaveLength(1);
});

test('keeping a canceled subscription and changing the card are each answered by one email', async () => {
  const ann = await subscriber();
  await ann.cancel();
  await ann.newEmails();
  await ann.subscribe(null);
  expect(await ann.newEmails()).toEqual(['Your Mind Your Step subscription continues']);
  await ann.changeCard('pm_card_mastercard');
  expect(await ann.newEmails()).toEqual(['Another card pays for Mind Your Step now']);
});
