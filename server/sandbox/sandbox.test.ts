import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { seedSandbox } from './seed.ts';

const { app, services } = await testApp();
await seedSandbox(services);

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const choose = async (provider: string, person: string, nonce?: string) =>
  (await post('/sandbox/identity/token', { provider, person, nonce })).json();

test('the page of the identity provider lists its people and loads its script from a file', async () => {
  const google = (await app.inject('/sandbox/identity?provider=google&nonce=%22%3E%3Cscript%3E')).body;
  const facebook = (await app.inject('/sandbox/identity?provider=facebook')).body;
  expect(google).toContain('Nora Vance');
  expect(google).not.toContain('Sam Okafor');
  expect(facebook).toContain('no email address');
  expect(google).not.toContain('"><script>');
  expect(google.match(/<script/g)).toEqual(['<script']);
  expect((await app.inject('/sandbox/identity/choose.js')).headers['content-type']).toContain('javascript');
});

test('its tokens pass the checks of the real provider: a new person, a registered one, one without an address', async () => {
  const nora = await choose('google', 'nora', 'a nonce');
  expect((await post(endpoints.googleLogin.path, nora.proof)).json().code).toBe('not_registered');
  expect((await post(endpoints.individualGoogleRegister.path, nora.proof)).statusCode).toBe(201);
  expect((await post(endpoints.googleLogin.path, nora.proof)).json().auth).toBe(true);
  const rosa = await choose('google', 'rosa', 'a nonce');
  expect((await post(endpoints.individualGoogleRegister.path, rosa.proof)).json().code).toBe('email_taken');
  expect((await post(endpoints.googleLogin.path, rosa.proof)).json().user.userName).toBe('rosa');
  const sam = await choose('facebook', 'sam');
  expect(sam).toMatchObject({ name: 'Sam Okafor', email: null, proof: { signUpMethod: 'facebook' } });
  expect((await post(endpoints.individualFacebookRegister.path, sam.proof)).json().code).toBe(
    'email_missing',
  );
  const named = { ...sam.proof, email: 'sam@example.org' };
  expect((await post(endpoints.individualFacebookRegister.path, named)).statusCode).toBe(201);
  expect((await post(endpoints.facebookLogin.path, sam.proof)).json().auth).toBe(true);
});

test('its tokens are checked like any others: nonce and user id have to match', async () => {
  const { proof } = await choose('google', 'new', 'a nonce');
  expect((await post(endpoints.googleLogin.path, { idToken: proof.idToken })).json().code).toBe(
    'token_refused',
  );
  const { proof: facebook } = await choose('facebook', 'new');
  const forged = { ...facebook, userId: '700000000000000000002' };
  expect((await post(endpoints.facebookLogin.path, forged)).json().code).toBe('token_refused');
});

test.each(['rebind.example.org', '192.0.2.1:3000', 'localhost.example.org', '127.0.0.1.example.org'])(
  'it answers nothing to the host %s: it is for this machine alone',
  async (host) => {
    for (const url of ['/', '/sandbox/mail', endpoints.getConfig.path])
      expect((await app.inject({ url, headers: { host } })).statusCode).toBe(421);
  },
);

test('it answers this machine by each of its names, and others where SANDBOX=true says so', async () => {
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'app.localhost'])
    expect((await app.inject({ url: '/sandbox/mail', headers: { host } })).statusCode).toBe(200);
  const forOthers = await testApp({ SANDBOX: 'true' });
  const headers = { host: 'try.example.org' };
  expect((await forOthers.app.inject({ url: '/sandbox/mail', headers })).statusCode).toBe(200);
});

test.each([
  '/sandbox/mail?to=%00',
  '/sandbox/mail/letters?to=%00',
  '/sandbox/mail?to=a&to=b',
  '/sandbox/identity?nonce=a&nonce=b',
])('what cannot be an address or a value is refused: %s', async (url) =>
  expect((await app.inject(url)).statusCode).toBe(422),
);

test('the page of the bank knows no confirmation of what cannot be stored', async () => {
  expect((await app.inject('/sandbox/payments/authenticate?clientSecret=%00')).statusCode).toBeLessThan(500);
});

