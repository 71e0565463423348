import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { openSession } from '#server/accounts/log-in/sessions.ts';
import { signUp } from '#server/accounts/sign-up-person.ts';
import { runCommand } from '#server/operator/commands.ts';
import { addPrice } from '#server/subscriptions/testing/fixtures.ts';
import type { OpenApi } from '#server/testing/calls.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { type Outcome, totalOf } from './attack.ts';
import { startCarelessServer, startGullibleServer } from './careless-server.ts';
import { attackBoundaries, attackSlowly } from './connection-attacks.ts';
import { attackFiles } from './file-attacks.ts';
import { attackAddresses } from './forwarded-attacks.ts';
import { attackBodies, attackInputs, attackTexts } from './input-attacks.ts';
import { attackAtOnce, type Race } from './race-attacks.ts';
import { hasProxy, startProxy } from './start-proxy.ts';

/**
 * npm run attacks: the product on loopback, attacked in groups. Each group must find nothing in it, and must find
 * something in a server without the protection: otherwise it would find nothing anywhere.
 */

vi.setConfig({ testTimeout: 900_000 });
const { app, services, clock } = await testApp({ LOGIN_DELAY: 'off' });
const address = await listen(app);
const api = (await app.inject({ url: '/api/openapi.json' })).json<OpenApi>();
await addPrice(services);
const careless = await startCarelessServer();
const seed = Math.floor(Math.random() * 2 ** 31);

async function listen(server: TestApp['app']): Promise<string> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

function report(name: string, outcome: Outcome): string[] {
  console.log(`attacks: ${name}: ${totalOf(outcome)} requests ${JSON.stringify(outcome.requests)}`);
  return outcome.faults;
}

const people = {
  individual: () => signUp(services),
  subscriber: () => signUp(services, { isSubscribed: true }),
  member: () => signUp(services, { userType: 'facilityUser' }),
  administrator: () => signUp(services, { userType: 'facilityAdmin' }),
};
type Kind = keyof typeof people;
const from = { device: '', shared: false };
const requestsOfOnePerson = 12;
const used = new Map<string, { id: string; left: number }>();

/** A new session each time, and a new person now and then: many calls end sessions, and some close accounts. */
async function tokenFor(caller: string): Promise<string | null> {
  if (caller === 'nobody') return null;
  if (caller === 'stranger') return 'a-token-of-nobody';
  const known = used.get(caller);
  const person =
    known && known.left > 0
      ? { id: known.id, left: known.left - 1 }
      : { id: (await people[caller as Kind]()).account.id, left: requestsOfOnePerson };
  used.set(caller, person);
  return openSession(services.database, person.id, from, clock.now());
}

const tokenOfNobody = async () => null;

test('made-up input to every call is no failure of the server, and no success that the document excludes', async () => {
  const callers = ['nobody', 'stranger', ...Object.keys(people)];
  const outcome = await attackInputs(address, api, { callers, tokenFor, each: 4, seed });
  expect(report(`input, seed ${seed}`, outcome)).toEqual([]);
  const options = { callers: ['nobody'], tokenFor: tokenOfNobody, each: 1, seed };
  expect((await attackInputs(careless, api, options)).faults).not.toEqual([]);
});

test('bad texts in every text field are no failure, and what cannot be stored is not accepted', async () => {
  expect(report('texts', await attackTexts(address, api, tokenFor))).toEqual([]);
  expect((await attackTexts(careless, api, tokenOfNobody)).faults).not.toEqual([]);
});

test('bodies that are too long, too deep, ambiguous or of another kind are rejected', async () => {
  expect(report('bodies', await attackBodies(address, api, tokenFor))).toEqual([]);
  expect((await attackBodies(careless, api, tokenOfNobody)).faults).not.toEqual([]);
});

test('slow clients hold their connections for a limited time, and nobody else up', async () => {
  expect(report('slow clients', await attackSlowly(address))).toEqual([]);
  expect((await attackSlowly(careless, { headers: 2_000 })).faults).not.toEqual([]);
});

test('ranges of a clip get what they name, and no name of a file leads elsewhere', async () => {
  const clip = '/files/assets/ex01_0.mp4';
  expect(report('files', await attackFiles(address, clip))).toEqual([]);
  expect((await attackFiles(careless, clip)).faults).not.toEqual([]);
});

