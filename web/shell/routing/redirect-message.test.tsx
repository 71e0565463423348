// @vitest-environment jsdom

import { act } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onNavigation, useFlash } from '#web/data/session/flash.ts';
import { renderHookInApp } from '#web/testing/render.tsx';
import { useDelayedRedirect } from './delayed-redirect.ts';

test('the page after a redirect says what happened, and no longer announces the redirect', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result } = renderHookInApp(() => ({ redirect: useDelayedRedirect(), flash: useFlash() }));
  const message = { kind: 'bad', text: 'Declined. Redirecting to login...' } as const;
  const messageThere = { kind: 'bad', text: 'Declined.' } as const;
  act(() =>
    result.current.redirect.start({
      afterMs: 4000,
      message,
      messageThere,
      go: () => onNavigation('/login'),
    }),
  );
  expect(result.current.redirect.pending?.message).toEqual(message);
  act(() => void vi.advanceTimersByTime(4000));
  expect(result.current.flash).toEqual(messageThere);
});
