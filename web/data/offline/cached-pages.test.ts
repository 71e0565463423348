import { expect, test } from 'vitest';
import {
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
  expect(['/course', '/Course', '/resetPassword/abc', '/sandbox/mail'].filter(isStoredPage)).toEqual([]);
  expect(storedUnder('https://play.example.org/dashboard?actor=Rosa&key=1')).toBe(
    'https://play.example.org/dashboard',
  );
});
