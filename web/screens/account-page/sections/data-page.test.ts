// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { loadTexts } from '#web/start/i18n.ts';
import { dataPage } from './data-page.ts';

await loadTexts();

test('the page to read has a heading for each table with rows, and every value, in words and harmless', () => {
  const rows = [{ userName: 'Anna', created_at: '2026-06-01', isVerified: true, email: null, uses: 0 }];
  const html = dataPage({
    accounts: rows,
    plans: [],
    feedback: [{ text: '<img src=x onerror=alert(1)> & "so"' }],
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const textsOf = (selector: string) => [...page.querySelectorAll(selector)].map((one) => one.textContent);
  expect(page.title).toBe('My data');
  expect(textsOf('h2')).toEqual(['Accounts', 'Feedback']);
  expect(textsOf('dt')).toEqual(['User name', 'Created at', 'Is verified', 'Uses', 'Text']);
  expect(textsOf('dd')).toEqual(['Anna', '2026-06-01', 'yes', '0', '<img src=x onerror=alert(1)> & "so"']);
  expect(page.querySelector('img')).toBeNull();
});