test.each(['constructor', '__proto__', 'toString', 'nobody'])(
  'it has no test person named %s',
  async (name) => {
    const response = await post('/sandbox/identity/token', { provider: 'google', person: name });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  },
);

test('tokens of one installation are rejected by another', async () => {
  const { app: other } = await testApp();
  const { proof } = await choose('google', 'rosa');
  const response = await other.inject({ method: 'POST', url: endpoints.googleLogin.path, payload: proof });
  expect(response.json().code).toBe('token_refused');
});

test('the inbox shows the emails that would have been sent, as pages and as JSON, escaped', async () => {
  const email = 'emails@example.org';
  await post(endpoints.individualRegister.path, { email, password: 'blue kettle on the porch' });
  await emailsTo(services, email);
  const { letters: emails } = (await app.inject(`/sandbox/mail/letters?to=${email.toUpperCase()}`)).json();
  expect(emails).toMatchObject([{ to: email, subject: 'Welcome to Mind Your Step' }]);
  const headers = { accept: 'application/json' };
  expect((await app.inject({ url: `/sandbox/mail?to=${email}`, headers })).json().letters).toEqual(emails);
  const [{ id, html }] = emails;
  expect((await app.inject('/sandbox/mail')).body).toContain(`href="/sandbox/mail/${id}"`);
  const page = (await app.inject(`/sandbox/mail/${id}`)).body;
  expect(page).toMatch(/<a href="http:\/\/[^"]+\/confirmEmail\/[\w-]{43}">/);
  const shown = html.replaceAll('src="cid:', 'src="/sandbox/mail/pictures/');
  expect((await app.inject(`/sandbox/mail/${id}/html`)).body).toBe(shown);
  const [, address = ''] = /src="([^"]+)"/.exec(shown) ?? [];
  expect((await app.inject(address)).headers['content-type']).toBe('image/jpeg');
  expect((await app.inject('/sandbox/mail/pictures/..%2Femail.ts')).statusCode).toBe(404);
  expect((await app.inject('/sandbox/mail/nothing')).statusCode).toBe(404);
});

test('what visitors write is shown as text in an email', async () => {
  const issue = '<b>bold</b>';
  const to = services.publicConfig.support.email;
  await post(endpoints.contactUs.path, { name: 'Ann', email: 'ann@example.org', issue });
  await emailsTo(services, to);
  const { letters: emails } = (await app.inject(`/sandbox/mail/letters?to=${to}`)).json();
  const [{ id, html, text }] = emails;
  expect(text).toContain(issue);
  expect(html).not.toContain(issue);
  expect((await app.inject(`/sandbox/mail/${id}`)).body).not.toContain(issue);
});

test('store links without an address lead to a page that says the app is not there yet', async () => {
  const { googlePlay, appleAppStore } = (await app.inject(endpoints.getConfig.path)).json().brand.links;
  for (const link of [googlePlay, appleAppStore]) {
    const { statusCode, body } = await app.inject(link);
    expect(statusCode).toBe(200);
    expect(body).toContain('This is the sandbox');
    expect(body).toContain('not on Google Play or in the App Store yet');
  }
});

test('the routes of the sandbox do not exist outside it', async () => {
  const { app: live } = await testApp({
    SANDBOX: 'false',
    PUBLIC_URL: 'https://play.example.org',
    TRUST_PROXY: '1',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@example.org',
    SUPPORT_EMAIL: 'help@example.org',
  });
  for (const url of ['/sandbox/mail', '/sandbox/mail/letters', '/sandbox/identity', '/sandbox/stores']) {
    expect((await live.inject(url)).statusCode).toBe(404);
  }
  const { links } = (await live.inject(endpoints.getConfig.path)).json().brand;
  expect(links).toMatchObject({ googlePlay: '', appleAppStore: '' });
  const payload = { idToken: 'any' };
  const response = await live.inject({ method: 'POST', url: endpoints.googleLogin.path, payload });
  expect(response.json().code).toBe('provider_unavailable');
});