test('requests that hide another one get one response', async () => {
  expect(report('boundaries', await attackBoundaries(address))).toEqual([]);
  expect((await attackBoundaries(await startGullibleServer())).faults).not.toEqual([]);
});

test.skipIf(!hasProxy)(
  'behind HAProxy every request that arrives is one that the proxy has seen',
  async () => {
    const unseen: string[] = [];
    const watch = (request: { headers: Record<string, unknown>; url?: string }) => {
      if (!request.headers['x-proxy']) unseen.push(String(request.url));
    };
    const proxy = await startProxy(address);
    app.server.on('request', watch);
    const outcome = await attackBoundaries(proxy, { isBehindProxy: true });
    expect(report('boundaries behind HAProxy', outcome)).toEqual([]);
    expect(unseen).toEqual([]);
    // The same requests past the proxy are noticed.
    await fetch(`${address}/readyz`);
    app.server.off('request', watch);
    expect(unseen).toEqual(['/readyz']);
  },
);

async function send(at: string, { method, path }: Endpoint, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(at + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

async function signedIn(account: { id: string }) {
  return { authorization: `Bearer ${await openSession(services.database, account.id, from, clock.now())}` };
}

const password = 'blue kettle on the porch';

const racesAt = (at: string): Race[] => [
  {
    what: 'one address signs up',
    prepare: async () => {
      const email = `${randomUUID()}@example.org`;
      return () => send(at, endpoints.individualRegister, { email, password });
    },
  },
  {
    what: 'a discount code for one use',
    prepare: async () => {
      const code = `RACE-${randomUUID().slice(0, 8)}`.toUpperCase();
      const options = { percent: '50', uses: '1' };
      await runCommand(['code', 'create', code], { services, options, operator: 'ruth' });
      const runners = await Promise.all(
        Array.from({ length: 12 }, async () => signedIn((await signUp(services)).account)),
      );
      return (runner) =>
        send(
          at,
          endpoints.updateSubscription,
          { paymentMethodId: 'pm_card_visa', discountCode: code },
          runners[runner],
        );
    },
  },
  {
    what: 'a link to a new password',
    prepare: async () => {
      const { account } = await signUp(services);
      const email = String(account.email);
      await send(address, endpoints.forgotPassword, { email });
      const token = tokenIn((await emailsTo(services, email))[0], 'resetPassword');
      const path = endpoints.resetPassword.path.replace('{token}', token) as `/${string}`;
      return (runner) =>
        send(at, { ...endpoints.resetPassword, path }, { password: `${password} ${runner}` });
    },
  },
];

test('what may happen once happens once, however many ask at the same moment', async () => {
  expect(report('races', await attackAtOnce(racesAt(address)))).toEqual([]);
  expect((await attackAtOnce(racesAt(careless))).faults).not.toEqual([]);
});

const tries = 15;
const addressOfCaller = '192.0.2.7';

/** What a proxy passes on: it adds the address of the caller after what the caller wrote. */
const proxied = (headers: Record<string, string>) => {
  const { 'x-forwarded-for': forged, ...others } = headers;
  return { ...others, 'x-forwarded-for': [forged, addressOfCaller].filter(Boolean).join(', ') };
};

test.each([
  ['false', (headers: Record<string, string>) => headers],
  ['1', proxied],
  ['loopback', proxied],
])('with TRUST_PROXY=%s nobody gets more tries by naming other addresses', async (trust, pass) => {
  const strict = await testApp({ RATE_LIMITS: 'strict', TRUST_PROXY: trust });
  const at = await listen(strict.app);
  const request = (headers: Record<string, string>) =>
    send(at, endpoints.forgotPassword, { email: `${randomUUID()}@example.org` }, headers);
  const outcome = await attackAddresses({ tries, request, proxied: pass });
  expect(report(`addresses, TRUST_PROXY=${trust}`, outcome)).toEqual([]);
});

test('with a TRUST_PROXY that counts one proxy too many the attack by addresses is noticed', async () => {
  const strict = await testApp({ RATE_LIMITS: 'strict', TRUST_PROXY: '2' });
  const at = await listen(strict.app);
  const request = (headers: Record<string, string>) =>
    send(at, endpoints.forgotPassword, { email: `${randomUUID()}@example.org` }, headers);
  expect((await attackAddresses({ tries, request, proxied })).faults).not.toEqual([]);
});
