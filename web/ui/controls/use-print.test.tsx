// @vitest-environment jsdom

import { act, cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useAnnouncement } from '#web/lib/announce.ts';
import { renderHookInApp, renderInApp } from '#web/testing/render.tsx';
import { PrintButton } from './HandOut.tsx';
import { usePrint } from './use-print.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const sheets = () => document.body.querySelectorAll(':scope > section').length;

test('a sheet stays while a tablet prints after print has returned, and goes with the press after it', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderInApp(<PrintButton sheet={<p>first password</p>}>Print the cards</PrintButton>);
  const button = screen.getByRole('button', { name: 'Print the cards' });
  await userEvent.click(button);
  expect(print).toHaveBeenCalledOnce();
  expect(sheets()).toBe(1);
  await userEvent.click(document.body);
  expect(sheets()).toBe(1);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheets()).toBe(1);
  await userEvent.click(document.body);
  expect(sheets()).toBe(0);
  await userEvent.click(button);
  expect(sheets()).toBe(1);
});

test('the second of two touches, which counts for nothing, takes no sheet away', async () => {
  vi.stubGlobal('print', () => void window.dispatchEvent(new Event('afterprint')));
  renderInApp(<PrintButton sheet={<p>first password</p>}>Print the cards</PrintButton>);
  const button = screen.getByRole('button', { name: 'Print the cards' });
  await userEvent.click(button);
  // As the guard of presses stops it (web/shell/press-guard.ts).
  const stop = (event: Event) => event.stopPropagation();
  document.addEventListener('pointerdown', stop, { capture: true, once: true });
  await userEvent.click(document.body);
  expect(sheets()).toBe(1);
  await userEvent.click(document.body);
  expect(sheets()).toBe(0);
});

test('a browser within another app that cannot print says so, and keeps no sheet', async () => {
  vi.stubGlobal('print', undefined);
  renderInApp(<PrintButton sheet={<p>first password</p>}>Print the cards</PrintButton>);
  await userEvent.click(screen.getByRole('button', { name: 'Print the cards' }));
  const sentence = 'This browser cannot print. Open this page in Safari, Chrome or Firefox.';
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(sheets()).toBe(0);
  const { result } = renderHookInApp(() => usePrint<true>());
  const { result: line } = renderHook(useAnnouncement);
  act(() => result.current.print(true));
  expect(line.current).toBe(sentence);
});
