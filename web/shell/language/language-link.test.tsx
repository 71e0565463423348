// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { renderInApp } from '#web/testing/render.tsx';
import { LanguageLink } from './LanguageLink.tsx';

function render(path: string, hasSpanish: boolean) {
  renderInApp(
    <ConfigProvider value={{ translations: { es: hasSpanish } } as PageConfig}>
      <LanguageLink />
    </ConfigProvider>,
    { path },
  );
  return screen.queryByRole('link');
}

test('the link names the other language in its own words, and leads to the same page', () => {
  const link = render('/ContactUs', true);
  expect(link?.textContent).toBe('Español');
  expect(link?.getAttribute('lang')).toBe('es');
  expect(link?.getAttribute('href')).toBe('/es/ContactUs');
});

test('the home page in the other language has no slash behind it', () => {
  expect(render('/', true)?.getAttribute('href')).toBe('/es');
});

test('there is no link while the other language is off', () => {
  expect(render('/ContactUs', false)).toBeNull();
});

test.each(['/operator', '/course'])('%s is in English alone', (path) => {
  expect(render(path, true)).toBeNull();
});
