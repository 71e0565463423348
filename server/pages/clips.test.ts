import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileHash } from '#content/hashes.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app } = await testApp();
const clip = readFileSync('content/media/ex01_1.mp4');
const get = (address: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/files/assets/${address}`, headers });

test('a part of a clip is sent for a range, and marked as a part', async () => {
  const { statusCode, headers, rawPayload } = await get('ex01_1.mp4', { range: 'bytes=100-299' });
  expect(statusCode).toBe(206);
  expect(headers['content-range']).toBe(`bytes 100-299/${clip.length}`);
  expect(rawPayload.equals(clip.subarray(100, 300))).toBe(true);
  const beyond = await get('ex01_1.mp4', { range: `bytes=${clip.length}-` });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${clip.length}`]);
});

test.each(['bytes=abc', 'bytes=', 'bytes=-', 'bytes=300-100', 'bytes=1-2;3', 'lines=1-2', 'bytes'])(
  'a range that cannot be read, "%s", is ignored',
  async (range) => {
    const { statusCode, rawPayload } = await get('ex01_1.mp4', { range });
    expect([statusCode, rawPayload.length]).toEqual([200, clip.length]);
  },
);

test('a whole clip says that ranges may be requested', async () => {
  const { statusCode, headers, rawPayload } = await get('ex01_1.mp4');
  expect([statusCode, headers['accept-ranges']]).toEqual([200, 'bytes']);
  expect(rawPayload.equals(clip)).toBe(true);
});

test('an address with the hash of the file is cached forever', async () => {
  for (const file of ['ex01_1.mp4', 'ex01_1.vtt', 'ex01.webp']) {
    const hash = fileHash(readFileSync(`content/media/${file}`)).slice(0, 8);
    const { headers } = await get(`${file}?v=${hash}`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test.each(['v=01234567', 'v=', 'v=01234567&v=01234567', 'v=wrong'])(
  'an address with another hash, as from a newer release, is not cached: %s',
  async (query) => {
    const { statusCode, headers } = await get(`ex01_1.mp4?${query}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=0']);
  },
);

test('without the hash the browser revalidates, and learns by ETag that nothing changed', async () => {
  const { headers } = await get('ex01_1.mp4');
  expect(headers['cache-control']).toBe('public, max-age=0');
  const again = await get('ex01_1.mp4', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('ex01_1.mp4', { 'if-none-match': '"another"' })).statusCode).toBe(200);
});

test.each([
  ['ex01_1.mp4', 'video/mp4'],
  ['ex01_1.vtt', 'text/vtt; charset=utf-8'],
  ['ex01.webp', 'image/webp'],
])('%s is served as %s', async (file, type) => {
  expect((await get(file)).headers['content-type']).toBe(type);
});

test.each(['nothing.mp4', '..%2fbrand.yaml', '%2e%2e%2f%2e%2e%2fpackage.json'])(
  '%s is not there',
  async (file) => {
    expect((await get(file)).statusCode).toBe(404);
  },
);

test('other sites may use clips only where another host is configured to deliver them', async () => {
  expect((await get('ex01_1.vtt')).headers).toMatchObject({ 'cross-origin-resource-policy': 'same-site' });
  expect((await get('ex01_1.vtt')).headers['access-control-allow-origin']).toBeUndefined();
  const { app: elsewhere } = await testApp({ MEDIA_BASE_URL: 'https://clips.example.org/mys/' });
  const { headers } = await elsewhere.inject('/files/assets/ex01_1.vtt');
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});
