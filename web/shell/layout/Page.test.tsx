// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { closeFlash, flashHere } from '#web/data/session/flash.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { Page } from './Page.tsx';

test('good news at the top of a page is gone with the first press after 700 ms, a problem stays', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  renderInApp(
    <Page top={null}>
      <button type="button">Resume Play</button>
    </Page>,
  );
  act(() => flashHere({ kind: 'good', text: 'Your place is saved.' }));
  expect(screen.getByText('Your place is saved.')).toBeTruthy();
  const shownAt = performance.now();
  vi.useRealTimers();
  const pressAfter = (ms: number) => {
    const press = new MouseEvent('click', { bubbles: true, detail: 1 });
    Object.defineProperty(press, 'timeStamp', { value: shownAt + ms });
    act(() => void screen.getByText('Your place is saved.').dispatchEvent(press));
  };
  // The second of two touches that led to this page.
  pressAfter(600);
  expect(screen.getByText('Your place is saved.')).toBeTruthy();
  pressAfter(800);
  expect(screen.queryByText('Your place is saved.')).toBeNull();
  act(() => flashHere({ kind: 'bad', text: 'It failed.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Resume Play' }));
  expect(screen.getByText('It failed.')).toBeTruthy();
  act(closeFlash);
});
