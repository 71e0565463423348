import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { configBlockMark } from '#contract/pages/page.ts';
import { defaultSettings, settingsAsCookie } from '#contract/pages/settings.ts';
import type { PublicConfig } from '#contract/platform.ts';
import type { Services } from '#server/services/services.ts';
import { testClock } from '#server/testing/test-clock.ts';
import { servePages } from './serve-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'web-'));
const page = (words: string) =>
  `<html lang="en" data-text-size="20" data-theme="system">${configBlockMark}<p>${words}</p></html>`;
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/main-1.js'), 'plain');
writeFileSync(join(folder, 'assets/main-1.js.br'), 'small');
writeFileSync(
  join(folder, 'home.html'),
  page('[[brand.product]] [[year]] [[price.month]] [[given sandbox]]no card[[end sandbox]]'),
);
writeFileSync(join(folder, 'shell.html'), page('shell'));
writeFileSync(join(folder, 'not-found.html'), page('nothing here'));
writeFileSync(join(folder, 'icon.svg'), '<svg/>');
writeFileSync(
  join(folder, 'pages.json'),
  JSON.stringify({
    pages: { '/': 'home.html', '/404': 'not-found.html' },
    paths: ['/', '/dashboard', '/resetPassword/:token'],
  }),
);

mkdirSync(join(folder, 'es'));
writeFileSync(
  join(folder, 'es/home.html'),
  page(
    '[[brand.product]] en casa [[safety.footer]] [[given origin]][[origin]]/es[[end origin]] [[given unsigned]]sin revisar[[end unsigned]]',
  ).replace('"en"', '"es"'),
);
writeFileSync(join(folder, 'es/shell.html'), page('shell').replace('"en"', '"es"'));
writeFileSync(join(folder, 'es/not-found.html'), page('nada').replace('"en"', '"es"'));
writeFileSync(join(folder, 'es/pages.json'), '{}');

const gameIn = (video_url: string) => ({
  exercises: [{ main: { options: [{ video_url, poster_url: `${video_url}.webp` }] } }],
  people: [],
  coaching: { instructions: { video_url: `how-${video_url}`, captions_url: `how-${video_url}.vtt` } },
});
const emergency = { title: '911', signs: [], note: '' };
const services = {
  clock: testClock('2031-06-01T00:00:00Z'),
  config: {
    publicUrl: 'https://play.example.org',
    languages: ['en'],
    unsigned: [],
    supportHours: { en: 'Monday to Friday', es: 'de lunes a viernes' },
  },
  publicConfig: { brand: { product: 'Mind <Your> Step' }, support: {}, sandbox: true },
  content: {
    byLanguage: {
      en: { game: gameIn('first.mp4'), safety: { footer: 'For learning only.', emergency } },
      es: { game: gameIn('first.es.mp4'), safety: { footer: 'Solo para aprender.', emergency } },
    },
  },
  // No file of an earlier build.
  database: { select: () => ({ from: () => ({ where: async () => [] }) }) },
} as unknown as Services;
const app = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } });
app.setNotFoundHandler((_request, reply) => reply.status(404).send({ code: 'not_found' }));
let month = '$9.99';
await servePages(app as never, services, {
  folder,
  readPrice: async () => ({ month, period: '', months: '' }),
});
const bilingual = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } });
await servePages(
  bilingual as never,
  { ...services, config: { ...services.config, languages: ['en', 'es'], unsigned: ['es'] } },
  { folder, readPrice: async () => ({ month, period: '', months: '' }) },
);
const cookieOf = (language: 'en' | 'es') =>
  settingsAsCookie({ ...defaultSettings, language }, true).split(';')[0] ?? '';
afterAll(async () => {
  await app.close();
  await bilingual.close();
  rmSync(folder, { recursive: true });
});

test('a prerendered page is filled with the values that are known at the start', async () => {
  const { statusCode, body, headers } = await app.inject('/');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<p>Mind &lt;Your&gt; Step 2031 $9.99 no card</p>');
  expect(body).toContain('<script type="application/json" id="config">{"brand":');
  expect(body).not.toContain('[[');
});

test("the visitor's text size and theme are stamped into <html>", async () => {
  const cookie = settingsAsCookie({ ...defaultSettings, textSize: 28, theme: 'dark' }, true).split(';')[0];
  const { body, headers } = await app.inject({ url: '/', headers: { cookie: cookie ?? '' } });
  expect(body).toContain('data-text-size="28" data-theme="dark"');
  expect(headers.vary).toContain('Cookie');
});

