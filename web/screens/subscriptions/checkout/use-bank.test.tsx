// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderHookInApp, renderInApp } from '#web/testing/render.tsx';
import type { CardEntry } from '../card-entry.ts';
import { useBank } from './use-bank.tsx';

test('while the bank asks, the button says so', async () => {
  const bank = Promise.withResolvers<void>();
  const card = { confirmWithBank: () => bank.promise } as unknown as CardEntry;
  const { result } = renderHookInApp(() => useBank(card));
  const words = () => {
    const shown = renderInApp(<p>{result.current.sendingLabel}</p>);
    const text = shown.container.textContent;
    shown.unmount();
    return text;
  };
  expect(words()).toBe('One moment...');
  let confirmed: Promise<void> | undefined;
  act(() => {
    confirmed = result.current.confirmWithBank('secret');
  });
  expect(words()).toBe('Your bank asks you to confirm, in its own window.');
  bank.resolve();
  await act(async () => confirmed);
  expect(words()).toBe('One moment...');
});
