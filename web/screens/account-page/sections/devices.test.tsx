// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '#contract/own-account.ts';
import { renderInApp } from '#web/testing/render.tsx';
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
    twoSteps: { since: null, isRequired: false, appAddedAt: null, recoveryCodesLeft: 0, passkeys: [] },
    email: null,
    emailVerified: false,
    ownerSeconds: 0,
  }) as Partial<Account> as Account;

const here = seen('Chrome on Windows', '2026-06-02T09:00:00.000Z', true);
const text = () => document.body.textContent ?? '';

afterEach(() => vi.unstubAllGlobals());

test('this device comes first, and it alone cannot be logged out here', async () => {
  const ipad = seen('Safari on iPad', '2026-06-03T09:00:00.000Z', false);
  const linux = seen('Firefox on Linux', '2026-06-01T09:00:00.000Z', false);
  renderInApp(<DevicesSection account={accountOf([ipad, here, linux])} />);
  expect(text()).toContain('Chrome on WindowsThis device, since ');
  expect(text()).toContain('2 other devices');
  await userEvent.click(screen.getByRole('button', { name: 'Show Where I am logged in' }));
  const names = screen.getAllByRole('listitem').map((item) => within(item).getByRole('button').textContent);
  expect(names).toEqual(['Log out Safari on iPad', 'Log out Firefox on Linux']);
});

test('with only this device there is nothing to open', () => {
  renderInApp(<DevicesSection account={accountOf([here])} />);
  expect(text()).toContain('Chrome on Windows');
  expect(screen.queryByRole('button')).toBeNull();
});

test('when one device after the other is logged out, each outcome takes the focus', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'This device is logged out.' }));
  const ipad = seen('Safari on iPad', '2026-06-03T09:00:00.000Z', false);
  const linux = seen('Firefox on Linux', '2026-06-01T09:00:00.000Z', false);
  const sectionOf = (...others: Account['sessions']) => (
    <DevicesSection account={{ ...accountOf([here, ...others]), ownerSeconds: 1800 }} />
  );
  const { rerender } = renderInApp(sectionOf(ipad, linux));
  await userEvent.click(screen.getByRole('button', { name: 'Show Where I am logged in' }));
  for (const [name, left] of [
    ['Log out Safari on iPad', [linux]],
    ['Log out Firefox on Linux', []],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    rerender(sectionOf(...left));
    const notice = screen.getByText('This device is logged out.').closest('[role="status"]');
    await expect.poll(() => notice?.contains(document.activeElement)).toBe(true);
  }
});
