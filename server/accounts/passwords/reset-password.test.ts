import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { eq } from '#server/lib/database/query.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { accounts, emailTokens, identities } from '#server/tables/accounts.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app, services, clock } = await testApp();

const kinds = [
  ['common', endpoints.forgotPassword, endpoints.resetPassword, '/resetPassword'],
  ['facility', endpoints.facilityForgotPassword, endpoints.facilityResetPassword, '/facilityResetPassword'],
  [
    'individual',
    endpoints.individualForgotPassword,
    endpoints.individualResetPassword,
    '/individualResetPassword',
  ],
] as const;

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const forgot = (email: string, url: string = endpoints.forgotPassword.path) => post(url, { email });
const reset = (
  token: string,
  newPassword = 'a quite new password',
  url: string = endpoints.resetPassword.path,
) => post(url.replace('{token}', token), { newPassword });
const logIn = (email: string, password: string) => post(endpoints.login.path, { email, password });

async function linkFor(email: string): Promise<string> {
  await forgot(email);
  return tokenIn((await emailsTo(services, email))[0], '/resetPassword');
}

async function person() {
  const { account, ...rest } = await signUpPerson(services);
  return { ...rest, account, email: account.email as string };
}

test.each(['bad@', '@example.org', 'rosa@example', 'rosa @example.org'])(
  '"%s", which looks like an address but is not one, requests no link',
  async (email) => {
    for (const [, { path }] of kinds) {
      const response = await forgot(email, path);
      const message = 'Invalid email address';
      expect([response.statusCode, response.json()]).toEqual([
        422,
        { message, code: 'validation', text: 'fields.emailInvalid', errors: { email: message } },
      ]);
    }
  },
);

test.each(kinds)(
  '%s: the emailed link sets a new password, ends every session and is reported by email',
  async (...kind) => {
    const [, forgotEndpoint, resetEndpoint, page] = kind;
    const { account, email, password, token } = await person();
    clock.advance(1000);
    const requested = await forgot(account.userName, forgotEndpoint.path);
    expect([requested.statusCode, requested.json().message]).toEqual([
      200,
      'If an account exists we have sent a link',
    ]);
    clock.advance(1000);
    const [sent] = await emailsTo(services, email);
    const done = await reset(tokenIn(sent, page), 'a quite new password', resetEndpoint.path);
    expect(done.statusCode).toBe(200);
    expect((await logIn(email, password)).statusCode).toBe(401);
    expect((await logIn(email, 'a quite new password')).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url: endpoints.getMe.path, headers })).statusCode).toBe(401);
    clock.advance(1000);
    expect((await emailsTo(services, email))[0]?.subject).toBe('Your password was changed');
  },
);

test('a request for an unknown name gets the same response and sends nothing', async () => {
  const { email } = await person();
  const unknownEmail = `${randomUUID()}@example.org`;
  expect((await forgot(unknownEmail)).body).toBe((await forgot(email)).body);
  expect(await emailsTo(services, unknownEmail)).toEqual([]);
});

test('an empty address is rejected at its field', async () => {
  const response = await forgot(' ');
  expect([response.statusCode, response.json().errors]).toEqual([422, { email: 'Email Required' }]);
});

