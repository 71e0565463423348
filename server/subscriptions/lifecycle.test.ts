import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { recordFirstAccess } from '#server/game/first-access.ts';
import { eq } from '#server/lib/database/query.ts';
import { showDate } from '#server/lib/show-date.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { subscriptions } from '#server/tables/subscriptions.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { runScheduledJob } from '#server/testing/run-scheduled-job.ts';
import { testApp } from '#server/testing/test-app.ts';
import { syncDueSubscriptions } from './sync/sync-due-subscriptions.ts';
import { addDiscountCode, addPrice } from './testing/fixtures.ts';
import { cardId, confirmAtBank, newSubscriber } from './testing/subscriber.ts';

const { app, services, clock } = await testApp();
await addPrice(services);

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const person = () => newSubscriber(app, services);

test('a payment that the bank asks about is charged only once it is approved', async () => {
  const ann = await person();
  const challenge = await ann.subscribe('pm_card_authenticationRequired');
  expect([challenge.statusCode, challenge.json().code]).toEqual([402, 'requires_action']);
  expect(await ann.details()).toMatchObject({ status: 'incomplete', receipts: [] });
  expect((await ann.confirm()).statusCode).toBe(402);
  await confirmAtBank(app, challenge.json().clientSecret, true);
  expect((await ann.confirm()).json().user).toMatchObject({ isSubscribed: true, amountCharge: 9.99 });
  expect((await ann.details()).receipts).toHaveLength(1);
});

test('a rejection by the bank ends the attempt, and another card subscribes', async () => {
  const ann = await person();
  const { clientSecret } = (await ann.subscribe('pm_card_authenticationRequired')).json();
  await confirmAtBank(app, clientSecret, false);
  const rejected = await ann.confirm();
  expect([rejected.statusCode, rejected.json().code]).toEqual([422, 'card_declined']);
  expect(await ann.details()).toMatchObject({ status: 'none' });
  expect((await ann.subscribe('pm_card_visa')).statusCode).toBe(200);
});

test('a person who leaves the bank without an answer may start again, and the first attempt can no longer be paid', async () => {
  const ann = await person();
  const { code } = await addDiscountCode(services, { maxUses: 1 });
  const first = await ann.subscribe('pm_card_authenticationRequired', { discountCode: code });
  const again = await ann.subscribe('pm_card_visa', { discountCode: code });
  expect(again.json().user).toMatchObject({ isSubscribed: true, amountCharge: 4.99 });
  expect((await confirmAtBank(app, first.json().clientSecret, true)).statusCode).toBe(404);
  expect((await ann.details()).receipts).toHaveLength(1);
});

test('an attempt that nobody confirms is given up after 23 hours, and not before', async () => {
  const ann = await person();
  const { clientSecret } = (await ann.subscribe('pm_card_authenticationRequired')).json();
  clock.advance(23 * hourMs - 1);
  expect((await ann.confirm()).json()).toMatchObject({ code: 'requires_action' });
  clock.advance(1);
  expect((await confirmAtBank(app, clientSecret, true)).statusCode).toBe(404);
  expect((await ann.confirm()).statusCode).toBe(502);
  expect(await ann.details()).toMatchObject({ status: 'none' });
});

test('an attempt is given up the day after if the person never comes back', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_authenticationRequired');
  clock.advance(dayMs);
  await syncDueSubscriptions(services);
  expect(await ann.details()).toMatchObject({ status: 'none' });
});

test('a renewal is charged on its day, with a notice before and a receipt after', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  expect(await ann.newEmails()).toEqual(['Your Mind Your Step subscription has started']);
  const renewsAt = new Date((await ann.details()).subscriptionEndDate);
  clock.advance(renewsAt.getTime() - clock.now().getTime() - 2 * dayMs);
  await runScheduledJob(services, 'sendNotices');
  await runScheduledJob(services, 'sendNotices');
  expect(await ann.newEmails()).toEqual([
    `Your Mind Your Step subscription renews on ${showDate(renewsAt, null, 'en')}`,
  ]);
  clock.advance(2 * dayMs);
  await syncDueSubscriptions(services);
  expect((await ann.details()).receipts).toHaveLength(2);
  expect(await ann.newEmails()).toEqual(['Your receipt from Mind Your Step: $9.99']);
});

test('a renewal is noticed on its day although the clock was ahead when the subscription was read', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  const renewsAt = new Date((await ann.details()).subscriptionEndDate);
  await services.database
    .update(subscriptions)
    .set({ fetchedAt: new Date(renewsAt.getTime() + 9 * dayMs) })
    .where(eq(subscriptions.accountId, ann.account.id));
  clock.advance(renewsAt.getTime() - clock.now().getTime());
  await syncDueSubscriptions(services);
  expect((await ann.details()).receipts).toHaveLength(2);
});

