// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { Screen } from './Screen.tsx';

const plan = { isBroken: true };

function Plan() {
  if (plan.isBroken) throw new Error('no plan');
  return <p>My plan</p>;
}

test('a card that fails says so in its place, the others stay as they are, and Try again shows it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  plan.isBroken = true;
  renderInApp(
    <Screen width="page">
      <h1>My account</h1>
      <Plan />
      <input aria-label="Name" />
    </Screen>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Rosa');
  expect(screen.getByRole('heading', { name: 'My account' })).toBeTruthy();
  expect(screen.getByText('This part could not be shown. The rest of the page works.')).toBeTruthy();
  plan.isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('My plan')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Rosa');
});
