import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { listenOn } from '#server/testing/listen-on.ts';
import { testApp } from '#server/testing/test-app.ts';
import { reportOutcome } from './attack.ts';
import { startCarelessServer, startGullibleServer } from './careless-server.ts';
import { attackBoundaries, attackSlowly } from './connection-attacks.ts';
import { attackFiles } from './file-attacks.ts';
import { attackAddresses } from './forwarded-attacks.ts';

import { sendCall } from './send-call.ts';
import { hasProxy, startProxy } from './start-proxy.ts';

/** npm run attacks, by how a request is sent: slowly, with two ends, through a proxy, under a false address. */

vi.setConfig({ testTimeout: 900_000 });
const { app } = await testApp({ LOGIN_DELAY: 'off' });
const address = await listenOn(app);
const careless = await startCarelessServer();

test('slow clients hold their connections for a limited time, and nobody else up', async () => {
  expect(reportOutcome('slow clients', await attackSlowly(address))).toEqual([]);
  expect((await attackSlowly(careless, { headers: 2_000 })).faults).not.toEqual([]);
});

test('ranges of a clip get what they name, and no name of a file leads elsewhere', async () => {
  const clip = '/files/assets/ex01_0.mp4';
  expect(reportOutcome('files', await attackFiles(address, clip))).toEqual([]);
  expect((await attackFiles(careless, clip)).faults).not.toEqual([]);
});

test('requests that hide another one get one response', async () => {
  expect(reportOutcome('boundaries', await attackBoundaries(address))).toEqual([]);
  expect((await attackBoundaries(await startGullibleServer())).faults).not.toEqual([]);
});

/** HAProxy names every request that it has seen as one. */
const isUnseen = (head: string) => !/^x-proxy:/im.test(head);

test('behind HAProxy every request that arrives is one that the proxy has seen', async (context) => {
  context.skip(!hasProxy, 'HAProxy is not installed, so nothing was sent through it.');
  const unseen: string[] = [];
  const watch = ({ url, rawHeaders }: { url?: string; rawHeaders: string[] }) => {
    if (!rawHeaders.includes('x-proxy')) unseen.push(String(url));
  };
  app.server.on('request', watch);
  const proxy = await startProxy(address);
  const outcome = await attackBoundaries(proxy, { isBehindProxy: true });
  app.server.off('request', watch);
  expect(reportOutcome('boundaries behind HAProxy', outcome)).toEqual([]);
  expect(unseen).toEqual([]);

  const heads: string[] = [];
  const gullible = await startProxy(await startGullibleServer((head) => void heads.push(head)));
  await attackBoundaries(gullible, { isBehindProxy: true });
  expect(heads.filter(isUnseen)).not.toEqual([]);
});

const tries = 15;
const addressOfCaller = '192.0.2.7';

/** What a proxy passes on: it adds the address of the caller after what the caller wrote. */
const proxied = (headers: Record<string, string>) => {
  const { 'x-forwarded-for': forged, ...others } = headers;
  return { ...others, 'x-forwarded-for': [forged, addressOfCaller].filter(Boolean).join(', ') };
};
const direct = (headers: Record<string, string>) => headers;

/** Asks for more emails than one address may, under another forged address each time. */
async function attackLimit(
  trust: string,
  proxied: (headers: Record<string, string>) => Record<string, string>,
) {
  const strict = await testApp({ RATE_LIMITS: 'strict', TRUST_PROXY: trust });
  const { method, path: url } = endpoints.forgotPassword;
  const at = await listenOn(strict.app);
  const request = async (headers: Record<string, string>) => {
    const payload = JSON.stringify({ email: `${randomUUID()}@example.org` });
    return (await sendCall(at, { method, url, payload, headers }, null)).statusCode;
  };
  return attackAddresses({ tries, request, proxied });
}

test.each([
  ['false', direct],
  ['1', proxied],
  ['loopback', proxied],
])('with TRUST_PROXY=%s nobody gets more tries by naming other addresses', async (trust, pass) => {
  expect(reportOutcome(`addresses, TRUST_PROXY=${trust}`, await attackLimit(trust, pass))).toEqual([]);
});

test('with a TRUST_PROXY that counts one proxy too many the attack by addresses is noticed', async () => {
  expect((await attackLimit('2', proxied)).faults).not.toEqual([]);
});
