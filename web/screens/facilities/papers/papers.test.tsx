// @vitest-environment jsdom

import { expect, test } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { renderInApp } from '#web/testing/render.tsx';
import type { AccountFacility } from '../FacilityPage.tsx';
import { InvitationSheet } from '../invite/InvitationSheet.tsx';

const facility: AccountFacility = {
  name: 'Garden House',
  status: 'active',
  joinedAt: '2026-06-01T12:00:00.000Z',
};

function printed(language: 'en' | 'es' | undefined, hasSpanish: boolean) {
  const config = { translations: { es: hasSpanish } } as PageConfig;
  const { container } = renderInApp(
    <ConfigProvider value={config}>
      <InvitationSheet code="GARDEN-7" facility={{ ...facility, ...(language && { language }) }} />
    </ConfigProvider>,
  );
  return {
    lang: container.querySelector('[lang]')?.getAttribute('lang'),
    bold: container.querySelector('strong')?.textContent,
    title: container.querySelector('h1')?.textContent,
  };
}

const { host } = window.location;

test.each([
  [undefined, true, { lang: 'en', bold: host, title: 'You are invited by Garden House' }],
  ['en', true, { lang: 'en', bold: host, title: 'You are invited by Garden House' }],
  ['es', false, { lang: 'en', bold: host, title: 'You are invited by Garden House' }],
  ['es', true, { lang: 'es', bold: `${host}/es`, title: 'Garden House le invita' }],
] as const)('the invitation of a facility in %s, Spanish switched on: %s', (language, hasSpanish, sheet) => {
  expect(printed(language, hasSpanish)).toEqual(sheet);
});
