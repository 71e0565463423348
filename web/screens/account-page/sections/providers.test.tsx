// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Account } from '#contract/own-account.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { ProvidersSection } from './ProvidersSection.tsx';

const account = {
  email: 'rosa@example.org',
  emailVerified: true,
  hasPassword: true,
  twoSteps: { since: null, isRequired: false, appAddedAt: null, recoveryCodesLeft: 0, passkeys: [] },
  ownerSeconds: 0,
  providers: [{ provider: 'google', linkedAt: '2026-05-05T09:00:00.000Z' }],
} as Partial<Account> as Account;

const text = () => document.body.textContent ?? '';

const openRow = () => userEvent.click(screen.getByRole('button', { name: 'Change Google and Facebook' }));

async function openRemoval() {
  await openRow();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Google' }));
  return within(await screen.findByRole('dialog', { name: 'Remove Google' }));
}

test('each provider is shown with its date; without a provider there is no row', () => {
  const { unmount } = renderInApp(<ProvidersSection account={account} />);
  expect(text()).toContain('Google opens your account. Added on May 5, 2026.');
  unmount();
  renderInApp(<ProvidersSection account={{ ...account, providers: [] }} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('without a password no provider can be removed, and a link leads to the password', () => {
  renderInApp(<ProvidersSection account={{ ...account, hasPassword: false }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'choose a password' }).getAttribute('href')).toBe('#password');
});

test('a confirmed owner is not asked to show it again', async () => {
  const { unmount } = renderInApp(<ProvidersSection account={account} />);
  const asked = await openRemoval();
  expect(asked.getByText(/please show that it is you/)).toBeDefined();
  unmount();
  renderInApp(<ProvidersSection account={{ ...account, ownerSeconds: 1800 }} />);
  const confirmed = await openRemoval();
  expect(confirmed.getByText(/You have shown that it is you\./)).toBeDefined();
  expect(confirmed.queryByText(/please show that it is you/)).toBeNull();
});
