// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { clearPendingSignUp, savePendingSignUp } from '#web/data/session/pending-sign-up.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { AccountCard } from '../AccountCard.tsx';

const config = {
  brand: { product: 'Mind Your Step', links: {} },
  price: { month: '$9.99', period: '', months: '' },
} as PageConfig;
const scrolled = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  Element.prototype.scrollIntoView = scrolled;
  scrolled.mockClear();
  clearPendingSignUp();
});

const open = () =>
  renderInApp(
    <ConfigProvider value={config}>
      <AccountCard />
    </ConfigProvider>,
  );

const chosen = (name: string) => screen.getByRole('tab', { name }).getAttribute('aria-selected');

test('back from billing a visitor finds the top of the sign-up tab, with name, email and checkboxes filled in', async () => {
  const consent = { age: true, contact: true, version: '1' };
  const study = { version: '1' } as const;
  const names = { userName: 'Nora', email: 'nora@example.org' };
  savePendingSignUp({ isSocialLogin: false, ...names, password: 'porch swing 22', consent, study });
  open();
  expect(chosen('Sign Up')).toBe('true');
  expect(scrolled).toHaveBeenCalled();
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true]);
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('Nora');
});

test('a new visitor finds the login tab', () => {
  open();
  expect(chosen('Login')).toBe('true');
  expect(scrolled).not.toHaveBeenCalled();
});
