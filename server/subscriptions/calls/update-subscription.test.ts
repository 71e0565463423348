import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { accounts } from '#server/tables/accounts.ts';
import type { DiscountCode } from '#server/tables/subscriptions.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { addDiscountCode, addPrice } from '../testing/fixtures.ts';

const { app, services } = await testApp();
await addPrice(services);

async function newPerson() {
  const { token, account } = await signUpPerson(services);
  const headers = { authorization: `Bearer ${token}` };
  return {
    account,
    get: async () => (await app.inject({ url: endpoints.getSubscription.path, headers })).json(),
    update: (payload: object) =>
      app.inject({ method: 'PATCH', url: endpoints.updateSubscription.path, headers, payload }),
    cancel: () => app.inject({ method: 'PATCH', url: endpoints.cancelSubscription.path, headers }),
  };
}

test('a good card subscribes: the price is charged once and the game is open for a month', async () => {
  const person = await newPerson();
  const response = await person.update({ paymentMethodId: 'pm_card_visa', discountCode: null });
  expect(response.json()).toMatchObject({
    message: 'Your subscription is active.',
    user: { isSubscribed: true, amountCharge: 9.99, subscriptionEndDate: '2026-07-01T09:00:00.000Z' },
    card: { brand: 'visa', last4: '4242' },
  });
  expect(response.statusCode).toBe(200);
  expect(await person.get()).toMatchObject({
    status: 'active',
    subscriptionPrice: 9.99,
    lastCharge: 9.99,
    receipts: [{ amount: 9.99, refunded: false }],
    refundable: true,
  });
});

test('a declined card charges nothing, and another card then subscribes with the same form', async () => {
  const person = await newPerson();
  const operation = randomUUID();
  const declined = await person.update({ paymentMethodId: 'pm_card_chargeDeclined', operation });
  expect([declined.statusCode, declined.json()]).toMatchObject([
    422,
    { code: 'card_declined', message: 'Your card was declined.' },
  ]);
  expect(await person.get()).toMatchObject({ status: 'none', receipts: [] });
  const paid = await person.update({ paymentMethodId: 'pm_card_visa', operation });
  expect(paid.json().user).toMatchObject({ isSubscribed: true });
  expect((await person.get()).receipts).toHaveLength(1);
});

test('ten clicks at once pay once', async () => {
  const person = await newPerson();
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => person.update({ paymentMethodId: 'pm_card_visa' })),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect((await person.get()).receipts).toHaveLength(1);
});

test('a code of 100 % needs no card and charges nothing', async () => {
  const person = await newPerson();
  const { code } = await addDiscountCode(services, { percentOff: 100 });
  const response = await person.update({ paymentMethodId: null, discountCode: code.toLowerCase() });
  expect(response.json().user).toMatchObject({ isSubscribed: true, amountCharge: 0 });
  expect(await person.get()).toMatchObject({ card: null, lastCharge: 0, receipts: [], refundable: false });
});

test.each<[string, Partial<DiscountCode>, string | null, object]>([
  ['the whole price', { percentOff: 50, lasts: 'months', months: 1 }, 'pm_card_visa', { nextCharge: 9.99 }],
  [
    'less while it lasts',
    { percentOff: 50, lasts: 'months', months: 2 },
    'pm_card_visa',
    { nextCharge: 4.99 },
  ],
  ['nothing while all is free', { percentOff: 100, lasts: 'forever' }, null, { nextCharge: 0 }],
  [
    'null at an end without a card',
    { percentOff: 100, lasts: 'once' },
    null,
    { nextCharge: null, status: 'active' },
  ],
])('with a discount the next charge is %s', async (_what, discount, paymentMethodId, expected) => {
  const person = await newPerson();
  const { code } = await addDiscountCode(services, discount);
  expect((await person.update({ paymentMethodId, discountCode: code })).statusCode).toBe(200);
  expect(await person.get()).toMatchObject(expected);
  await person.cancel();
  expect(await person.get()).toMatchObject({ nextCharge: null });
});

test('canceling ends with the period, and keeping takes it back without a charge', async () => {
  const person = await newPerson();
  await person.update({ paymentMethodId: 'pm_card_visa' });
  const canceled = await person.cancel();
  expect(canceled.json()).toEqual({
    message: 'Your subscription is canceled. You can play until Wednesday, July 1st 2026 (UTC).',
    subscriptionEndDate: '2026-07-01T09:00:00.000Z',
  });
  const inUtc = 'Wednesday, July 1st 2026 (UTC)';
  const endsInEmails = async () =>
    (await emailsTo(services, person.account.email as string))
      .flatMap(({ text }) => /play until (.+? \d{4}(?: \(UTC\))?)/.exec(text)?.[1] ?? [])
      .sort((a, b) => b.localeCompare(a));
  expect(await endsInEmails()).toEqual([inUtc]);
  expect(await person.get()).toMatchObject({ status: 'cancelling', cancelAtPeriodEnd: true });
  const kept = await person.update({ paymentMethodId: null });
  expect(kept.json().message).toBe('Your subscription continues. Nothing was charged today.');
  expect(await person.get()).toMatchObject({ status: 'active', receipts: [{ amount: 9.99 }] });
  await services.database.update(accounts).set({ timeZone: 'Pacific/Honolulu' });
  expect((await person.cancel()).json().message).toBe(
    'Your subscription is canceled. You can play until Tuesday, June 30th 2026.',
  );
  expect(await endsInEmails()).toEqual([inUtc, 'Tuesday, June 30th 2026']);
});
