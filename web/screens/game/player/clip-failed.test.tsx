// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { ClipFailed } from './ClipFailed.tsx';

afterEach(() => vi.restoreAllMocks());

const comeBack = () => act(() => void dispatchEvent(new Event('online')));

function fail({ isOnline }: { isOnline: boolean }) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const onRetry = vi.fn();
  renderInApp(<ClipFailed onRetry={onRetry} onNext={() => {}} />);
  return onRetry;
}

test('a film that failed without a network starts again by itself, once, when the network is back', async () => {
  const onRetry = fail({ isOnline: false });
  await screen.findByText(/You have no internet just now/);
  expect(onRetry).not.toHaveBeenCalled();
  comeBack();
  comeBack();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a film that failed with a network waits for the person', async () => {
  const onRetry = fail({ isOnline: true });
  await screen.findByText('Choose Next to continue without it.');
  comeBack();
  expect(onRetry).not.toHaveBeenCalled();
});