test('a failed renewal leaves access for 7 days, with emails on days 0, 3 and 6; then it ends and nothing is owed', async () => {
  const ann = await person();
  await ann.subscribe(await cardId(app, '4000000000000341'));
  await ann.newEmails();
  for (const subject of [
    'Please update your card',
    'Please update your card',
    'Last reminder: please update your card',
  ]) {
    expect((await ann.next()).status).toBe('past_due');
    expect(await ann.newEmails()).toEqual([subject]);
    expect(await ann.me()).toMatchObject({ isSubscribed: true, amountCharge: 0 });
    expect(await ann.details()).toMatchObject({ lastCharge: 0, receipts: [{ amount: 9.99 }] });
  }
  expect((await ann.next()).status).toBe('ended');
  expect(await ann.newEmails()).toEqual(['Your Mind Your Step subscription has ended']);
  expect(await ann.me()).toMatchObject({ isSubscribed: false });
  expect((await ann.details()).receipts).toHaveLength(1);
});

test('a card that is updated within the grace period pays what is owed', async () => {
  const ann = await person();
  await ann.subscribe(await cardId(app, '4000000000000341'));
  await ann.next();
  const rejected = await ann.changeCard(await cardId(app, '4000000000009995'));
  expect([rejected.statusCode, rejected.json().message]).toEqual([422, 'Your card has insufficient funds.']);
  expect((await ann.changeCard('pm_card_visa')).json()).toMatchObject({ card: { last4: '4242' } });
  expect(await ann.details()).toMatchObject({ status: 'active', lastCharge: 9.99, receipts: [{}, {}] });
});

test('a canceled subscription ends with its period, and subscribing again starts a new one that is charged', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  await ann.cancel();
  expect((await ann.next()).status).toBe('ended');
  expect((await ann.subscribe('pm_card_visa')).json().user).toMatchObject({ isSubscribed: true });
  expect((await ann.details()).receipts).toHaveLength(2);
});

test('canceling an unpaid renewal ends at once and owes nothing', async () => {
  const ann = await person();
  await ann.subscribe(await cardId(app, '4000000000000341'));
  await ann.next();
  expect((await ann.cancel()).json()).toEqual({
    message: 'Your subscription has ended.',
    subscriptionEndDate: null,
  });
  expect((await ann.cancel()).statusCode).toBe(409);
});

test('within 30 days and before the game is opened everything is refunded, once', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  expect((await ann.details()).refundable).toBe(true);
  await ann.newEmails();
  expect((await ann.refund()).json().message).toContain('$9.99');
  expect(await ann.details()).toMatchObject({ status: 'ended', receipts: [{ refunded: true }] });
  expect(await ann.newEmails()).toEqual(['We refunded $9.99']);
  await ann.subscribe('pm_card_visa');
  const again = await ann.refund();
  expect([again.statusCode, again.json().code]).toEqual([422, 'refund_refused']);
});

test.each(['after the game was opened', 'after 30 days'])('no refund %s', async (when) => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  if (when === 'after 30 days') clock.advance(30 * dayMs);
  else await recordFirstAccess(services.database, ann.account.id, clock.now());
  expect((await ann.details()).refundable).toBe(false);
  expect((await ann.refund()).statusCode).toBe(422);
});

test('a new card is checked with its bank before it is used', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  expect((await ann.changeCard('pm_card_chargeDeclined')).statusCode).toBe(422);
  const challenge = await ann.changeCard('pm_card_authenticationRequired');
  expect(challenge.statusCode).toBe(402);
  expect((await ann.details()).card).toEqual({ brand: 'visa', last4: '4242' });
  await confirmAtBank(app, challenge.json().clientSecret, true);
  expect((await ann.confirm()).statusCode).toBe(200);
  expect((await ann.details()).card).toEqual({ brand: 'visa', last4: '3184' });
});

test('100 % for two months without a card: an email 7 days before, then access ends without a debt', async () => {
  const ann = await person();
  const { code } = await addDiscountCode(services, { percentOff: 100, lasts: 'months', months: 2 });
  await ann.subscribe(null, { discountCode: code });
  const { endsWithoutCardAt } = await ann.details();
  expect((await ann.next()).status).toBe('active');
  const left = Date.parse((await ann.details()).endsWithoutCardAt) - clock.now().getTime();
  expect(Date.parse(endsWithoutCardAt)).toBeGreaterThan(clock.now().getTime() + 50 * dayMs);
  clock.advance(left - 6 * dayMs);
  await ann.newEmails();
  await runScheduledJob(services, 'sendNotices');
  expect(await ann.newEmails()).toEqual([expect.stringMatching(/^Add a card before/)]);
  clock.advance(6 * dayMs);
  await syncDueSubscriptions(services);
  expect(await ann.details()).toMatchObject({ status: 'ended', receipts: [] });
});

