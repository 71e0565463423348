import { expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { repairPayments } from '#server/subscriptions/operations/repair-payments.ts';
import { syncDueSubscriptions } from '#server/subscriptions/sync/sync-due-subscriptions.ts';
import { addDiscountCode, addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { newSubscriber } from '#server/subscriptions/testing/subscriber.ts';
import { stripeApp } from './testing/stripe-app.ts';

const { app, services, clock, fake } = await stripeApp();
await addPrice(services);

const dayMs = 86_400_000;
const person = () => newSubscriber(app, services);

test('a good card subscribes, with the discount as a coupon under an id of ours', async () => {
  const ann = await person();
  const code = await addDiscountCode(services, { percentOff: 33, lasts: 'months', months: 3 });
  const response = await ann.subscribe('pm_card_visa', { discountCode: code.code });
  expect([response.statusCode, response.json().user]).toMatchObject([
    200,
    { isSubscribed: true, amountCharge: 6.69 },
  ]);
  expect(fake.state.coupons.get(`code-${code.id}`)).toMatchObject({
    percent_off: 33,
    duration: 'repeating',
    duration_in_months: 3,
  });
  expect(await ann.details()).toMatchObject({
    discountPercentage: 33,
    card: { brand: 'visa', last4: '4242' },
  });
});

test('a declined card leaves nothing that could be paid, and another card then subscribes', async () => {
  const ann = await person();
  for (const [card, message] of [
    ['pm_card_chargeDeclined', 'Your card was declined.'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
  ] as const) {
    const declined = await ann.subscribe(card);
    expect([declined.statusCode, declined.json().message]).toEqual([422, message]);
  }
  expect(await ann.details()).toMatchObject({ status: 'none', receipts: [] });
  expect((await ann.subscribe('pm_card_visa')).statusCode).toBe(200);
  expect((await ann.details()).receipts).toHaveLength(1);
});

test('a payment method that Stripe does not know is rejected like a card', async () => {
  const response = await (await person()).subscribe('pm_made_up');
  expect([response.statusCode, response.json().code]).toEqual([422, 'card_declined']);
});

test.each([true, false])('the bank asks for a confirmation, and approved is %s', async (approved) => {
  const ann = await person();
  const challenge = await ann.subscribe('pm_card_authenticationRequired');
  expect([challenge.statusCode, challenge.json().code]).toEqual([402, 'requires_action']);
  fake.state.confirmAtBank(challenge.json().clientSecret, approved);
  expect((await ann.confirm()).statusCode).toBe(approved ? 200 : 422);
  expect((await ann.me()).isSubscribed).toBe(approved);
});

test('canceled, kept, canceled, ended; subscribing again charges again', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  await ann.cancel();
  expect(await ann.details()).toMatchObject({ status: 'cancelling' });
  await ann.subscribe(null);
  expect(await ann.details()).toMatchObject({ status: 'active' });
  await ann.cancel();
  clock.advance(31 * dayMs);
  await syncDueSubscriptions(services);
  expect(await ann.details()).toMatchObject({ status: 'ended' });
  await ann.subscribe('pm_card_visa');
  expect((await ann.details()).receipts).toHaveLength(2);
});

test('a failed renewal is paid by another card, or ends after its grace period without a debt', async () => {
  const [ann, bob] = [await person(), await person()];
  for (const one of [ann, bob]) {
    await one.subscribe('pm_card_visa');
    expect((await one.changeCard('pm_card_chargeCustomerFail')).statusCode).toBe(200);
  }
  clock.advance(31 * dayMs);
  await syncDueSubscriptions(services);
  expect(await ann.details()).toMatchObject({ status: 'past_due' });
  expect((await ann.changeCard('pm_card_visa')).statusCode).toBe(200);
  expect(await ann.details()).toMatchObject({ status: 'active', receipts: [{}, {}] });
  clock.advance(8 * dayMs);
  await syncDueSubscriptions(services);
  expect(await bob.details()).toMatchObject({ status: 'ended', receipts: [{}] });
  expect(fake.state.invoices.filter(({ status }) => status === 'open')).toEqual([]);
});

test('a refund goes to the card and ends the subscription', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  expect((await ann.refund()).statusCode).toBe(200);
  expect(await ann.details()).toMatchObject({ status: 'ended', receipts: [{ refunded: true }] });
});

test('100 % for two months without a card ends by itself, unless a card is added', async () => {
  const [ann, bob] = [await person(), await person()];
  const { code } = await addDiscountCode(services, { percentOff: 100, lasts: 'months', months: 2 });
  for (const one of [ann, bob]) {
    expect((await one.subscribe(null, { discountCode: code })).statusCode).toBe(200);
    expect((await one.details()).endsWithoutCardAt).not.toBeNull();
  }
  expect((await bob.changeCard('pm_card_visa')).statusCode).toBe(200);
  clock.advance(63 * dayMs);
  await syncDueSubscriptions(services);
  expect(await ann.details()).toMatchObject({ status: 'ended', receipts: [] });
  expect(await bob.details()).toMatchObject({ status: 'active', lastCharge: 9.99 });
});

test('a free code without a card does not charge the card of an earlier subscription', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  await ann.cancel();
  clock.advance(31 * dayMs);
  await syncDueSubscriptions(services);
  const { code } = await addDiscountCode(services, { percentOff: 100, lasts: 'months', months: 2 });
  expect((await ann.subscribe(null, { discountCode: code })).statusCode).toBe(200);
  const { endsWithoutCardAt, card } = await ann.details();
  expect([endsWithoutCardAt === null, card]).toEqual([false, null]);
  clock.advance(63 * dayMs);
  await syncDueSubscriptions(services);
  expect(await ann.details()).toMatchObject({ status: 'ended', receipts: [{ amount: 9.99 }] });
});

