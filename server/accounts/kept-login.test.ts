import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';
import { openSession } from './sessions.ts';

const { app, services, clock } = await testApp({
  PUBLIC_URL: 'https://example.org',
  TRUST_PROXY: '1',
  SANDBOX: 'true',
});

const keep = (token: string) =>
  app.inject({
    method: 'POST',
    url: endpoints.keepLogin.path,
    headers: { authorization: `Bearer ${token}` },
  });
const open = (cookie: string) =>
  app.inject({ method: 'POST', url: endpoints.openKeptLogin.path, headers: { cookie } });
const cookiesOf = (response: Awaited<ReturnType<typeof keep>>) => response.headers['set-cookie'] as string[];
const pairsOf = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

test('a device that has lost everything but its cookies gets its login back, until the session ends', async () => {
  const { account, token } = await signUpPerson(services);
  const cookies = cookiesOf(await keep(token));
  expect(cookies).toEqual([
    `__Secure-login=${token}; Path=/api/v2/user/keptLogin; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure`,
    '__Host-kept=1; Path=/; Max-Age=2592000; SameSite=Strict; Secure',
  ]);
  const kept = pairsOf(cookies);
  expect((await open(kept)).json().login).toMatchObject({ token, user: { userId: account.id } });
  // The page has deleted the second one at Log Out, without a network.
  expect((await open(kept.split('; ')[0] ?? '')).json()).toEqual({ login: null });
  const loggedOut = await app.inject({
    method: 'POST',
    url: endpoints.logout.path,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(cookiesOf(loggedOut)).toEqual([
    expect.stringMatching(/^__Secure-login=; .*Max-Age=0/),
    expect.stringMatching(/^__Host-kept=1; .*Max-Age=0/),
  ]);
  expect((await open(kept)).json()).toEqual({ login: null });
});

test('no other call takes the cookie', async () => {
  const { token } = await signUpPerson(services);
  const cookie = pairsOf(cookiesOf(await keep(token)));
  const response = await app.inject({ url: endpoints.getMe.path, headers: { cookie } });
  expect(response.json().code).toBe('signed_out');
});

test('no cookie keeps the login of a shared computer, or of an operator', async () => {
  const { account } = await signUpPerson(services);
  const shared = await openSession(services.database, account.id, { device: '', shared: true }, clock.now());
  const operator = await signUpPerson(services, { userType: 'operator', operatorRole: 'support' });
  const own = await openSession(
    services.database,
    operator.account.id,
    { device: '', shared: false },
    clock.now(),
  );
  for (const token of [shared, own]) {
    const response = await keep(token);
    expect(response.json().isKept ?? false).toBe(false);
    const made = [`__Secure-login=${token}`, '__Host-kept=1'].join('; ');
    expect((await open(made)).json()).toEqual({ login: null });
    for (const cookie of [response.headers['set-cookie'] ?? []].flat()) expect(cookie).toContain('Max-Age=0');
  }
});
