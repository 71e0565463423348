// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { MenuBar } from './MenuBar.tsx';

async function openMenu() {
  renderInApp(
    <MenuBar home="/">
      <Link to="/Terms">Terms</Link>
    </MenuBar>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

test('Menu opens a panel with the links of the bar, and Close closes it', async () => {
  const panel = await openMenu();
  expect(panel.querySelector('nav a')?.textContent).toBe('Terms');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link of the panel closes it', async () => {
  await openMenu();
  await userEvent.click(screen.getByRole('link', { name: 'Terms' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
