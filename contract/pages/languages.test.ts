import { expect, test } from 'vitest';
import { pathIn, splitLanguage } from './languages.ts';

test.each([
  ['/', { language: 'en', path: '/' }],
  ['/dashboard', { language: 'en', path: '/dashboard' }],
  ['/es', { language: 'es', path: '/' }],
  ['/ES/dashboard/', { language: 'es', path: '/dashboard/' }],
  ['/essay', { language: 'en', path: '/essay' }],
  ['/xx/dashboard', { language: 'en', path: '/xx/dashboard' }],
  ['', { language: 'en', path: '' }],
])('the address %s says its language and its page', (pathname, split) => {
  expect(splitLanguage(pathname)).toEqual(split);
});

test('English addresses have no language in front, those of another language its code', () => {
  expect(pathIn('en', '/dashboard')).toBe('/dashboard');
  expect(pathIn('es', '/dashboard')).toBe('/es/dashboard');
  expect(pathIn('es', '/')).toBe('/es');
  expect(pathIn('es', '/?from=card#login')).toBe('/es?from=card#login');
});
