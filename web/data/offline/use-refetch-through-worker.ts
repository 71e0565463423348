import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * On the first visit the service worker starts after some or all reads of the page: they are repeated through it, so that
 * the game opens without a network from then on.
 */
export function useRefetchThroughWorker(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!worker || hasComeThroughWorker()) return;
    const refetch = () => void repeatReads(queries);
    // On a slow line it may have started between the reads and this screen.
    if (worker.controller) return refetch();
    worker.addEventListener('controllerchange', refetch, { once: true });
    return () => worker.removeEventListener('controllerchange', refetch);
  }, [queries]);
}

/** An invalidation leaves a first read alone that is still under way; that one is repeated once it has come. */
async function repeatReads(queries: QueryClient): Promise<void> {
  const isFirst = ({ state }: { state: { data: unknown } }) => state.data === undefined;
  const underWay = queries.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: isFirst });
  void queries.invalidateQueries();
  await Promise.allSettled(
    underWay.map(async ({ promise, queryKey }) => {
      await promise;
      await queries.invalidateQueries({ queryKey, exact: true });
    }),
  );
}

/** Whether the page itself came through the worker, and so everything that it has read. */
function hasComeThroughWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.workerStart ?? 0) > 0;
}
