// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHookInApp } from '#web/testing/render.tsx';
import { useRefetchThroughWorker } from './use-refetch-through-worker.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** How often the reads are repeated: at once, and after the worker has taken the page over. */
function repeatsOf({ controller, workerStart }: { controller: object | null; workerStart: number }) {
  const worker = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ workerStart } as PerformanceNavigationTiming]);
  const queries = new QueryClient();
  const repeat = vi.spyOn(queries, 'invalidateQueries');
  renderHookInApp(useRefetchThroughWorker, { queries });
  const atOnce = repeat.mock.calls.length;
  worker.dispatchEvent(new Event('controllerchange'));
  return [atOnce, repeat.mock.calls.length];
}

test('where the worker starts after this screen, the reads are repeated then', () => {
  expect(repeatsOf({ controller: null, workerStart: 0 })).toEqual([0, 1]);
});

test('where it has started since the page was loaded, they are repeated at once', () => {
  expect(repeatsOf({ controller: {}, workerStart: 0 })).toEqual([1, 1]);
});

test('a page that came through the worker repeats nothing', () => {
  expect(repeatsOf({ controller: {}, workerStart: 12 })).toEqual([0, 0]);
});
