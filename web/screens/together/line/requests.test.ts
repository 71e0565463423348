// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { openRequests } from './requests.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A line that takes every request and never answers. */
function openSilent() {
  vi.useFakeTimers();
  const fetched = vi.fn(
    (_: RequestInfo | URL, { signal }: RequestInit = {}) =>
      new Promise<Response>((_answer, fail) => {
        signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
      }),
  );
  vi.stubGlobal('fetch', fetched);
  const onLost = vi.fn();
  const line = openRequests('seat', { onMessage: () => {}, onLost });
  return { line, onLost, fetched };
}

test('a line that never answers is lost after a while, once', async () => {
  const { onLost, fetched } = openSilent();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(fetched).toHaveBeenCalled();
  expect(onLost).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onLost).toHaveBeenCalledOnce();
});

test('a line that was closed is not told as lost', async () => {
  const { line, onLost } = openSilent();
  await vi.advanceTimersByTimeAsync(100);
  line.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onLost).not.toHaveBeenCalled();
});