test('a link works once, even when it is opened twice at once', async () => {
  const { email } = await person();
  const token = await linkFor(email);
  const responses = await Promise.all([reset(token), reset(token)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect((await reset(token)).json()).toMatchObject({
    code: 'link_invalid',
    message: 'This link has been used or is too old. Please ask for a new one.',
  });
});

test('a link works for 60 minutes', async () => {
  const { email } = await person();
  const token = await linkFor(email);
  clock.advance(60 * 60_000);
  expect((await reset(token)).json().code).toBe('link_invalid');
});

test('only the newest link works', async () => {
  const { email } = await person();
  const first = await linkFor(email);
  clock.advance(1000);
  const second = await linkFor(email);
  expect((await reset(first)).statusCode).toBe(422);
  expect((await reset(second)).statusCode).toBe(200);
});

test.each([
  [endpoints.resetPassword, 'Password too short, minimum 8 digits'],
  [endpoints.facilityResetPassword, 'Password too short minimum 8 digit'],
  [endpoints.individualResetPassword, 'Password must be at least 8 characters long'],
])(
  'a password that is too short is rejected with the message of its page, and the link still works',
  async (endpoint, message) => {
    const { email } = await person();
    const token = await linkFor(email);
    expect((await reset(token, 'short', endpoint.path)).json().errors).toEqual({ newPassword: message });
    expect((await reset(token, 'password', endpoint.path)).json().errors.newPassword).toContain(
      'Many people use this password',
    );
    expect((await reset(token, email, endpoint.path)).json().errors.newPassword).toContain(
      'too close to your name or email',
    );
    expect((await reset(token)).statusCode).toBe(200);
  },
);

test('no table contains the token or the address before the email is rendered', async () => {
  const { account, email } = await person();
  await forgot(email);
  const { rows } = await services.database.execute('select data::text from pgboss.job');
  expect(JSON.stringify(rows)).not.toContain(email);
  const token = tokenIn((await emailsTo(services, email))[0], '/resetPassword');
  const links = await services.database
    .select()
    .from(emailTokens)
    .where(eq(emailTokens.accountId, account.id));
  expect(JSON.stringify(links)).not.toContain(token);
});

test('a provider that was linked before the address was confirmed is unlinked', async () => {
  const { account, email } = await person();
  const { database } = services;
  await database.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, account.id));
  const link = { accountId: account.id, provider: 'facebook', subject: randomUUID() } as const;
  await database.insert(identities).values({ ...link, linkedAt: clock.now() });
  await reset(await linkFor(email));
  expect(await database.select().from(identities).where(eq(identities.accountId, account.id))).toEqual([]);
  const [proven] = await database.select().from(accounts).where(eq(accounts.id, account.id));
  expect(proven?.emailVerifiedAt).toEqual(clock.now());
});

test('a new password by email unlinks every provider, even with a confirmed address', async () => {
  const { account, email } = await person();
  for (const provider of ['google', 'facebook'] as const) {
    const link = { accountId: account.id, provider, subject: randomUUID(), linkedAt: clock.now() };
    await services.database.insert(identities).values(link);
  }
  await reset(await linkFor(email));
  const left = await services.database.select().from(identities).where(eq(identities.accountId, account.id));
  expect(left).toEqual([]);
});

test('a new password revokes the address that somebody else requested', async () => {
  const { account, email, token, password } = await person();
  const headers = { authorization: `Bearer ${token}` };
  const newEmail = `${randomUUID()}@example.net`;
  const { method, path: url } = endpoints.changeAccount;
  await app.inject({ method, url, headers, payload: { email: newEmail, currentPassword: password } });
  const link = tokenIn((await emailsTo(services, newEmail))[0], '/confirmEmail');
  clock.advance(1000);
  await reset(await linkFor(email));
  const confirm = await post(endpoints.confirmEmail.path.replace('{token}', link), {});
  expect(confirm.json().code).toBe('link_invalid');
  const [kept] = await services.database.select().from(accounts).where(eq(accounts.id, account.id));
  expect(kept?.email).toBe(email);
});

test('however often a link is requested, from anywhere, a mailbox gets at most ten emails an hour', async () => {
  const strict = await testApp({ RATE_LIMITS: 'strict', TRUST_PROXY: '1' });
  const { account } = await signUpPerson(strict.services);
  const askFrom = (address: string) =>
    strict.app.inject({
      method: 'POST',
      url: endpoints.forgotPassword.path,
      headers: { 'x-forwarded-for': address },
      payload: { email: account.email },
    });
  for (let index = 1; index <= 12; index += 1) {
    expect((await askFrom(`192.0.2.${index}`)).statusCode).toBe(200);
  }
  expect(await emailsTo(strict.services, account.email as string)).toHaveLength(10);
});