test('a card added in time lets it go on at the full price', async () => {
  const ann = await person();
  const { code } = await addDiscountCode(services, { percentOff: 100, lasts: 'once' });
  await ann.subscribe(null, { discountCode: code });
  await ann.changeCard('pm_card_visa');
  expect(await ann.details()).toMatchObject({ endsWithoutCardAt: null });
  expect((await ann.next()).status).toBe('active');
  expect(await ann.details()).toMatchObject({ lastCharge: 9.99 });
});

test('a free code without a card does not charge the card of an earlier subscription', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  await ann.cancel();
  expect((await ann.next()).status).toBe('ended');
  const { code } = await addDiscountCode(services, { percentOff: 100, lasts: 'once' });
  await ann.subscribe(null, { discountCode: code });
  const { endsWithoutCardAt, card } = await ann.details();
  expect([endsWithoutCardAt === null, card]).toEqual([false, null]);
  expect((await ann.next()).status).toBe('ended');
  expect((await ann.details()).receipts).toMatchObject([{ amount: 9.99 }]);
});

test('without a card and without 100 % nothing starts', async () => {
  const ann = await person();
  const { code } = await addDiscountCode(services, { percentOff: 99 });
  const response = await ann.subscribe(null, { discountCode: code });
  expect([response.statusCode, response.json().errors]).toEqual([
    422,
    { paymentMethodId: 'Please enter your card.' },
  ]);
  expect((await ann.subscribe('pm_card_visa', { discountCode: code })).statusCode).toBe(200);
});

test('a receipt is shown to its owner alone', async () => {
  const [ann, bob] = [await person(), await person()];
  await ann.subscribe('pm_card_visa');
  const [{ id }] = (await ann.details()).receipts;
  const receipt = { ...endpoints.getReceipt, path: endpoints.getReceipt.path.replace('{id}', id) } as const;
  expect((await ann.call(receipt)).json()).toMatchObject({
    amount: 9.99,
    card: { brand: 'visa', last4: '4242' },
    paidTo: 'Mind Your Step Learning',
  });
  expect((await bob.call(receipt)).statusCode).toBe(404);
});

test('a person with a deleted account is not charged again, and the time that is paid for comes back with the account', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  const { password } = ann;
  expect((await ann.call(endpoints.deleteAccount, { password })).json().deleted).toBe(true);
  while ((await services.jobs.runDue(services, 'stopRenewal')) > 0);
  const notice = (await emailsTo(services, ann.email)).find(
    ({ subject }) => subject === 'Your account is being deleted',
  );
  expect(notice?.text).toContain('Nothing more will be charged.');
  expect(notice?.text).toContain('your subscription stays canceled.');
  expect(await ann.newEmails()).not.toContain('Your Mind Your Step subscription is canceled');
  const token = tokenIn(notice, '/restoreAccount');
  const restored = await app.inject({
    method: 'POST',
    url: endpoints.restoreAccount.path.replace('{token}', token),
  });
  expect(restored.statusCode).toBe(200);
  expect(await ann.details()).toMatchObject({ status: 'cancelling', receipts: [{ amount: 9.99 }] });
  expect((await ann.next()).status).toBe('ended');
  expect((await ann.details()).receipts).toHaveLength(1);
});

test('a person who has joined a facility can still cancel the subscription, and nothing more is charged', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  const { facilityCode } = await signUpPerson(services, { userType: 'facilityAdmin' });
  expect((await ann.call(endpoints.joinFacility, { facilityCode })).statusCode).toBe(200);
  expect((await ann.cancel()).json().message).toContain('You can play until');
  expect(await ann.details()).toMatchObject({ status: 'cancelling' });
  expect((await ann.next()).status).toBe('ended');
  expect((await ann.details()).receipts).toHaveLength(1);
});

test('a person who has joined a facility is not charged again, neither for a new subscription nor for an unpaid one', async () => {
  const { facilityCode } = await signUpPerson(services, { userType: 'facilityAdmin' });
  const [ended, unpaid] = [await person(), await person()];
  await ended.subscribe('pm_card_visa');
  await ended.refund();
  await unpaid.subscribe(await cardId(app, '4000000000000341'));
  await unpaid.next();
  for (const ann of [ended, unpaid]) {
    await ann.call(endpoints.joinFacility, { facilityCode });
    expect((await ann.subscribe('pm_card_visa')).json().code).toBe('forbidden');
    expect((await ann.changeCard('pm_card_visa')).json().code).toBe('forbidden');
    expect((await ann.details()).receipts).toHaveLength(1);
  }
  expect((await unpaid.cancel()).json().message).toBe('Your subscription has ended.');
});
