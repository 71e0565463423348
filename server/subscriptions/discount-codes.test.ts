import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ProviderUnavailable } from '#server/lib/payments/provider.ts';
import { testApp } from '#server/testing/test-app.ts';
import { takePayment } from './take-payment.ts';
import { addDiscountCode, addPrice } from './testing/fixtures.ts';
import { newSubscriber } from './testing/subscriber.ts';

const { app, services, clock } = await testApp();
await addPrice(services);

const check = (discountCode: string, remoteAddress = '127.0.0.1') =>
  app.inject({
    method: 'POST',
    url: endpoints.calculatePrice.path,
    payload: { discountCode },
    remoteAddress,
  });

test.each([
  [33, 6.69],
  [1, 9.89],
  [50, 4.99],
  [100, 0],
])('%i %% of 9.99 leaves %d', async (percentOff, totalPrice) => {
  const { code } = await addDiscountCode(services, { percentOff });
  const response = await check(` ${code.toLowerCase()} `);
  expect(response.json()).toMatchObject({ totalPrice, discountPercentage: percentOff });
});

test('a code is found however it is spaced and written', async () => {
  const { code } = await addDiscountCode(services, { code: 'Spring-20' });
  expect(code).toBe('SPRING-20');
  const typed = ['spring20', 'SPRING 20', ' s p r i n g 2 0 ', 'Spring\t20', 'spring\u00a020', 'Spring–20.'];
  for (const one of typed) expect((await check(one)).statusCode).toBe(200);
});

test('of two old codes that differ in their dashes alone the one as typed is meant', async () => {
  await addDiscountCode(services, { code: 'AUTUMN20', percentOff: 20 });
  await addDiscountCode(services, { code: 'AUTUMN-20', percentOff: 40 });
  for (const [typed, discountPercentage] of [
    ['autumn20', 20],
    ['autumn-20', 40],
  ] as const)
    expect((await check(typed)).json()).toMatchObject({ discountPercentage });
});

test('unknown, expired, ended and used-up codes get the same response', async () => {
  const now = clock.now();
  const codes = [
    { code: 'unknown' },
    await addDiscountCode(services, { expiresAt: now }),
    await addDiscountCode(services, { endedAt: now }),
    await addDiscountCode(services, { maxUses: 1, uses: 1 }),
  ];
  const responses = await Promise.all(codes.map(({ code }) => check(code)));
  const { statusCode, body } = responses[0] as (typeof responses)[number];
  expect([statusCode, JSON.parse(body).message]).toEqual([422, 'This discount code is not valid.']);
  for (const response of responses) expect([response.statusCode, response.body]).toEqual([statusCode, body]);
});

test('the last use of a code is given once, also to many at the same time', async () => {
  const { code } = await addDiscountCode(services, { maxUses: 3 });
  const people = await Promise.all(Array.from({ length: 8 }, () => newSubscriber(app, services)));
  const responses = await Promise.all(
    people.map((one) => one.subscribe('pm_card_visa', { discountCode: code })),
  );
  const statuses = responses.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
});

test('a person uses a code once, also after the subscription has ended', async () => {
  const ann = await newSubscriber(app, services);
  const { code } = await addDiscountCode(services);
  await ann.subscribe('pm_card_visa', { discountCode: code });
  await ann.cancel();
  await ann.next();
  expect((await ann.subscribe('pm_card_visa', { discountCode: code })).json().code).toBe('discount_invalid');
  expect((await ann.subscribe('pm_card_visa')).json().user.amountCharge).toBe(9.99);
});

test('of 1,000 guesses from one address 20 are accepted, and another address is not limited', async () => {
  const strict = await testApp({ RATE_LIMITS: 'strict' });
  await addPrice(strict.services);
  const { code } = await addDiscountCode(strict.services);
  const guess = (discountCode: string, remoteAddress: string) =>
    strict.app.inject({
      method: 'POST',
      url: endpoints.calculatePrice.path,
      payload: { discountCode },
      remoteAddress,
    });
  const counts = new Map<number, number>();
  for (let number = 0; number < 1000; number += 1) {
    const { statusCode } = await guess(`guess-${number}`, '127.0.0.2');
    counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({ 422: 20, 429: 980 });
  expect((await guess(code, '127.0.0.2')).statusCode).toBe(429);
  for (let number = 0; number < 30; number += 1) {
    expect((await guess(code, '127.0.0.3')).statusCode).toBe(200);
  }
});

test('a valid code does not count as a wrong one while the payment provider fails', async () => {
  const strict = await testApp({ RATE_LIMITS: 'strict' });
  await addPrice(strict.services);
  const { code } = await addDiscountCode(strict.services);
  const { account } = await newSubscriber(strict.app, strict.services);
  const start = async () => {
    throw new ProviderUnavailable('down', { mayStillHappen: false });
  };
  const failing = { ...strict.services, payments: { ...strict.services.payments, start } };
  const order = {
    accountId: account.id,
    address: '127.0.0.9',
    expectedTotal: undefined,
    idempotencyKey: undefined,
  };
  const pay = (discountCode: string) =>
    takePayment(failing, { ...order, paymentMethodId: 'pm_card_visa', discountCode }).catch(
      ({ code }) => code,
    );
  for (let time = 0; time < 25; time += 1) expect(await pay(code)).toBe('provider_unavailable');
  const answers = new Set<string>();
  for (let time = 0; time < 25; time += 1) answers.add((await pay('NOPE')) as string);
  expect(answers).toEqual(new Set(['discount_invalid', 'too_many_requests']));
});
