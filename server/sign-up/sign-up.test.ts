import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { eq } from '#server/lib/database/query.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { accounts, consents } from '#server/tables/accounts.ts';
import { facilities } from '#server/tables/facilities.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app, services, clock } = await testApp();

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const facility = (payload: object) => post(endpoints.facilityRegister.path, payload);
const individual = (payload: object) => post(endpoints.individualRegister.path, payload);
const address = () => `${randomUUID()}@example.org`;
const password = 'blue kettle on the porch';

const newFacility = async (seatLimit = 25) => {
  const { facilityCode } = await signUpPerson(services, { userType: 'facilityAdmin' });
  const isThis = eq(facilities.code, facilityCode as string);
  await services.database.update(facilities).set({ seatLimit }).where(isThis);
  return { code: facilityCode as string, isThis };
};

test('an individual is signed up and signed in, unsubscribed, nothing charged', async () => {
  const email = address();
  const response = await individual({ userName: 'Rosa M', email, password });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    message: expect.any(String),
    token: expect.any(String),
    user: { userName: 'Rosa M', email, userType: 'individualUser', isSubscribed: false, amountCharge: null },
  });
});

test('without a code a facility is created, and the message contains its code', async () => {
  const response = await facility({ email: address(), password });
  expect(response.statusCode).toBe(201);
  const { message, user } = response.json();
  expect(user).toMatchObject({ userType: 'facilityAdmin', facility: { status: 'trial' } });
  const code = /Your facility code is ([A-Z2-9]{4}-[A-Z2-9]{4})\./.exec(message)?.[1];
  const joined = await facility({ email: address(), password, facilityCode: code });
  expect(joined.json().user.facility.name).toBe(user.facility.name);
});

