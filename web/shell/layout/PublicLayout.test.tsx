// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { Component as HomeScreen } from '#web/screens/home/HomeScreen.tsx';
import { renderInApp } from '#web/testing/render.tsx';
import { PublicLayout } from './PublicLayout.tsx';

const config = {
  brand: { product: 'Mind Your Step', partner: { name: '', link: '' }, links: {} },
  safety: { footer: '' },
  sample: { video: '', poster: '', face: '' },
  price: { month: '$9.99', period: '', months: '' },
  totalExercises: 50,
} as PageConfig;

// The film on the home page stands still.
vi.stubGlobal('matchMedia', () => ({ matches: true }));

afterEach(() => act(closeSession));

const render = () =>
  renderInApp(
    <ConfigProvider value={config}>
      <PublicLayout />
      <HomeScreen />
    </ConfigProvider>,
  );

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('for a visitor the logo leads home, bar and door to the login, and the main button to the exercise to try', () => {
  render();
  expect(addressOf('Mind Your Step')).toBe('/');
  expect(addressOf('Try one exercise')).toBe('/try');
  expect(screen.getAllByRole('link', { name: 'Login' }).map((one) => one.getAttribute('href'))).toEqual([
    '/sign-in',
    '/sign-in',
  ]);
  expect(screen.queryByRole('link', { name: /dashboard/ })).toBeNull();
});

test('for a user who is logged in, logo, menu and main button of the public pages lead to the dashboard', () => {
  openSession(anna);
  render();
  for (const name of ['Mind Your Step', 'My dashboard', 'Go to my dashboard'])
    expect(addressOf(name)).toBe('/dashboard');
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Try one exercise' })).toBeNull();
});
