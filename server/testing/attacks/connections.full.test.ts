import { randomUUID } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { configBlockMark } from '#contract/pages/page.ts';
import { listenOn } from '#server/testing/listen-on.ts';
import { testApp } from '#server/testing/test-app.ts';
import { kindsOf, reportOutcome, triedIn } from './attack.ts';
import { startCarelessFiles } from './careless-files.ts';
import { startCarelessServer, startGullibleServer } from './careless-server.ts';
import { attackBoundaries, attackSlowly, slowClients, wayOfHidden } from './connection-attacks.ts';
import { attackFiles, attackRanges } from './file-attacks.ts';
import { attackAddresses } from './forwarded-attacks.ts';
import { sendCall } from './send-call.ts';
import { hasProxy, startProxy } from './start-proxy.ts';

/** npm run attacks, by how a request is sent: slowly, with two ends, through a proxy, under a false address. */

vi.setConfig({ testTimeout: 900_000 });

/** A built web app in a folder that also holds what nobody may read. */
const around = mkdtempSync(join(tmpdir(), 'attacked-'));
afterAll(() => rmSync(around, { recursive: true }));
const web = join(around, 'web');
mkdirSync(join(web, 'assets'), { recursive: true });
copyFileSync('package.json', join(around, 'package.json'));
writeFileSync(join(web, 'shell.html'), `<html lang="en">${configBlockMark}</html>`);
cpSync(join(web, 'shell.html'), join(web, 'not-found.html'));
writeFileSync(join(web, 'pages.json'), JSON.stringify({ pages: { '/404': 'not-found.html' }, paths: ['/'] }));
writeFileSync(join(web, 'assets/main-1.js'), 'plain');

const { app } = await testApp({ LOGIN_DELAY: 'off', WEB_DIR: web });
const address = await listenOn(app);

test('slow clients hold their connections for a limited time, and nobody else up', async () => {
  const { address: careless } = await startCarelessServer();
  const { address: full } = await startCarelessServer(slowClients);
  // At the same time, so that all have the same deadlines and the same machine.
  const [ours, others, crowded] = await Promise.all([
    attackSlowly(address),
    attackSlowly(careless),
    attackSlowly(full),
  ]);
  expect(reportOutcome('slow clients', ours)).toEqual([]);
  expect(kindsOf(others)).toEqual(['slow body', 'slow headers']);
  expect(kindsOf(crowded)).toEqual(expect.arrayContaining(['others wait for slow headers']));
});

const clips = '/files/assets/';
const folders = [
  [clips, join(process.cwd(), 'content/media')],
  ['/files/pages/', web],
  ['/files/reports/', web],
  ['/assets/', join(web, 'assets')],
  ['/', web],
] as const;

test('ranges of a clip get what they name', async () => {
  const clip = `${clips}ex01_0.mp4`;
  expect(reportOutcome('ranges', await attackRanges(address, clip))).toEqual([]);
  const outcome = await attackRanges(await startCarelessFiles(folders), clip);
  expect(kindsOf(outcome)).toEqual(triedIn(outcome));
});

test('no address of a file leads to another one, however it is written', async () => {
  const files = { prefixes: folders.map(([prefix]) => prefix), outside: join(around, 'package.json') };
  expect((await app.inject('/assets/main-1.js')).body).toBe('plain');
  expect(reportOutcome('files', await attackFiles(address, files))).toEqual([]);
  const outcome = await attackFiles(await startCarelessFiles(folders), files);
  expect(kindsOf(outcome)).toEqual(triedIn(outcome));
  const read = outcome.faults.filter((fault) => fault.endsWith('the file'));
  const noFiles = ['a folder', 'an impossible name'];
  const ways = triedIn(outcome).filter((what) => !noFiles.includes(what));
  expect(kindsOf({ ...outcome, faults: read })).toEqual(ways);
});

test('requests that hide another one get one response', async () => {
  expect(reportOutcome('boundaries', await attackBoundaries(address))).toEqual([]);
  const outcome = await attackBoundaries(await startGullibleServer());
  expect(kindsOf(outcome)).toEqual(
    triedIn(outcome).filter((kind) => kind !== 'of another person afterwards'),
  );
});

const needsProxy = (skip: (condition: boolean, note: string) => void) =>
  skip(!hasProxy && !inject('wantsProxy'), 'HAProxy is not installed, so nothing was sent through it.');

test('behind HAProxy every request that arrives is one that the proxy has seen', async ({ skip }) => {
  needsProxy(skip);
  const unseen: string[] = [];
  // The proxy's own requests, which ask whether the server is ready, are none of a caller.
  const watch = ({ url, rawHeaders }: { url?: string; rawHeaders: string[] }) => {
    if (!rawHeaders.includes('x-proxy') && url !== '/readyz' && url !== '/healthz') unseen.push(String(url));
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
  const unmarked = heads.filter((head) => !/^x-proxy:/im.test(head)).map(wayOfHidden);
  // HAProxy rejects the other ways, drops the hidden request, or sees and marks it.
  expect(unmarked.filter((way) => way !== null)).toEqual(['chunks and length']);
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
  pass: (headers: Record<string, string>) => Record<string, string>,
  startInFront = async (target: string) => target,
) {
  const strict = await testApp({ RATE_LIMITS: 'strict', TRUST_PROXY: trust });
  const { method, path: url } = endpoints.forgotPassword;
  const at = await startInFront(await listenOn(strict.app));
  const request = async (headers: Record<string, string>) => {
    const payload = JSON.stringify({ email: `${randomUUID()}@example.org` });
    return (await sendCall(at, { method, url, payload, headers }, null)).statusCode;
  };
  return attackAddresses({ tries, request, proxied: pass });
}

test.each([
  ['false', direct],
  ['1', proxied],
  ['loopback', proxied],
])('with TRUST_PROXY=%s nobody gets more tries by naming other addresses', async (trust, pass) => {
  expect(reportOutcome(`addresses, TRUST_PROXY=${trust}`, await attackLimit(trust, pass))).toEqual([]);
});

test('with a TRUST_PROXY that counts one proxy too many the attack by addresses is noticed', async () => {
  const outcome = await attackLimit('2', proxied);
  // No setting makes the product read another header.
  expect(kindsOf(outcome)).toEqual(triedIn(outcome).filter((kind) => kind !== 'another header'));
});

test('behind HAProxy nobody gets more tries by naming other addresses', async ({ skip }) => {
  needsProxy(skip);
  // One proxy, as the operating guide and the compose file set it.
  const outcome = await attackLimit('1', direct, startProxy);
  expect(reportOutcome('addresses behind HAProxy', outcome)).toEqual([]);
  const passing = (target: string) => startProxy(target, { passesAddresses: true });
  expect(kindsOf(await attackLimit('1', direct, passing))).toEqual(
    expect.arrayContaining(['a chain', 'an IPv6 address', 'one address']),
  );
});
