// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { MemberResults } from './MemberResults.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('Retry asks again where the first read hangs, and aborts that one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    if (signals.length > 1) return Promise.resolve(Response.json({ message: 'Ask later.' }, { status: 404 }));
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  renderInApp(<MemberResults userId="1" userName="Pat" />);
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Ask later.');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
