import { afterEach, expect, test, vi } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { mockCaches } from '../session/testing/fake-caches.ts';
import { clipsCache } from './cache-names.ts';
import { allFilesOf, areCached, cacheFiles, commonFilesOf, filesOf, type GameFile } from './cached-clips.ts';

const game = buildGame(testContent);

afterEach(() => vi.unstubAllGlobals());

test('a device stores every coaching clip with its captions, the greeting after a day away included', () => {
  const stored = new Set(commonFilesOf(game).map(({ url }) => url));
  const missing = Object.entries(game.coaching).filter(
    ([, { video_url, captions_url }]) => !stored.has(video_url) || !stored.has(captions_url),
  );
  expect(Object.keys(game.coaching)).toContain('welcome-back');
  expect(missing).toEqual([]);
});

const described = game.exercises.map(({ description }) => description);

test('the next exercises are stored with their described pictures only for people who want them', () => {
  const files = (wanted: boolean) => filesOf(game, [2, 3], wanted);
  const more = files(true).filter(({ url }) => !files(false).some((file) => file.url === url));
  expect(more).toEqual(
    [described[1], described[2]].flatMap((clip) => [
      { url: clip?.video_url, bytes: clip?.bytes },
      { url: clip?.captions_url, bytes: 0 },
      { url: clip?.poster_url, bytes: 0 },
    ]),
  );
});

test('the whole game is stored with every described picture, and its size includes them', () => {
  const files = allFilesOf(game);
  const urls = new Set(files.map(({ url }) => url));
  expect(
    described.filter(({ video_url, captions_url }) => !urls.has(video_url) || !urls.has(captions_url)),
  ).toEqual([]);
  const size = (clips: readonly { bytes: number }[]) => clips.reduce((sum, { bytes }) => sum + bytes, 0);
  const films = game.exercises.flatMap(({ main, reveal }) => [...main.options, ...(reveal ? [reveal] : [])]);
  expect(size(files)).toBe(size([...films, ...described, ...Object.values(game.coaching)]));
});

test('a device stores the reason of an exercise with its captions and the scene made safe', () => {
  const stored = filesOf(game, [1], false);
  for (const file of [
    { url: '/files/assets/ex01_5.mp4?v=01234567', bytes: 400_000 },
    { url: '/files/assets/ex01_5.vtt?v=01234567', bytes: 0 },
    { url: '/files/assets/ex01-safe.jpg?v=01234567', bytes: 0 },
  ])
    expect(stored).toContainEqual(file);
});

const film: GameFile = { url: '/files/assets/ex01_1.mp4?v=01234567', bytes: 4 };
const captions: GameFile = { url: '/files/assets/ex01_1.vtt?v=01234567', bytes: 0 };

const portal = () => new Response('<h1>Welcome, guest</h1>', { headers: { 'Content-Type': 'text/html' } });
const video = (content: string) => new Response(content, { headers: { 'Content-Type': 'video/mp4' } });

function cacheFrom(respond: () => Response, file: GameFile) {
  vi.stubGlobal('fetch', async () => respond());
  return cacheFiles([file], new AbortController().signal);
}

test('the page of a Wi-Fi portal is not stored as a file of the game, which is stored at the next try', async () => {
  mockCaches();
  await expect(cacheFrom(portal, captions)).rejects.toThrow('did not arrive');
  expect(await areCached([captions])).toBe(false);
  const arrived = () => new Response('WEBVTT', { headers: { 'Content-Type': 'text/vtt' } });
  await cacheFrom(arrived, captions);
  expect(await areCached([captions])).toBe(true);
});

test('a film is stored only with as many bytes as the game says that it has', async () => {
  mockCaches();
  await expect(cacheFrom(() => video('fil'), film)).rejects.toThrow('has 3 bytes');
  expect(await areCached([film])).toBe(false);
  await cacheFrom(() => video('film'), film);
  expect(await areCached([film])).toBe(true);
});

test('the page of a portal that an earlier version stored as a film is replaced', async () => {
  const stored = mockCaches();
  await (await caches.open(clipsCache)).put(film.url, portal());
  expect(await areCached([film])).toBe(false);
  await cacheFrom(() => video('film'), film);
  const replaced = stored.get(clipsCache)?.get(film.url);
  expect([replaced?.headers.get('Content-Type'), await replaced?.text()]).toEqual(['video/mp4', 'film']);
});
