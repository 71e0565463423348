// @vitest-environment jsdom
import { QueryClient, useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHookInApp } from '#web/testing/render.tsx';
import { useRefetchThroughWorker } from './use-refetch-through-worker.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A worker that takes the page over when it is told to. */
function workerOf(controller: object | null) {
  const worker = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  return worker;
}

/** How often the reads are repeated: at once, and after the worker has taken the page over. */
function repeatsOf({ controller, workerStart }: { controller: object | null; workerStart: number }) {
  const worker = workerOf(controller);
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

test('a first read that is under way when the worker takes over is repeated once it has come', async () => {
  const worker = workerOf(null);
  const answers: ((answer: string) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  renderHookInApp(
    () => {
      useRefetchThroughWorker();
      return useQuery({ queryKey: ['game'], queryFn });
    },
    { queries: new QueryClient() },
  );
  worker.dispatchEvent(new Event('controllerchange'));
  expect(queryFn).toHaveBeenCalledTimes(1);
  answers[0]?.('the game');
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
});
