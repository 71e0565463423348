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

const names = { userName: 'Nora', email: 'nora@example.org' };
const typed = { ...names, consent: { age: true, contact: true, version: '1' } };
const valueAt = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('what was refused after the card stands in its field, with the reason, and all else is filled in', async () => {
  const message = 'This username already exists.';
  const refusal = { message, errors: { userName: message } };
  savePendingSignUp({ ...typed, isSocialLogin: false, password: 'porch swing 22', refusal });
  open();
  const reason = await screen.findByRole('link', { name: message });
  expect(reason.getAttribute('href')).toBe(`#${screen.getByLabelText('Username').id}`);
  const labels = ['Username', 'Email', 'Password', 'Confirm Password'];
  const filled = ['Nora', 'nora@example.org', 'porch swing 22', 'porch swing 22'];
  expect(labels.map(valueAt)).toEqual(filled);
});

test('a password that was refused after the card is typed anew', async () => {
  const message = 'Many people use this password. Please choose another.';
  const refusal = { message, errors: { password: message } };
  savePendingSignUp({ ...typed, isSocialLogin: false, password: 'password', refusal });
  open();
  await screen.findByRole('link', { name: message });
  expect(['Email', 'Password'].map(valueAt)).toEqual(['nora@example.org', '']);
});

test('a login at Google that ran out while the card was typed is told, with Google to press again', async () => {
  const message = 'This login could not be confirmed. Please try again.';
  const proof = { signUpMethod: 'facebook', userId: 'f1', accessToken: 'old' } as const;
  const social = { name: 'Nora', email: null, picture: null, proof };
  savePendingSignUp({ ...typed, isSocialLogin: true, social, refusal: { message, errors: {} } });
  open();
  await screen.findByText(message);
  expect(valueAt('Email')).toBe('nora@example.org');
});

test('a new visitor finds the login tab', () => {
  open();
  expect(chosen('Login')).toBe('true');
  expect(scrolled).not.toHaveBeenCalled();
});
