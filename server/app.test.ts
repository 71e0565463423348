import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/pages/paths.ts';
import packageJson from '../package.json' with { type: 'json' };
import { signUpPerson } from './sandbox/seeds/sign-up-person.ts';
import { feedback } from './tables/support.ts';
import { testApp } from './testing/test-app.ts';

const { app, services } = await testApp();

type Responses = Record<string, { $ref?: string; content?: object; description?: string }>;
type Document = {
  openapi: string;
  paths: Record<string, Record<string, { summary: string; responses: Responses }>>;
  components: { schemas: Record<string, object>; responses: Responses };
};

const document = () => app.inject('/api/openapi.json').then((response) => response.json<Document>());

test('the OpenAPI document describes exactly the calls that are built', async () => {
  const { openapi, paths } = await document();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const built = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(openapi).toBe('3.1.0');
  expect(described.sort()).toEqual(built.sort());
});

test('a call in the document names its success, its problems and its body', async () => {
  const { paths } = await document();
  const call = paths[endpoints.giveFeedback.path]?.post;
  expect(call?.summary).toBe('Give feedback');
  expect(Object.keys(call?.responses ?? {})).toEqual([
    '200',
    '400',
    '403',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ]);
});

const statusesOf = async ({ method, path }: { method: string; path: string }) =>
  Object.keys((await document()).paths[path]?.[method.toLowerCase()]?.responses ?? {});

test('a call in the document names only statuses that it can respond with', async () => {
  expect(await statusesOf(endpoints.getMe)).toEqual(['200', '401', '403', '500', '503']);
  expect(await statusesOf(endpoints.listGames)).toEqual(['200', '403', '422', '500', '503']);
  expect(await statusesOf(endpoints.getClip)).toEqual([
    '200',
    '206',
    '304',
    '400',
    '404',
    '416',
    '500',
    '503',
  ]);
  expect(await statusesOf(endpoints.openReport)).toEqual(['200', '410', '500', '503']);
  expect(await statusesOf(endpoints.receivePaymentEvent)).toEqual(['200', '400', '403', '413', '500', '503']);
  expect(await statusesOf(endpoints.logout)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '413',
    '415',
    '500',
    '503',
  ]);
});

test('a sign-up with a provider is in the document with both of its successes', async () => {
  const statuses = await statusesOf(endpoints.facilityGoogleRegister);
  expect(statuses.filter((status) => status < '300')).toEqual(['200', '201']);
});

test('a file is documented with its media type, and its problems as pages for people', async () => {
  const { paths, components } = await document();
  const report = paths[endpoints.openReport.path]?.get?.responses;
  expect(Object.keys(report?.['200']?.content ?? {})).toEqual(['application/pdf']);
  expect(report?.['410']?.$ref).toBe('#/components/responses/GonePage');
  expect(Object.keys(components.responses.GonePage?.content ?? {})).toEqual(['text/html']);
  const clip = paths[endpoints.getClip.path]?.get?.responses;
  expect(Object.keys(clip?.['206']?.content ?? {})).toContain('video/mp4');
});

test('every name in the document is the name of something, and no type of some length is written twice', async () => {
  const { components, paths } = await document();
  const all = JSON.stringify({ components, paths });
  for (const [, kind = '', name = ''] of all.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
    expect((components as Record<string, object>)[kind]).toHaveProperty(name);
  const written = new Map<string, number>();
  JSON.stringify({ components, paths }, (_key, value) => {
    const text = value?.type === 'object' ? JSON.stringify(value) : '';
    if (text.length > 500) written.set(text, (written.get(text) ?? 0) + 1);
    return value;
  });
  expect([...written].filter(([, times]) => times > 1).map(([text]) => text)).toEqual([]);
});

test('the document has fewer than 300 kB, and is sent compressed without being made again', async () => {
  const read = (encoding: string) =>
    app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } });
  expect((await read('identity')).rawPayload.length).toBeLessThan(300_000);
  const compressed = await read('br');
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.rawPayload.length).toBeLessThan(30_000);
  const before = process.cpuUsage();
  for (let again = 0; again < 20; again++) await read('br');
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
});

