import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { testApp } from '#server/testing/test-app.ts';
import { addDiscountCode, addPrice } from '../testing/fixtures.ts';
import { cardId, newSubscriber } from '../testing/subscriber.ts';

/** No total is charged but the one that was shown. */

const { app, services } = await testApp();
await addPrice(services);
const person = () => newSubscriber(app, services);

test('a total that is not the one shown is rejected: nothing is charged, and the code is free again', async () => {
  const ann = await person();
  const { code } = await addDiscountCode(services, { maxUses: 1 });
  const rejected = await ann.subscribe('pm_card_visa', { discountCode: code, expectedTotal: 9.99 });
  expect([rejected.statusCode, rejected.json()]).toMatchObject([
    409,
    {
      code: 'price_changed',
      message:
        'The price is now $4.99. Nothing was charged. Please look at the new amount and tap the button again.',
    },
  ]);
  expect(await ann.details()).toMatchObject({ status: 'none', receipts: [] });
  const paid = await ann.subscribe('pm_card_visa', { discountCode: code, expectedTotal: 4.99 });
  expect(paid.json().user).toMatchObject({ isSubscribed: true, amountCharge: 4.99 });
});

test('a client that does not send what it has shown is charged the price, as before', async () => {
  const ann = await person();
  expect((await ann.subscribe('pm_card_visa')).json().user.amountCharge).toBe(9.99);
});

test('an unpaid renewal is only charged as shown', async () => {
  const ann = await person();
  await ann.subscribe(await cardId(app, '4000000000000341'));
  await ann.next();
  const rejected = await ann.subscribe('pm_card_visa', { expectedTotal: 4.99 });
  expect(rejected.json().code).toBe('price_changed');
  expect(await ann.details()).toMatchObject({ status: 'past_due', receipts: [{}] });
  const paid = await ann.subscribe('pm_card_visa', { expectedTotal: 9.99 });
  expect(paid.json().message).toBe('Thank you. Your payment has arrived.');
});

test('a sign-up whose price has changed creates the account, charges nothing, and pays when sent again', async () => {
  const payload = {
    email: `${randomUUID()}@example.org`,
    password: 'porch swing 22',
    paymentMethodId: 'pm_card_visa',
    operation: randomUUID(),
  };
  const signUp = (expectedTotal: number) =>
    app.inject({
      method: 'POST',
      url: endpoints.individualRegister.path,
      payload: { ...payload, expectedTotal },
    });
  expect((await signUp(4.99)).json().code).toBe('price_changed');
  expect((await signUp(9.99)).json().user).toMatchObject({ isSubscribed: true, amountCharge: 9.99 });
});
