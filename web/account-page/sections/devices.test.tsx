import { expect, test } from 'vitest';
import type { Account } from '#contract/own-account.ts';
import { renderMarkup, textIn } from '#web/testing/render-markup.tsx';
import { DevicesSection } from './DevicesSection.tsx';

const seen = (device: string, lastSeenAt: string, current: boolean) => ({
  sessionId: device,
  device,
  startedAt: '2026-06-01T09:00:00.000Z',
  lastSeenAt,
  current,
});

const accountOf = (sessions: Account['sessions']) =>
  ({
    sessions,
    hasPassword: true,
    email: null,
    emailVerified: false,
    ownerUntil: null,
  }) as Partial<Account> as Account;

test('this device comes first, and it alone cannot be logged out here', () => {
  const text = textIn(
    renderMarkup(
      <DevicesSection
        account={accountOf([
          seen('Safari on iPad', '2026-06-03T09:00:00.000Z', false),
          seen('Chrome on Windows', '2026-06-02T09:00:00.000Z', true),
          seen('Firefox on Linux', '2026-06-01T09:00:00.000Z', false),
        ])}
      />,
    ),
  );
  const devices = text.match(/\w+ on (iPad|Windows|Linux)(?= (This device|Since))/g);
  expect(devices).toEqual(['Chrome on Windows', 'Safari on iPad', 'Firefox on Linux']);
  expect(text).toContain('Chrome on Windows This device, since ');
  expect(text.match(/Log out \w+ on \w+/g)).toEqual(['Log out Safari on iPad', 'Log out Firefox on Linux']);
});
