import { afterEach, expect, test, vi } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { mockCaches } from '../session/testing/fake-caches.ts';
import { clipsCache } from './cache-names.ts';
import {
  allFilesOf,
  areCached,
  cacheFiles,
  commonFilesOf,
  deleteOldFiles,
  filesOf,
  type GameFile,
} from './cached-clips.ts';

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
  const files = (wanted: boolean) => filesOf(game, [2, 3], { described: wanted, bothStates: false });
  const more = files(true).filter(({ url }) => !files(false).some((file) => file.url === url));
  expect(more).toEqual(
    [described[1], described[2]].flatMap((clip) => [
      { url: clip?.video_url, bytes: clip?.bytes },
      { url: clip?.captions_url, bytes: 0 },
      { url: clip?.poster_url, bytes: 0 },
    ]),
  );
});

test('the whole game is stored with every address that the game names, and its size is that of every film', () => {
  const files = allFilesOf(game);
  const named = JSON.stringify(game).match(/\/files\/assets\/[^"]+/g);
  const coachingPosters = Object.values(game.coaching).map(({ poster_url }) => poster_url);
  const urls = new Set([...files.map(({ url }) => url), ...coachingPosters]);
  expect([...new Set(named)].filter((url) => !urls.has(url))).toEqual([]);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(
    Object.values(testContent.content.media).reduce((sum, { bytes }) => sum + bytes, 0),
  );
});

test('a device stores the reason of an exercise with its captions and the scene made safe', () => {
  const stored = filesOf(game, [1], { described: false, bothStates: false });
  for (const file of [
    { url: '/files/assets/ex01_5.mp4?v=01234567', bytes: 400_000 },
    { url: '/files/assets/ex01_5.vtt?v=01234567', bytes: 0 },
    { url: '/files/assets/ex01-safe.jpg?v=01234567', bytes: 0 },
  ])
    expect(stored).toContainEqual(file);
});

test('the other state of a scene is stored for reviews alone, with the moment where it has a film of its own', () => {
  const urlsOf = (bothStates: boolean) =>
    filesOf(game, [1, 12], { described: false, bothStates }).map(({ url }) => /(ex.*)\?/.exec(url)?.[1]);
  const course = new Set(urlsOf(false));
  expect(urlsOf(true).filter((url) => !course.has(url))).toEqual([
    'ex01_0-other.webp',
    'ex01-look-other.jpg',
    'ex01_6.mp4',
    'ex01_6.vtt',
    'ex12_0-other.webp',
    'ex12-look-other.jpg',
    'ex12_6.mp4',
    'ex12_6.vtt',
    'ex12_1-other.mp4',
    'ex12_1-other.vtt',
    'ex12_1-other.webp',
  ]);
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

test('whoever plays deletes what no exercise uses any more, and no film that somebody keeps in another language', async () => {
  vi.stubGlobal('location', new URL('https://play.example/game'));
  const stored = mockCaches();
  const kept = [game.exercises[0]?.reveal.clip ?? '', '/files/assets/ex01_1.es.mp4?v=89abcdef'];
  const replaced = '/files/assets/ex01_1.mp4?v=89abcdef';
  stored.set(clipsCache, new Map([...kept, replaced].map((url) => [url, new Response('a film')])));
  await deleteOldFiles(game);
  expect([...(stored.get(clipsCache)?.keys() ?? [])]).toEqual(kept);
});
