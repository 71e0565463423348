import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { eq } from '#server/lib/database/query.ts';
import { hashOf } from '#server/lib/identity/google.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { openWithProvider } from '#server/sign-up/repeated-sign-up.ts';
import { accounts, identities, sessions } from '#server/tables/accounts.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { hashPassword } from './passwords.ts';

const clientId = 'our-client-id';
const provider = new OAuth2Server();
await provider.issuer.keys.generate('RS256');
await provider.start(0, '127.0.0.1');
afterAll(() => provider.stop());
const issuer = provider.issuer.url as string;

const env = { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer, GOOGLE_JWKS_URL: `${issuer}/jwks` };
const { app, services, clock } = await testApp(env);
// The provider's tokens are issued with the time of this machine.
clock.advance(Date.now() - clock.now().getTime());

type Claims = Record<string, unknown>;

const claimsOf = (given: Claims = {}): Claims => ({
  sub: randomUUID(),
  aud: clientId,
  email: `${randomUUID()}@example.org`,
  email_verified: true,
  name: 'Nora Vance',
  ...given,
});

/** A token as the provider issues it; undefined claims are left out. */
const issue = (given: Claims = {}) =>
  provider.issuer.buildToken({
    scopesOrTransform: (_header, payload) => {
      Object.assign(payload, claimsOf(given));
      for (const [name, value] of Object.entries(payload)) if (value === undefined) delete payload[name];
    },
  });

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const logIn = (payload: object) => post(endpoints.googleLogin.path, payload);
const register = (payload: object, url: string = endpoints.individualGoogleRegister.path) =>
  post(url, payload);

test('a valid token of an unknown person asks for a sign-up, with the name and address to fill in', async () => {
  const response = await logIn({ idToken: await issue({ email: 'nora@example.org' }) });
  expect([response.statusCode, response.json()]).toEqual([
    200,
    {
      auth: false,
      code: 'not_registered',
      message: 'User is not registered.',
      profile: { name: 'Nora Vance', email: 'nora@example.org', picture: null },
    },
  ]);
});

test('a valid token signs up an individual whose address counts as confirmed, and then logs in', async () => {
  const idToken = await issue();
  const signedUp = await register({ idToken });
  expect([signedUp.statusCode, signedUp.json()]).toMatchObject([
    201,
    { auth: true, user: { userType: 'individualUser', isSubscribed: false } },
  ]);
  const { user } = signedUp.json();
  const [account] = await services.database.select().from(accounts).where(eq(accounts.id, user.userId));
  expect(account).toMatchObject({ name: 'Nora Vance', passwordHash: null, emailVerifiedAt: clock.now() });
  expect((await logIn({ idToken })).json()).toMatchObject({ auth: true, user: { userId: user.userId } });
});

test('a valid token creates a facility, and another joins by its code', async () => {
  const { facilityGoogleRegister } = endpoints;
  const created = await register({ idToken: await issue() }, facilityGoogleRegister.path);
  const [, code] = /facility code is ([\w-]+)\./.exec(created.json().message) ?? [];
  const payload = { idToken: await issue(), facilityCode: code };
  const joined = await register(payload, facilityGoogleRegister.path);
  expect([created.json().user.userType, joined.json().user.userType]).toEqual([
    'facilityAdmin',
    'facilityUser',
  ]);
  const wrong = { idToken: await issue(), facilityCode: 'ABCDEFGH' };
  expect((await register(wrong, facilityGoogleRegister.path)).json().code).toBe('facility_code_invalid');
});