test('a card whose bank asks for a confirmation is used once the bank has agreed', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  const challenge = await ann.changeCard('pm_card_authenticationRequired');
  expect(challenge.statusCode).toBe(402);
  fake.state.confirmAtBank(challenge.json().clientSecret, true);
  expect((await ann.confirm()).statusCode).toBe(200);
  expect((await ann.details()).card).toEqual({ brand: 'visa', last4: '3184' });
});

test('a request whose connection breaks after the work is repeated under the same key: one charge', async () => {
  const ann = await person();
  const charges = fake.state.charges.length;
  fake.failNext('POST /v1/subscriptions', 'drop');
  expect((await ann.subscribe('pm_card_visa')).statusCode).toBe(200);
  expect(fake.state.charges.length - charges).toBe(1);
});

test.each([429, 500] as const)(
  '%i: nothing is charged, the message says so, and the next try pays once',
  async (fault) => {
    const ann = await person();
    const charges = fake.state.charges.length;
    fake.failNext('POST /v1/subscriptions', fault);
    const response = await ann.subscribe('pm_card_visa');
    expect([response.statusCode, response.json().message]).toEqual([
      502,
      'The payment did not go through. Nothing was charged. Please try again.',
    ]);
    expect((await ann.subscribe('pm_card_visa')).statusCode).toBe(200);
    expect(fake.state.charges.length - charges).toBe(1);
  },
);

test.each([409, 504] as const)(
  '%i means that the first request may still run: no message says that nothing was charged, and the next try pays once',
  async (fault) => {
    const ann = await person();
    const charges = fake.state.charges.length;
    fake.failNext('POST /v1/subscriptions', fault, 3);
    const response = await ann.subscribe('pm_card_visa');
    expect([response.statusCode, response.json().code]).toEqual([502, 'provider_unavailable']);
    expect(response.json().message).toContain('you will not be charged twice');
    clock.advance(61_000);
    await repairPayments(services);
    expect((await ann.subscribe('pm_card_visa')).statusCode).toBe(200);
    expect(fake.state.charges.length - charges).toBe(1);
  },
);

test('a request that Stripe refuses for good is told to the person, and an error in the log', async () => {
  const ann = await person();
  await ann.subscribe('pm_card_visa');
  const log = vi.spyOn(services.log, 'error');
  onTestFinished(() => log.mockRestore());
  await services.database.$client.query(
    "update subscriptions set customer_id = 'cus_of_other_keys' where account_id = $1",
    [ann.account.id],
  );
  const response = await ann.cancel();
  expect([response.statusCode, response.json().code]).toEqual([422, 'provider_refused']);
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ err: expect.objectContaining({ message: expect.stringContaining('404') }) }),
    expect.any(String),
  );
});

test('with Stripe the raw card form is rejected, and no account is created', async () => {
  const payload = {
    email: 'raw@example.org',
    password: 'porch swing 22',
    number: '4242424242424242',
    expMonth: '12',
    expYear: '30',
    cvc: '123',
  };
  const response = await app.inject({ method: 'POST', url: endpoints.individualRegister.path, payload });
  expect([response.statusCode, response.json()]).toMatchObject([
    422,
    { code: 'card_data_refused', message: 'Card details must go to the payment provider.' },
  ]);
  expect((await app.inject({ method: 'POST', url: '/sandbox/cards', payload })).statusCode).toBe(404);
});