test('the cookie with the settings is written again by the server, because some browsers forget what a script wrote', async () => {
  const cookie = settingsAsCookie({ ...defaultSettings, textSize: 28 }, true, ['textSize']);
  const { headers } = await app.inject({ url: '/', headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(headers['set-cookie']).toBe(cookie);
  expect((await app.inject('/')).headers['set-cookie']).toBeUndefined();
});

test.each(['/dashboard', '/Dashboard/', '/resetPassword/aB'])('%s is a page of the app', async (url) => {
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('<p>shell</p>');
});

test.each([
  '/nothing',
  '/dashboard/more',
  '/resetPassword',
  '/pages.json',
  '/home.html',
  '/[',
  '//',
  '//[',
  '//nonsense',
  '//dashboard',
  '//host:port',
])('%s gets 404 with the page that says so', async (url) => {
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(404);
  expect(body).toContain('<p>nothing here</p>');
});

test.each(['/api/v2/nothing', '/%61pi/v2/nothing', '/files/nothing', '/assets/nothing.js'])(
  '%s gets a problem, not a page',
  async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<html');
  },
);

test('an asset is sent compressed and cached forever', async () => {
  const { body, headers } = await app.inject({
    url: '/assets/main-1.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(body).toBe('small');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a page is sent compressed, and not again while it is the same', async () => {
  const first = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotliDecompressSync(first.rawPayload).toString()).toContain('Step');
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('the year changes without a restart', async () => {
  (services.clock as ReturnType<typeof testClock>).advance(365 * 24 * 3600 * 1000);
  expect((await app.inject('/')).body).toContain('Step 2032');
});

test('the price changes without a restart', async () => {
  expect((await app.inject('/')).body).toContain(' $9.99 ');
  month = '$12.99';
  expect((await app.inject('/')).body).toContain(' $12.99 ');
});

test('files at the top are served under their names', async () => {
  const { body, headers } = await app.inject('/icon.svg');
  expect(body).toBe('<svg/>');
  expect(headers['content-type']).toContain('image/svg+xml');
});

test('an address with a language is a page of that language, with links between the two', async () => {
  const { statusCode, body } = await bilingual.inject('/es');
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="es"');
  expect(body).toContain('en casa Solo para aprender. https://play.example.org/es');
  expect((await bilingual.inject('/ES/dashboard/')).body).toContain('<html lang="es"');
});

test('a page says that its language is not signed yet, and one in English never', async () => {
  expect((await bilingual.inject('/es')).body).toContain('sin revisar');
  expect((await bilingual.inject('/es')).body).toContain('"unsigned":true');
  expect((await bilingual.inject('/')).body).toContain('"unsigned":false');
});

test('the films that a page shows without the game are in its language: the first clip, and how to play', async () => {
  const configOn = async (url: string) => {
    const { body } = await bilingual.inject(url);
    return JSON.parse(/id="config">([^<]+)</.exec(body)?.[1] ?? '') as PublicConfig;
  };
  expect(await configOn('/')).toMatchObject({
    sample: { video: 'first.mp4', poster: 'first.mp4.webp' },
    introduction: { video_url: 'how-first.mp4', captions_url: 'how-first.mp4.vtt' },
  });
  expect(await configOn('/es')).toMatchObject({
    sample: { video: 'first.es.mp4', poster: 'first.es.mp4.webp' },
    introduction: { video_url: 'how-first.es.mp4', captions_url: 'how-first.es.mp4.vtt' },
  });
});

test('an unknown address in a language gets 404 in it', async () => {
  const { statusCode, body } = await bilingual.inject('/es/nothing');
  expect(statusCode).toBe(404);
  expect(body).toContain('nada');
  for (const url of ['/es//dashboard', '/es//example.org', '/es/[']) {
    expect((await bilingual.inject(url)).statusCode).toBe(404);
  }
});

test('a page without a language leads to the chosen one, and nothing keeps that response', async () => {
  const { statusCode, headers } = await bilingual.inject({
    url: '/dashboard?from=mail',
    headers: { cookie: cookieOf('es') },
  });
  expect(statusCode).toBe(302);
  expect(headers.location).toBe('/es/dashboard?from=mail');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.vary).toBe('Accept-Language, Cookie');
});

test('the home page follows the browser, and says so to caches', async () => {
  const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };
  const { statusCode, headers } = await bilingual.inject({ url: '/', headers: spanish });
  expect([statusCode, headers.location]).toEqual([302, '/es']);
  const stays = await bilingual.inject({ url: '/', headers: { ...spanish, cookie: cookieOf('en') } });
  expect(stays.statusCode).toBe(200);
  expect(stays.headers.vary).toContain('Accept-Language');
});

test('while Spanish is off, its addresses lead to the English pages, which name no other edition', async () => {
  const { statusCode, headers } = await app.inject({
    url: '/es/dashboard?a=1',
    headers: { cookie: cookieOf('es') },
  });
  expect([statusCode, headers.location]).toEqual([302, '/dashboard?a=1']);
  const home = await app.inject({ url: '/', headers: { cookie: cookieOf('es'), 'accept-language': 'es' } });
  expect(home.statusCode).toBe(200);
  expect(home.body).toContain('"translations":{"es":false},"unsigned":false,"origin":""');
  expect(home.headers.vary).toBe('Accept-Encoding, Cookie');
});
