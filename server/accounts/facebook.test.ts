import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';

const appId = '1234567890';
const appSecret = 'the app secret';

type Known = {
  appId?: string;
  userId: string;
  valid?: boolean;
  expiresAt?: number;
  email?: string;
  asMe?: string;
};

/** Access tokens and what the fake Graph API knows about them. */
const tokens = new Map<string, Known>();
let isBroken = false;

const graph = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://graph');
  const isMe = pathname === '/v23.0/me';
  const token = searchParams.get(isMe ? 'access_token' : 'input_token') ?? '';
  const known = tokens.get(token);
  if (isBroken) return response.writeHead(500).end('{}');
  const proof = createHmac('sha256', appSecret).update(token).digest('hex');
  const isAllowed = isMe
    ? searchParams.get('appsecret_proof') === proof
    : pathname === '/v23.0/debug_token' && searchParams.get('access_token') === `${appId}|${appSecret}`;
  if (!isAllowed || (isMe && !known)) return response.writeHead(400).end('{"error":{"code":190}}');
  const body = isMe
    ? { id: known?.asMe ?? known?.userId, name: 'Sam Okafor', ...(known?.email && { email: known.email }) }
    : {
        data: {
          app_id: known?.appId ?? appId,
          user_id: known?.userId,
          is_valid: known ? (known.valid ?? true) : false,
          expires_at: known?.expiresAt ?? 0,
        },
      };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
});
await new Promise<void>((resolve) => graph.listen(0, '127.0.0.1', resolve));
afterAll(() => graph.close());
const { port } = graph.address() as AddressInfo;

const env = {
  FACEBOOK_APP_ID: appId,
  FACEBOOK_APP_SECRET: appSecret,
  FACEBOOK_GRAPH_URL: `http://127.0.0.1:${port}/v23.0`,
};
const { app, services, clock } = await testApp(env);

function issue(given: Partial<Known> = {}): { userId: string; accessToken: string } {
  const accessToken = randomUUID();
  const userId = given.userId ?? randomUUID();
  tokens.set(accessToken, { userId, ...given });
  return { userId, accessToken };
}

const address = () => `${randomUUID()}@example.org`;
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const logIn = (payload: object) => post(endpoints.facebookLogin.path, payload);
const register = (payload: object) => post(endpoints.individualFacebookRegister.path, payload);

test('a good token signs up and then logs in, by the id of the user', async () => {
  const proof = issue({ email: address() });
  const signedUp = await register(proof);
  expect([signedUp.statusCode, signedUp.json().user.userType]).toEqual([201, 'individualUser']);
  const again = issue({ userId: proof.userId });
  expect((await logIn(again)).json().user.userId).toBe(signedUp.json().user.userId);
});

test.each<[string, Partial<Known>]>([
  ['of another app', { appId: '999' }],
  ['that is not valid', { valid: false }],
  ['that has expired', { expiresAt: Math.floor(clock.now().getTime() / 1000) - 60 }],
  ['whose profile is somebody else', { asMe: 'somebody else' }],
])('a token %s is rejected at login and at sign-up', async (_what, given) => {
  const proof = issue({ email: address(), ...given });
  for (const response of [await logIn(proof), await register(proof)]) {
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { auth: false, code: 'token_refused' },
    ]);
  }
});

test("another user's id is rejected", async () => {
  const victim = issue({ email: address() });
  await register(victim);
  const { accessToken } = issue({ email: address() });
  expect((await logIn({ userId: victim.userId, accessToken })).json().code).toBe('token_refused');
  const disguised = issue({ asMe: victim.userId });
  const forged = { userId: victim.userId, accessToken: disguised.accessToken };
  expect((await logIn(forged)).json().code).toBe('token_refused');
});

test('a token that Facebook does not know is rejected', async () => {
  expect((await logIn({ userId: '1', accessToken: 'made up' })).json().code).toBe('token_refused');
});

