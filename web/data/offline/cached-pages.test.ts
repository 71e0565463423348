import { expect, test } from 'vitest';
import {
  isOutdatedPrecache,
  isPageOf,
  isPagesCacheOfOthers,
  isStoredPage,
  pagesCacheOf,
  partsCacheOf,
  storedUnder,
} from './cached-pages.ts';

const version = (name: string) => [
  { url: `assets/start-${name}.js`, revision: null },
  { url: 'icon.svg', revision: 'f00' },
];
const page = (name: string) => `<script type="module" src="/assets/start-${name}.js"></script>`;

test('each version of the app stores its pages in its own cache', () => {
  const own = pagesCacheOf(version('v2'));
  expect(own).toBe(pagesCacheOf(version('v2')));
  expect(own).not.toBe(pagesCacheOf(version('v1')));
  expect(isPagesCacheOfOthers(own, own)).toBe(false);
  expect(isPagesCacheOfOthers(partsCacheOf(version('v2')), own)).toBe(false);
  const others = [pagesCacheOf(version('v1')), partsCacheOf(version('v1')), 'pages'];
  expect(others.filter((name) => !isPagesCacheOfOthers(name, own))).toEqual([]);
  expect(isPagesCacheOfOthers('clips', own)).toBe(false);
});

test('a page is stored only if everything it names is stored with it', () => {
  expect(isPageOf(version('v2'), page('v2'))).toBe(true);
  expect(isPageOf(version('v2'), page('v1'))).toBe(false);
  expect(isPageOf(version('v2'), page('v2') + page('v1'))).toBe(false);
});

test('the page of a Wi-Fi portal is not stored', () => {
  expect(isPageOf(version('v2'), '<h1>Welcome, guest</h1>')).toBe(false);
});

test('what a learning system puts into an address is never stored', () => {
  expect(['/', '/dashboard', '/gameInterface'].filter((path) => !isStoredPage(path))).toEqual([]);
  expect(
    ['/course', '/Course', '/resetPassword/abc', '/sandbox/mail'].filter((path) => isStoredPage(path)),
  ).toEqual([]);
  expect(storedUnder('https://play.example.org/dashboard?actor=Rosa&key=1')).toBe(
    'https://play.example.org/dashboard',
  );
});

test('the pages of each language are in caches of their own, and no worker deletes those of another', () => {
  const [english, spanish] = [pagesCacheOf(version('v2'), 'en'), pagesCacheOf(version('v2'), 'es')];
  const earlier = [pagesCacheOf(version('v1'), 'es'), partsCacheOf(version('v1'), 'es')];
  expect(isPagesCacheOfOthers(spanish, english)).toBe(false);
  expect(isPagesCacheOfOthers(english, spanish)).toBe(false);
  expect(earlier.filter((name) => !isPagesCacheOfOthers(name, spanish))).toEqual([]);
  expect(earlier.filter((name) => isPagesCacheOfOthers(name, english))).toEqual([]);
});

test('a worker deletes what an earlier library stored for its own scope, which begins those of other languages', () => {
  const [root, spanish] = ['https://play.example.org/', 'https://play.example.org/es'];
  const precache = (number: number, scope: string) => `workbox-precache-v${number}-${scope}`;
  const isOutdated = (name: string) => isOutdatedPrecache(name, { present: precache(2, root), scope: root });
  expect(isOutdated(precache(1, root))).toBe(true);
  expect([precache(2, root), precache(1, spanish), precache(2, spanish)].filter(isOutdated)).toEqual([]);
});

test('a worker stores the pages of its own language alone', () => {
  expect(isStoredPage('/es/dashboard', 'es')).toBe(true);
  expect(isStoredPage('/es', 'es')).toBe(true);
  expect(['/es', '/es/dashboard'].filter((path) => isStoredPage(path, 'en'))).toEqual([]);
  expect(['/', '/dashboard', '/es/course'].filter((path) => isStoredPage(path, 'es'))).toEqual([]);
});

test('the game in each language is stored apart', () => {
  const game = 'https://play.example.org/api/v2/user/games?language=es&actor=Rosa';
  expect(storedUnder(game)).toBe('https://play.example.org/api/v2/user/games?language=es');
  expect(storedUnder('https://play.example.org/api/v2/user/games?language=x')).not.toContain('language');
});
