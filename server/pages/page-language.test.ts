import { expect, test } from 'vitest';
import type { Language } from '#contract/pages/languages.ts';
import { splitLanguage } from '#contract/pages/languages.ts';
import { pageOf, paths } from '#contract/pages/paths.ts';
import { otherEdition, preferredLanguage } from './page-language.ts';

const spanish = 'es-MX,es;q=0.9,en;q=0.8';

function lead(url: string, visitor: { chosen?: Language; browser?: string; isOff?: boolean } = {}) {
  const [pathname = '', query] = url.split('?');
  return otherEdition({
    pathname,
    search: query === undefined ? '' : `?${query}`,
    page: pageOf(splitLanguage(pathname).path),
    chosen: visitor.chosen ?? null,
    acceptLanguage: visitor.browser,
    on: visitor.isOff ? [] : ['es'],
  });
}

test('a page without a language leads to the chosen one, with its query', () => {
  expect(lead('/dashboard?from=mail', { chosen: 'es' })).toBe('/es/dashboard?from=mail');
  expect(lead('/', { chosen: 'es' })).toBe('/es');
  expect(lead('/dashboard', { chosen: 'en' })).toBeNull();
});

test('an address with a language is shown in it, whatever was chosen', () => {
  expect(lead('/es/dashboard', { chosen: 'en', browser: 'en' })).toBeNull();
});

test.each([paths.home, paths.signIn, paths.facilityLogin, paths.individualLogin, paths.individualSignUp])(
  '%s follows the browser where nothing is chosen',
  (path) => {
    expect(lead(path, { browser: spanish })).toBe(path === '/' ? '/es' : `/es${path}`);
    expect(lead(path, { browser: spanish, chosen: 'en' })).toBeNull();
    expect(lead(path, { browser: 'en-US,en;q=0.9,es;q=0.8' })).toBeNull();
  },
);

test('other pages do not follow the browser', () => {
  expect(lead('/dashboard', { browser: spanish })).toBeNull();
  expect(lead('/AboutUs', { browser: spanish })).toBeNull();
});

test.each([
  '/resetPassword/abc',
  '/confirmEmail/abc',
  '/Terms',
  '/PirvacyPolicy',
  '/try',
  '/course',
  '/operator',
])('%s is never left for another language', (path) => {
  expect(lead(path, { chosen: 'es', browser: spanish })).toBeNull();
});

test('pages that are in English alone have no address in another language', () => {
  expect(lead('/es/operator?desk=1', { chosen: 'es' })).toBe('/operator?desk=1');
  expect(lead('/es/course')).toBe('/course');
});

test('while a language is off, its addresses lead to the English pages', () => {
  expect(lead('/es/dashboard?a=1', { chosen: 'es', isOff: true })).toBe('/dashboard?a=1');
  expect(lead('/es', { isOff: true })).toBe('/');
  expect(lead('/dashboard', { chosen: 'es', browser: spanish, isOff: true })).toBeNull();
});

test('an address that does not exist leads nowhere', () => {
  expect(lead('/es/nothing', { chosen: 'es' })).toBeNull();
  expect(lead('/nothing', { chosen: 'es' })).toBeNull();
});

test.each([
  ['es', 'es'],
  ['es-US', 'es'],
  ['en,es', 'en'],
  ['es,en', 'es'],
  ['en;q=0.5, es;q=0.9', 'es'],
  ['fr-CA, es;q=0.4, en;q=0.3', 'es'],
  ['es;q=0, en', 'en'],
  ['es;q=9', 'en'],
  ['es;q=much', 'en'],
  ['fr', 'en'],
  [';;;,,,q=', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a browser that says %s is shown %s', (header, language) => {
  expect(preferredLanguage(header, ['es'])).toBe(language);
});