test('without an address the sign-up asks for one, which is then not confirmed', async () => {
  const proof = issue();
  expect((await logIn(proof)).json()).toMatchObject({ code: 'not_registered', profile: { email: null } });
  expect((await register(proof)).json()).toMatchObject({ auth: false, code: 'email_missing' });
  const email = address();
  const { token, user } = (await register({ ...proof, email })).json();
  expect(user.email).toBe(email);
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.inject({ url: endpoints.getAccount.path, headers })).json().emailVerified).toBe(false);
  expect((await logIn(proof)).json().user.userId).toBe(user.userId);
});

test('the same sign-up sent again with a typed address is one account', async () => {
  const payload = { ...issue(), email: address(), operation: randomUUID() };
  const [first, again] = [await register(payload), await register(payload)];
  expect([again.statusCode, again.json().user.userId]).toEqual([201, first.json().user.userId]);
  expect((await register({ ...payload, ...issue() })).statusCode).toBe(422);
});

test('a typed address that is taken is rejected at its field, because it is not verified', async () => {
  const { account } = await signUpPerson(services);
  const response = await register({ ...issue(), email: account.email });
  expect([response.statusCode, response.json().errors]).toEqual([
    422,
    { email: 'This email already exists.' },
  ]);
});

test('a sign-up with somebody else’s address loses access when its owner comes', async () => {
  const email = address();
  const otherUser = issue();
  const { token, user } = (await register({ ...otherUser, email })).json();
  const owner = issue({ email });
  expect((await logIn(owner)).json()).toMatchObject({
    auth: false,
    code: 'password_needed',
    message: 'Your account has no password yet. Tap Forgot Password to choose one. Then type it here once.',
  });
  await emailsTo(services, email);
  clock.advance(1000);
  await post(endpoints.forgotPassword.path, { email });
  const link = tokenIn((await emailsTo(services, email))[0], '/resetPassword');
  const newPassword = 'a quite new password';
  const reset = await post(endpoints.resetPassword.path.replace('{token}', link), { newPassword });
  expect(reset.json().message).toBe(
    'Your password is changed. Please log in with the new one. Facebook no longer opens your account.',
  );
  clock.advance(1000);
  expect((await emailsTo(services, email))[0]?.text).toContain('Facebook no longer opens your account.');
  expect((await logIn({ ...owner, password: newPassword })).json().user.userId).toBe(user.userId);
  expect((await logIn(otherUser)).json().code).toBe('not_registered');
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.inject({ url: endpoints.getMe.path, headers })).statusCode).toBe(401);
});

test('the address that Facebook gives never opens an account without its password', async () => {
  const { account, password } = await signUpPerson(services);
  const email = account.email as string;
  const proof = issue({ email });
  expect((await register(proof)).json().message).toBe('This email already exists.');
  for (const given of [{}, { password: '' }]) {
    expect((await logIn({ ...proof, ...given })).json()).toMatchObject({
      auth: false,
      code: 'password_needed',
    });
  }
  expect((await logIn({ ...proof, password: 'wrong' })).statusCode).toBe(401);
  expect(await emailsTo(services, email)).toEqual([]);
  expect((await logIn({ ...proof, password })).json().user.userId).toBe(account.id);
  expect((await emailsTo(services, email)).map(({ subject }) => subject)).toEqual([
    'You can now log in with Facebook',
  ]);
  expect((await logIn(proof)).json().user.userId).toBe(account.id);
});

test('the address that Facebook gives at a sign-up does not count as confirmed', async () => {
  const { token } = (await register(issue({ email: address() }))).json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.inject({ url: endpoints.getAccount.path, headers })).json().emailVerified).toBe(false);
});

test('when Facebook fails the response says so', async () => {
  isBroken = true;
  const response = await logIn(issue());
  isBroken = false;
  expect([response.statusCode, response.json().message]).toEqual([
    502,
    'Facebook cannot be reached. Please try again, or log in with a password.',
  ]);
});