test('with a code, typed in any way, the account joins that facility', async () => {
  const { code } = await newFacility();
  const typed = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3, 6)}-${code.slice(6)} `;
  const response = await facility({ email: address(), password, facilityCode: typed });
  expect(response.json().user).toMatchObject({ userType: 'facilityUser', facility: { status: 'trial' } });
  expect(response.json().message).toBe('Your account is ready. Please log in.');
});

test('with a code an empty email address is sent as null and the username logs in', async () => {
  const { code } = await newFacility();
  const userName = `walter ${randomUUID().slice(0, 8)}`;
  const response = await facility({ userName, email: null, password, facilityCode: code });
  expect(response.json().user).toMatchObject({ userName, email: null });
  expect((await post(endpoints.login.path, { email: userName, password })).statusCode).toBe(200);
});

test.each([
  ['no address and no code', { email: null }, 'email', 'Email Required'],
  ['no address and no username', { email: null, facilityCode: 'ABCDEFGH' }, 'userName', 'Username Required'],
  ['a broken address', { email: 'rosa@' }, 'email', 'Invalid email address'],
  ['a username with @', { email: 'a@b.co', userName: 'a@b' }, 'userName', 'A username cannot contain @'],
  [
    'a short password',
    { email: 'a@b.co', password: 'short' },
    'password',
    'Password too short, minimum 8 characters',
  ],
  [
    'a common password',
    { email: 'a@b.co', password: 'Sunshine' },
    'password',
    'Many people use this password. Please choose another.',
  ],
  [
    'their own address as the password',
    { email: 'walter.reed@example.org', password: 'walter.reed@example.org' },
    'password',
    'This password is too close to your name or email. Please choose another.',
  ],
])('%s is rejected at its field', async (_what, given, field, message) => {
  const response = await facility({ password, ...given });
  expect(response.statusCode).toBe(422);
  expect(response.json().errors[field]).toBe(message);
});

test.each(['wrong', 'revoked', 'of a suspended facility', 'of an ended facility', 'full'])(
  'a code that is %s is rejected, and no account is created',
  async (kind) => {
    const { code, isThis } = await newFacility(kind === 'full' ? 0 : 25);
    const change = {
      wrong: {},
      full: {},
      revoked: { code: null },
      'of a suspended facility': { status: 'suspended' as const },
      'of an ended facility': { endsAt: clock.now() },
    }[kind];
    if (change && Object.keys(change).length > 0)
      await services.database.update(facilities).set(change).where(isThis);
    const email = address();
    const response = await facility({ email, password, facilityCode: kind === 'wrong' ? 'ABCDEFGH' : code });
    const message = kind === 'full' ? 'This facility has no free seats.' : 'This facility code is not valid.';
    expect([response.statusCode, response.json().message]).toEqual([422, message]);
    expect(await services.database.select().from(accounts).where(eq(accounts.email, email))).toEqual([]);
  },
);

test('an address or username is taken ignoring case', async () => {
  const { account } = await signUpPerson(services);
  const upper = await individual({ email: (account.email as string).toUpperCase(), password });
  expect([upper.statusCode, upper.json()]).toEqual([
    422,
    {
      message: 'This email already exists.',
      code: 'email_taken',
      text: 'accounts.emailTaken',
      errors: { email: 'This email already exists.' },
    },
  ]);
  const named = await individual({ email: address(), userName: account.userName.toUpperCase(), password });
  expect([named.statusCode, named.json().code]).toEqual([422, 'username_taken']);
});

test('without a username one is derived from the address, and a second one differs', async () => {
  const local = randomUUID();
  const first = await individual({ email: `${local}@example.org`, password });
  const second = await individual({ email: `${local}@example.net`, password });
  expect(first.json().user.userName).toBe(local);
  expect(second.json().user.userName).toMatch(new RegExp(`^${local}\\d{4,}$`));
});

test('consent is stored with its version and time; an unchecked box is rejected by name', async () => {
  const consent = { age: true, contact: true, version: '2022-01-01' };
  const { user } = (await individual({ email: address(), password, consent })).json();
  expect(user.consentRequired).toBeUndefined();
  expect(
    await services.database.select().from(consents).where(eq(consents.accountId, user.userId)),
  ).toMatchObject([
    { text: 'age', version: '2022-01-01', agreedAt: clock.now() },
    { text: 'contact', version: '2022-01-01', agreedAt: clock.now() },
  ]);
  const rejected = await individual({ email: address(), password, consent: { ...consent, contact: false } });
  expect([rejected.statusCode, rejected.json().code]).toEqual([422, 'consent_required']);
  expect(Object.keys(rejected.json().errors)).toEqual(['consent.contact']);
});

test('of 50 sign-ups at once with one address exactly one succeeds', async () => {
  const email = address();
  const responses = await Promise.all(Array.from({ length: 50 }, () => individual({ email, password })));
  const statuses = responses.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([201, ...Array(49).fill(422)]);
});

test('of 50 sign-ups at once for the last seat exactly one succeeds', async () => {
  const { code, isThis } = await newFacility(1);
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => facility({ email: address(), password, facilityCode: code })),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(49).fill(422)]);
  const [row] = await services.database.select().from(facilities).where(isThis);
  expect(row?.seatsTaken).toBe(1);
});

const idOf = (response: { json(): { user: { userId: string } } }) => response.json().user.userId;

/** Each kind of sign-up: prepared once, then sent at each call. */
const kinds: [string, () => Promise<() => ReturnType<typeof facility>>][] = [
  [
    'an individual',
    async () => {
      const payload = { email: address(), password, operation: randomUUID() };
      return () => individual(payload);
    },
  ],
  [
    'the creator of a facility',
    async () => {
      const payload = { email: address(), password, operation: randomUUID() };
      return () => facility(payload);
    },
  ],
  [
    'a resident without an address, in the last seat',
    async () => {
      const { code } = await newFacility(1);
      const userName = `walter ${randomUUID().slice(0, 8)}`;
      const operation = randomUUID();
      return () => facility({ userName, email: null, password, facilityCode: code, operation });
    },
  ],
];

test.each(kinds)(
  '%s: the same sign-up sent again, or twice at once, is one account',
  async (_kind, prepare) => {
    const send = await prepare();
    const responses = [...(await Promise.all([send(), send()])), await send()];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(idOf)).size).toBe(1);
    expect(new Set(responses.map((response) => response.json().token)).size).toBe(3);
  },
);

test('after a lost response the creator of a facility gets the same code again', async () => {
  const payload = { email: address(), password, operation: randomUUID() };
  const [first, again] = [await facility(payload), await facility(payload)];
  expect(again.json().message).toBe(first.json().message);
  expect(again.json().message).toMatch(/Your facility code is/);
});

test.each([
  ['another password', { password: 'another one 33' }],
  ['another form', { operation: randomUUID() }],
  ['no form', { operation: undefined }],
])('with %s the account that a sign-up has created is not opened', async (_what, more) => {
  const payload = { email: address(), password, operation: randomUUID() };
  await individual(payload);
  const again = await individual({ ...payload, ...more });
  expect([again.statusCode, again.json().code]).toEqual([422, 'email_taken']);
});

test('a sign-up with the same key for another address creates that account, not the first one', async () => {
  const payload = { email: address(), password, operation: randomUUID() };
  const [first, other] = [await individual(payload), await individual({ ...payload, email: address() })];
  expect(idOf(other)).not.toBe(idOf(first));
});

test('an account that is being deleted is not opened by the sign-up that created it', async () => {
  const payload = { email: address(), password, operation: randomUUID() };
  const { user } = (await individual(payload)).json();
  const close = services.database.update(accounts).set({ deletionRequestedAt: clock.now() });
  await close.where(eq(accounts.id, user.userId));
  expect((await individual(payload)).json().code).toBe('email_taken');
});
