import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { addDiscountCode, addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { cardId, confirmAtBank } from '#server/subscriptions/testing/subscriber.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app, services } = await testApp();
await addPrice(services);

const password = 'porch swing 22';
const given = (more: object = {}) => ({ email: `${randomUUID()}@example.org`, password, ...more });
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const signUp = (payload: object) => post(endpoints.individualRegister.path, payload);
const logIn = (email: string) => post(endpoints.login.path, { email, password });
const details = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: endpoints.getSubscription.path, headers })).json();
};

test('with a card the account is created and paid for', async () => {
  const response = await signUp(given({ paymentMethodId: 'pm_card_visa' }));
  expect([response.statusCode, response.json().user]).toMatchObject([
    201,
    { isSubscribed: true, amountCharge: 9.99, subscriptionEndDate: '2026-07-01T09:00:00.000Z' },
  ]);
});

test('with 50 % half is charged; with 100 % nothing, and no card is asked for', async () => {
  const half = await addDiscountCode(services, { percentOff: 50 });
  const free = await addDiscountCode(services, { percentOff: 100 });
  const paid = await signUp(given({ paymentMethodId: 'pm_card_visa', discountCode: half.code }));
  expect(paid.json().user).toMatchObject({ isSubscribed: true, amountCharge: 4.99 });
  const unpaid = await signUp(given({ paymentMethodId: null, discountCode: free.code }));
  expect(unpaid.json().user).toMatchObject({ isSubscribed: true, amountCharge: 0 });
});

test('without a card the account is created and nothing is charged; a lesser code is not used up', async () => {
  const { code } = await addDiscountCode(services, { percentOff: 50, maxUses: 1 });
  const response = await signUp(given({ discountCode: code }));
  expect([response.statusCode, response.json().user.isSubscribed]).toEqual([201, false]);
  expect((await signUp(given({ paymentMethodId: 'pm_card_visa', discountCode: code }))).statusCode).toBe(201);
});

test('a wrong code creates no account', async () => {
  const payload = given({ paymentMethodId: 'pm_card_visa', discountCode: 'NOPE' });
  expect((await signUp(payload)).json().code).toBe('discount_invalid');
  expect((await logIn(payload.email)).statusCode).toBe(401);
});

test('a declined card leaves an account that is not subscribed, and the code is free again', async () => {
  const { code } = await addDiscountCode(services, { maxUses: 1 });
  const payload = given({ paymentMethodId: 'pm_card_chargeDeclined', discountCode: code });
  const declined = await signUp(payload);
  expect([declined.statusCode, declined.json().message]).toEqual([422, 'Your card was declined.']);
  const { user, token } = (await logIn(payload.email)).json();
  expect(user.isSubscribed).toBe(false);
  const headers = { authorization: `Bearer ${token}` };
  const account = (await app.inject({ url: endpoints.getAccount.path, headers })).json();
  expect(account.sessions).toMatchObject([{ current: true }]);
  expect((await signUp(given({ paymentMethodId: 'pm_card_visa', discountCode: code }))).statusCode).toBe(201);
});

test('when the bank asks for a confirmation, the person is signed in to give it', async () => {
  const challenge = await signUp(given({ paymentMethodId: 'pm_card_authenticationRequired' }));
  expect([challenge.statusCode, challenge.json()]).toMatchObject([
    402,
    { code: 'requires_action', user: { isSubscribed: false } },
  ]);
  const { token, clientSecret } = challenge.json();
  await confirmAtBank(app, clientSecret, true);
  const headers = { authorization: `Bearer ${token}` };
  const confirmed = await app.inject({ method: 'POST', url: endpoints.confirmPayment.path, headers });
  expect(confirmed.json().user.isSubscribed).toBe(true);
});

test('two clicks with one form are one account and one charge', async () => {
  const payload = given({ paymentMethodId: 'pm_card_visa', operation: randomUUID() });
  const responses = await Promise.all([signUp(payload), signUp(payload), signUp(payload)]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(responses.map((response) => response.json().user.userId)).size).toBe(1);
  expect((await details(responses[0]?.json().token)).receipts).toHaveLength(1);
});

test('the same form with another password opens nobody’s account', async () => {
  const payload = given({ paymentMethodId: 'pm_card_visa', operation: randomUUID() });
  await signUp(payload);
  expect((await signUp({ ...payload, password: 'another one 33' })).statusCode).not.toBe(201);
});