test.each(['wrong audience', 'wrong issuer', 'expired', 'unverified email', 'no email', 'no expiry'])(
  'a token with %s is rejected at login and at sign-up',
  async (fault) => {
    const past = Math.floor(Date.now() / 1000) - 60;
    const given = {
      'wrong audience': { aud: 'another-client' },
      'wrong issuer': { iss: 'https://accounts.example.org' },
      expired: { exp: past },
      'unverified email': { email_verified: false },
      'no email': { email: undefined },
      'no expiry': { exp: undefined },
    }[fault];
    const idToken = await issue(given);
    for (const response of [await logIn({ idToken }), await register({ idToken })]) {
      expect([response.statusCode, response.json()]).toMatchObject([
        200,
        { auth: false, code: 'token_refused' },
      ]);
    }
  },
);

test('a token signed by another key is rejected', async () => {
  const otherServer = new OAuth2Server();
  await otherServer.issuer.keys.generate('RS256');
  otherServer.issuer.url = issuer;
  const idToken = await otherServer.issuer.buildToken({
    scopesOrTransform: (_header, payload) => void Object.assign(payload, claimsOf()),
  });
  expect((await logIn({ idToken })).json().code).toBe('token_refused');
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const timed = () => ({ iss: issuer, iat: Date.now() / 1000 - 1, exp: Date.now() / 1000 + 600 });

test('a token without a signature is rejected', async () => {
  const idToken = `${part({ alg: 'none' })}.${part({ ...claimsOf(), ...timed() })}.`;
  expect((await logIn({ idToken })).json().code).toBe('token_refused');
});

test('a token signed with the public key as a shared secret is rejected', async () => {
  const published = JSON.stringify(provider.issuer.keys.toJSON()[0]);
  const idToken = await new SignJWT({ ...claimsOf(), ...timed() })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(published));
  expect((await logIn({ idToken })).json().code).toBe('token_refused');
});

test.each(['', 'nonsense', 'a.b.c'])('the token "%s" is rejected', async (idToken) => {
  const response = await logIn({ idToken });
  expect([200, 422]).toContain(response.statusCode);
  expect(response.json().token).toBeUndefined();
});

test('a token bound to a nonce does not work without it or with another', async () => {
  const idToken = await issue({ nonce: hashOf('the nonce of this click') });
  expect((await logIn({ idToken })).json().code).toBe('token_refused');
  expect((await logIn({ idToken, nonce: 'another' })).json().code).toBe('token_refused');
  expect((await logIn({ idToken, nonce: 'the nonce of this click' })).json().code).toBe('not_registered');
  expect((await logIn({ idToken: await issue(), nonce: 'not in the token' })).json().code).toBe(
    'token_refused',
  );
});

test('what a token names as its nonce is not what the browser proves: whoever reads the token cannot use it', async () => {
  const nonce = hashOf('the nonce of this click');
  expect((await logIn({ idToken: await issue({ nonce }), nonce })).json().code).toBe('token_refused');
});

test.each(['sub', 'name', 'email', 'picture'])(
  'a signed token whose %s cannot be saved is rejected in words for people',
  async (claim) => {
    const idToken = await issue({ [claim]: 'nora\0@example.org' });
    for (const response of [await logIn({ idToken }), await register({ idToken })]) {
      expect([response.statusCode, response.json()]).toMatchObject([200, { code: 'token_refused' }]);
    }
  },
);

test('a token longer than any of a provider is rejected like any other', async () => {
  const response = await logIn({ idToken: 'x'.repeat(90_000) });
  expect([response.statusCode, response.json()]).toMatchObject([200, { code: 'token_refused' }]);
});

test('a confirmed address issued by Google is reported at sign-up and opens its account at login', async () => {
  const { account } = await signUpPerson(services);
  const idToken = await issue({ email: (account.email as string).toUpperCase(), hd: 'example.org' });
  expect((await register({ idToken })).json()).toMatchObject({
    auth: false,
    code: 'email_taken',
    message: 'This email already exists.',
  });
  expect((await logIn({ idToken })).json()).toMatchObject({ auth: true, user: { userId: account.id } });
  expect(
    await services.database.select().from(identities).where(eq(identities.accountId, account.id)),
  ).toMatchObject([{ provider: 'google' }]);
  expect((await emailsTo(services, account.email as string))[0]?.subject).toBe(
    'You can now log in with Google',
  );
});

test('an address of gmail.com is issued by Google, a similar domain is not', async () => {
  const code = async (email: string) => {
    await signUpPerson(services, { email });
    return (await logIn({ idToken: await issue({ email }) })).json().code ?? 'opened';
  };
  expect(await code(`${randomUUID()}@gmail.com`)).toBe('opened');
  expect(await code(`${randomUUID()}@notgmail.com`)).toBe('password_needed');
  expect(await code(`${randomUUID()}@gmail.com.example.org`)).toBe('password_needed');
});

test.each([
  ['abc', 'gmail.com', 'a.bc', 'gmail.com'],
  ['a.b.c', 'gmail.com', 'abc', 'gmail.com'],
  ['abc', 'googlemail.com', 'ABC', 'gmail.com'],
  ['abc', 'gmail.com', 'a.bc', 'googlemail.com'],
])('%s@%s is the account that Google names %s@%s: its password is asked for once', async (...given) => {
  const [stored, at, named, host] = given;
  const id = randomUUID().replaceAll('-', '');
  const email = `${named}${id}@${host}`;
  const { account, password } = await signUpPerson(services, { email: `${stored}${id}@${at}` });
  const [subject, other] = [randomUUID(), randomUUID()];
  const idToken = await issue({ email, sub: subject });
  expect((await logIn({ idToken })).json()).toMatchObject({ auth: false, code: 'password_needed' });
  expect((await register({ idToken })).json().code).toBe('email_taken');
  expect((await logIn({ idToken, password: 'wrong' })).statusCode).toBe(401);
  expect((await logIn({ idToken, password })).json()).toMatchObject({ user: { userId: account.id } });
  expect((await logIn({ idToken: await issue({ email, sub: other }) })).json().code).toBe('password_needed');
});

test('dots tell addresses of other hosts apart', async () => {
  const id = randomUUID();
  await signUpPerson(services, { email: `abc${id}@example.org` });
  const idToken = await issue({ email: `a.bc${id}@example.org` });
  expect((await logIn({ idToken })).json().code).toBe('not_registered');
});

test('a confirmed address that Google only reports opens its account once the password was typed', async () => {
  const { account, password } = await signUpPerson(services);
  const idToken = await issue({ email: account.email });
  expect((await logIn({ idToken })).json()).toMatchObject({ auth: false, code: 'password_needed' });
  expect((await logIn({ idToken, password: 'wrong' })).statusCode).toBe(401);
  expect((await logIn({ idToken, password })).json()).toMatchObject({ user: { userId: account.id } });
  expect((await logIn({ idToken })).json().auth).toBe(true);
});

test('an account with a password and an unconfirmed address asks for the password once', async () => {
  const { account, password } = await signUpPerson(services);
  const unconfirm = services.database.update(accounts).set({ emailVerifiedAt: null });
  await unconfirm.where(eq(accounts.id, account.id));
  const idToken = await issue({ email: account.email, hd: 'example.org' });
  expect((await logIn({ idToken })).json()).toMatchObject({ auth: false, code: 'password_needed' });
  expect((await logIn({ idToken, password: 'wrong' })).statusCode).toBe(401);
  expect((await logIn({ idToken, password })).json().auth).toBe(true);
  expect((await logIn({ idToken })).json().auth).toBe(true);
});

test.each([
  ['that is linked', true],
  ['that it links with a typed password', false],
])('a login to an account %s opens and links nothing if a reset is faster', async (_, isLinked) => {
  const { database } = services;
  const { account, password } = await signUpPerson(services);
  const idToken = await issue({ email: account.email });
  if (isLinked) await logIn({ idToken, password });
  const response = await duringReset(account.id, async () => logIn({ idToken, password }));
  expect(response?.json()).toMatchObject({ auth: false, code: 'token_refused' });
  expect(await database.$count(sessions, eq(sessions.accountId, account.id))).toBe(0);
  expect(await database.$count(identities, eq(identities.accountId, account.id))).toBe(0);
});

test('a sign-up that is sent again opens nothing if a reset is faster', async () => {
  const [subject, operation] = [randomUUID(), randomUUID()];
  const { user } = (await register({ idToken: await issue({ sub: subject }), operation })).json();
  const call = {
    body: { operation },
    address: '203.0.113.7',
    device: 'A tablet',
    deviceId: randomUUID(),
    origin: issuer,
    language: 'en' as const,
  };
  const profile = { provider: 'google', subject, name: user.name, email: user.email, picture: null } as const;
  const verified = { ...profile, isEmailVerified: true, isEmailOwn: false };
  // The whole call would wait sooner, for the address that the reset holds.
  const opened = () => openWithProvider(services, call, verified);
  expect(await duringReset(user.userId, opened)).toBe(null);
  expect(await services.database.$count(sessions, eq(sessions.accountId, user.userId))).toBe(0);
});

/** What a call returns that waits for a reset of the password, which removes the links and ends the sessions. */
async function duringReset<T>(accountId: string, call: () => Promise<T>): Promise<T | undefined> {
  const { database } = services;
  const passwordHash = await hashPassword('a quite new password');
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let underWay: Promise<T> | undefined;
  await database.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
    underWay = call();
    await expect.poll(async () => (await database.execute(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
    await tx.delete(sessions).where(eq(sessions.accountId, accountId));
    await tx.delete(identities).where(eq(identities.accountId, accountId));
  });
  return await underWay;
}

test('of 50 sign-ups at once with one token exactly one succeeds', async () => {
  const idToken = await issue();
  const responses = await Promise.all(Array.from({ length: 50 }, () => register({ idToken })));
  const codes = responses.map((response) => response.json().code ?? 'signed up').sort();
  expect(codes).toEqual([...Array(49).fill('email_taken'), 'signed up']);
});

test.each([
  ['individual', endpoints.individualGoogleRegister.path],
  ['the creator of a facility', endpoints.facilityGoogleRegister.path],
])('the same sign-up of a %s sent again, or twice at once, is one account', async (_kind, url) => {
  const payload = { idToken: await issue(), operation: randomUUID() };
  const both = await Promise.all([register(payload, url), register(payload, url)]);
  const responses = [...both, await register(payload, url)].map((response) => response.json());
  expect(responses.map(({ auth }) => auth)).toEqual([true, true, true]);
  expect(new Set(responses.map(({ user, message }) => `${user.userId} ${message}`)).size).toBe(1);
  const other = { ...payload, operation: randomUUID() };
  expect((await register(other, url)).json()).toMatchObject({ auth: false, code: 'email_taken' });
  const otherUser = { ...payload, idToken: await issue({ email: responses[0].user.email }) };
  expect((await register(otherUser, url)).json()).toMatchObject({ auth: false, code: 'email_taken' });
});

test('an account that is being deleted is not opened', async () => {
  const idToken = await issue();
  const { user } = (await register({ idToken })).json();
  const close = services.database.update(accounts).set({ deletionRequestedAt: clock.now() });
  await close.where(eq(accounts.id, user.userId));
  expect((await logIn({ idToken })).json().code).toBe('gone');
});

test('when the keys are not available the response says so, and nothing more', async () => {
  const { app: alone } = await testApp({ ...env, GOOGLE_JWKS_URL: 'http://127.0.0.1:4/jwks' });
  const payload = { idToken: await issue() };
  const response = await alone.inject({ method: 'POST', url: endpoints.googleLogin.path, payload });
  expect([response.statusCode, response.json()]).toEqual([
    502,
    {
      code: 'provider_unavailable',
      text: 'lib.googleUnreachable',
      message: 'Google cannot be reached. Please try again, or log in with a password.',
    },
  ]);
});
