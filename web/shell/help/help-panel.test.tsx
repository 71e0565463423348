// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { renderInApp } from '#web/testing/render.tsx';
import { HelpPanel } from './HelpPanel.tsx';

function openHelp(phone: string | null) {
  const config = {
    support: { email: 'help@example.org', phone, phoneLink: 'tel:18005550142', hours: 'Weekdays, 9 to 5' },
    safety: { emergency: 'Call 911 if someone is hurt.' },
  } as PageConfig;
  renderInApp(
    <ConfigProvider value={config}>
      <HelpPanel isOpen onClose={() => {}} />
    </ConfigProvider>,
  );
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('the first thing under "Need help?" is the number of a person, and when they are there', () => {
  openHelp('1-800-555-0142');
  expect(titles()).toEqual(['Talk to a person', 'In an emergency', 'How to play', 'Which browsers work']);
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('tel:18005550142');
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Call 1-800-555-0142');
  expect(screen.getByText('Weekdays, 9 to 5')).toBeTruthy();
});

test('without a number the first thing is the address to write to', () => {
  openHelp(null);
  const [first] = screen.getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('mailto:help@example.org');
  expect(first?.textContent).toBe('Write an email');
  expect(screen.getByText('help@example.org').tagName).toBe('P');
  expect(screen.queryByText('Weekdays, 9 to 5')).toBeNull();
});