test('healthz and readyz say ok, and readyz names the release', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', version: packageJson.version });
});

test('every response carries its request id, and allows no foreign scripts and no framing', async () => {
  const { headers } = await app.inject('/healthz');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('a file that pages load may do nothing by itself', async () => {
  const { headers } = await app.inject('/files/assets/ex01.webp');
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('HSTS is sent where PUBLIC_URL is https, whatever a proxy forwards', async () => {
  const { app: secure } = await testApp({
    PUBLIC_URL: 'https://play.example.org',
    TRUST_PROXY: '1',
    SANDBOX: 'true',
  });
  const { app: plain } = await testApp({ TRUST_PROXY: '1' });
  const forwarded = { url: '/healthz', headers: { 'x-forwarded-proto': 'https' } };
  for (const url of ['/healthz', '/files/assets/ex01.webp', '/%E0%A4%A']) {
    const { headers } = await secure.inject(url);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  }
  expect((await plain.inject(forwarded)).headers['strict-transport-security']).toBeUndefined();
});

test('hosts of a provider are allowed only when it is configured, and only where a card is typed', async () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const { app: withStripe } = await testApp(stripe);
  const policy = String((await withStripe.inject('/healthz')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' https://js.stripe.com");
  expect(policy).not.toContain('facebook');
  for (const path of [paths.dashboard, '/GAMEinterface/', `${paths.account}?a=1`, '/d%61shboard']) {
    const own = String((await withStripe.inject(path)).headers['content-security-policy']);
    expect(own).not.toContain('stripe');
  }
});

test('where somebody is logged in and types no card, no text becomes a script', async () => {
  for (const path of [
    paths.dashboard,
    paths.game,
    paths.account,
    paths.facility,
    paths.operator,
    '/d%61shboard',
  ]) {
    const policy = String((await app.inject(path)).headers['content-security-policy']);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types worker');
  }
  const billing = String((await app.inject(paths.billing)).headers['content-security-policy']);
  expect(billing).not.toContain('trusted-types');
});

test('no script of Google or Facebook runs on any page, where it could read the token of a session', async () => {
  const { app: withProviders } = await testApp({
    GOOGLE_CLIENT_ID: 'client-of-ours',
    FACEBOOK_APP_ID: '1234567890',
    FACEBOOK_APP_SECRET: 'app-secret',
  });
  for (const path of Object.values(paths)) {
    const policy = String((await withProviders.inject(path)).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-src 'none';");
    expect(policy).not.toContain('google');
    // Whoever logs in again on a page asks Facebook for their name, without a script of Facebook.
    expect(policy.replace(/connect-src [^;]*/, '')).not.toContain('facebook');
    expect(policy).toMatch(/connect-src 'self' https:\/\/graph\.facebook\.com;/);
  }
});

const post = (payload: string | Buffer, type = 'application/json') =>
  app.inject({
    method: 'POST',
    url: endpoints.giveFeedback.path,
    headers: { 'content-type': type },
    payload,
  });

test.each([
  ['broken JSON', '{"feedback": ', 400, 'malformed'],
  ['JSON that reaches for the prototype', '{"__proto__": {"feedback": "x"}}', 400, 'malformed'],
  ['a body over 100 kB', JSON.stringify({ feedback: 'x'.repeat(100_001) }), 413, 'too_large'],
  ['a body 40,000 levels deep', '['.repeat(40_000) + ']'.repeat(40_000), 422, 'validation'],
  ['an empty body', '', 422, 'validation'],
])('%s is rejected quickly with its code', async (_what, payload, status, code) => {
  const before = performance.now();
  const response = await post(payload);
  expect(performance.now() - before).toBeLessThan(2000);
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
});

test.each(['text/csv', 'text/plain'])('a body that is said to be %s is rejected', async (type) => {
  const response = await post('{"feedback":"hello"}', type);
  expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
});

test.each([
  ['no character', '\xff\xfe'],
  ['half a character', '\xed\xa0\x80'],
  ['the beginning of a character', '\xf0\x9f\x98'],
])('bytes of %s are rejected instead of being stored as another text', async (_what, bytes) => {
  const before = await services.database.$count(feedback);
  const response = await post(Buffer.from(`{"feedback":"hello ${bytes}"}`, 'latin1'));
  expect([response.statusCode, response.json().code]).toEqual([400, 'malformed']);
  expect(await services.database.$count(feedback)).toBe(before);
});

test('of a field that is there twice the last value is the one that is checked and stored', async () => {
  expect((await post('{"feedback":5,"feedback":"the second"}')).statusCode).toBe(200);
  expect(await services.database.select().from(feedback)).toMatchObject([{ feedback: 'the second' }]);
  expect((await post('{"feedback":"the first","feedback":5}')).statusCode).toBe(422);
  expect(await services.database.$count(feedback)).toBe(1);
});

test.each(['null', '[]', '"{}"', '0', 'false'])(
  'the body %s is no object, also where every field may be left out',
  async (payload) => {
    const { token } = await signUpPerson(services);
    const { method, path: url } = endpoints.changeAccount;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    expect((await app.inject({ method, url, headers, payload })).statusCode).toBe(422);
    expect((await app.inject({ method, url, headers, payload: '{}' })).statusCode).toBe(200);
  },
);

test.each(['/%E0%A4%A', '/api/v2/%zz', `/files/reports/${'a'.repeat(2000)}`])(
  'an address that cannot be parsed is rejected like any other, with all headers, and is not echoed: %#',
  async (url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    const { headers: usual } = await app.inject('/api/v2/user/nothing');
    const security = Object.keys(usual).filter(
      (name) => !/^(content-(type|length)|date|connection)$/.test(name),
    );
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(security));
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(body).not.toContain(url.slice(1));
  },
);

test('a body of 10 MB is rejected as too large, even if the client sends it all first', async () => {
  const { app: listening } = await testApp();
  await listening.listen({ host: '127.0.0.1', port: 0 });
  const { port } = listening.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const received = text(socket);
  const body = Buffer.alloc(10_000_000, 'x');
  socket.write(
    `POST ${endpoints.giveFeedback.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n`,
  );
  socket.pause();
  await new Promise((resolve) => socket.write(body, resolve));
  socket.resume();
  expect(await received).toMatch(/^HTTP\/1.1 413 .*"code":"too_large"/s);
});

test('an unknown address under the API is not found, with a body that clients can read', async () => {
  const response = await app.inject('/api/v2/user/nothing');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({
    message: 'There is nothing at this address.',
    code: 'not_found',
    text: 'lib.nothingHere',
  });
});

test('public configuration holds names and public keys only', async () => {
  const { app: withStripe } = await testApp({
    STRIPE_SECRET_KEY: 'sk_test_hidden',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_shown',
    STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
  });
  const { body } = await withStripe.inject(endpoints.getConfig.path);
  expect(body).toContain('pk_test_shown');
  expect(body).not.toContain('hidden');
  expect(JSON.parse(body)).toMatchObject({ brand: { product: 'Mind Your Step' }, sandbox: true });
});

test('unforeseen errors reveal no internals and carry code unknown', async () => {
  const { app: failing, services } = await testApp();
  Object.assign(services.clock, {
    now: () => {
      throw new Error('secret detail');
    },
  });
  const response = await failing.inject({
    method: 'POST',
    url: endpoints.giveFeedback.path,
    payload: { feedback: 'hello' },
  });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    message: 'An error occurred. Please try again.',
    code: 'unknown',
    text: 'lib.unknownError',
    data: { message: 'An error occurred. Please try again.' },
  });
});
