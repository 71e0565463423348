import { useQueryClient } from '@tanstack/react-query';
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
    const refetch = () => void queries.invalidateQueries();
    // On a slow line it may have started between the reads and this screen.
    if (worker.controller) return refetch();
    worker.addEventListener('controllerchange', refetch, { once: true });
    return () => worker.removeEventListener('controllerchange', refetch);
  }, [queries]);
}

/** Whether the page itself came through the worker, and so everything that it has read. */
function hasComeThroughWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.workerStart ?? 0) > 0;
}