test('the same form sent again after the last use of its code still has the code', async () => {
  const { code } = await addDiscountCode(services, { percentOff: 100, maxUses: 1 });
  const payload = given({ discountCode: code, operation: randomUUID() });
  const [first, again] = [await signUp(payload), await signUp(payload)];
  expect([again.statusCode, again.json().user]).toEqual([201, first.json().user]);
  expect((await signUp(given({ discountCode: code, operation: randomUUID() }))).json().code).toBe(
    'discount_invalid',
  );
});

/** A new person at the sandbox's Google, with one form of ours. */
const comeFromGoogle = async () => {
  const { proof } = (await post('/sandbox/identity/token', { provider: 'google', person: 'new' })).json();
  const operation = randomUUID();
  return (more: object) => post(endpoints.individualGoogleRegister.path, { ...proof, operation, ...more });
};

test('a person who comes from Google with a declined card pays once with another one in the same form', async () => {
  const register = await comeFromGoogle();
  const declined = await register({ paymentMethodId: 'pm_card_chargeDeclined' });
  expect([declined.statusCode, declined.json().code]).toEqual([422, 'card_declined']);
  const paid = await register({ paymentMethodId: 'pm_card_visa' });
  expect([paid.statusCode, paid.json().user]).toMatchObject([
    201,
    { isSubscribed: true, amountCharge: 9.99 },
  ]);
  const again = await register({ paymentMethodId: 'pm_card_visa' });
  expect([again.statusCode, again.json().user]).toEqual([201, paid.json().user]);
  expect((await details(again.json().token)).receipts).toHaveLength(1);
});

test('two clicks of a person who comes from Google are one account and one charge', async () => {
  const register = await comeFromGoogle();
  const payment = { paymentMethodId: 'pm_card_visa' };
  const responses = await Promise.all([register(payment), register(payment)]);
  expect(responses.map((response) => response.json().user.isSubscribed)).toEqual([true, true]);
  expect((await details(responses[0]?.json().token)).receipts).toHaveLength(1);
});

test('the sandbox takes the raw card form', async () => {
  const card = { number: '4242 4242 4242 4242', expMonth: '12', expYear: '30', cvc: '123' };
  expect((await signUp(given(card))).json().user.isSubscribed).toBe(true);
  for (const cvc of ['1234', '123']) {
    const amex = { ...card, number: '378282246310005', cvc };
    expect((await signUp(given(amex))).json().user.isSubscribed).toBe(true);
  }
});

test.each([
  [{ expMonth: '12' }, 'number', 'Credit Card number is required'],
  [{ number: '4242424242424242' }, 'expMonth', 'Exp. Month required'],
  [{ number: '4242424242424242', expMonth: '12' }, 'expYear', 'Exp. Year required'],
  [{ number: '4242424242424242', expMonth: '12', expYear: '30' }, 'cvc', 'CVC is required'],
  [
    { number: '4242424242424242', expMonth: '1', expYear: '30', cvc: '123' },
    'expMonth',
    'Exp. Month has 2 digits: 01 to 12',
  ],
  [
    { number: '4242424242424242', expMonth: '12', expYear: '2030', cvc: '123' },
    'expYear',
    'Exp. Year has 2 digits',
  ],
  [
    { number: '4242424242424242', expMonth: '12', expYear: '30', cvc: '1234' },
    'cvc',
    'CVC has 3 digits (4 with American Express)',
  ],
  [
    { number: '378282246310005', expMonth: '12', expYear: '30', cvc: '12' },
    'cvc',
    'CVC has 3 digits (4 with American Express)',
  ],
])('%o is rejected at the field %s, and makes no account', async (card, field, message) => {
  const payload = given(card);
  const response = await signUp(payload);
  expect([response.statusCode, response.json().errors[field]]).toEqual([422, message]);
  expect((await logIn(payload.email)).statusCode).toBe(401);
});

test.each([
  ['4242424242424241', '12', '30', 'Your card number is incorrect.'],
  ['4111111111111111', '12', '30', 'The sandbox takes test cards only, such as 4242 4242 4242 4242.'],
  ['4242424242424242', '05', '26', 'Your card has expired.'],
])('the card %s of %s/%s is rejected: %s', async (number, expMonth, expYear, message) => {
  const response = await post(endpoints.createSandboxCard.path, { number, expMonth, expYear, cvc: '123' });
  expect([response.statusCode, response.json().message]).toEqual([422, message]);
});

test('a card with too little money is declined in the bank’s words', async () => {
  const response = await signUp(given({ paymentMethodId: await cardId(app, '4000000000009995') }));
  expect([response.statusCode, response.json().message]).toEqual([422, 'Your card has insufficient funds.']);
});
