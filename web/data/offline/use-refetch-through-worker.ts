import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * On the first visit the service worker starts after the reads of the page: they are repeated through it, so that the
 * game opens without a network from then on.
 */
export function useRefetchThroughWorker(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!worker || worker.controller) return;
    const refetch = () => void queries.invalidateQueries();
    worker.addEventListener('controllerchange', refetch, { once: true });
    return () => worker.removeEventListener('controllerchange', refetch);
  }, [queries]);
}
