import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { startServer, type TestServer } from '#e2e/setup/server.ts';
import { settingsCookie } from '#e2e/setup/settings-cookie.ts';
import { waitForAppOnLoad } from '#e2e/setup/wait-for-app.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { expectExercise, readGame } from '#e2e/steps/game.ts';

/** Clips from another host (MEDIA_BASE_URL), which fetches them from the product and passes its headers on. */

let host: Server;
let server: TestServer;
const fetched: string[] = [];

test.beforeAll(async () => {
  host = createServer(async (request, response) => {
    fetched.push(request.url ?? '');
    const { range } = request.headers;
    const original = await fetch(`${server.url}${request.url}`, {
      headers: { 'accept-encoding': 'identity', ...(range && { range }) },
    });
    response.writeHead(original.status, Object.fromEntries(original.headers));
    Readable.fromWeb(original.body as ReadableStream).pipe(response);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  server = await startServer({ MEDIA_BASE_URL: `http://127.0.0.1:${port}` });
});
test.afterAll(async () => {
  await server.stop();
  host.closeAllConnections();
  host.close();
});

test('clips play with their captions from another host, and are stored on the device', {
  tag: ['@full', '@worker'],
}, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  await context.addCookies([settingsCookie(server.url)]);
  const page = await context.newPage();
  waitForAppOnLoad(page);
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, '/gameInterface');
  await expectExercise(page, 1);
  const video = page.locator('video[data-front]');
  const time = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(time).toBeGreaterThan(1);
  const cues = () => video.evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]?.cues?.length ?? 0);
  await expect.poll(cues).toBeGreaterThan(0);

  const game = await readGame(page, person.token);
  const wanted = game.exercises
    .filter(({ exercise_id }) => exercise_id <= 2)
    .flatMap(({ main }) => main.options.flatMap(({ video_url, captions_url }) => [video_url, captions_url]));
  const missing = () =>
    page.evaluate(async (urls) => {
      if (!navigator.serviceWorker.controller) return urls.length;
      const found = await Promise.all(urls.map((url) => caches.match(url)));
      return found.filter((response) => !response).length;
    }, wanted);
  await expect.poll(missing, { timeout: 60_000 }).toBe(0);
  expect(requested.filter((url) => url.startsWith(`${server.url}/files/assets/`))).toEqual([]);
  expect(fetched.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);

  // Without a network the game opens again, and the clip is played from the device, with range requests.
  await context.setOffline(true);
  await page.reload();
  await expectExercise(page, 1);
  await expect.poll(time).toBeGreaterThan(1);
  await expect.poll(cues).toBeGreaterThan(0);
  await context.close();
});
