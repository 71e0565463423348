import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * At the very first visit the service worker comes after the reads of the page: they are asked once more, through it,
 * so that the game opens without a network from then on.
 */
export function useReadsKept(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!worker || worker.controller) return;
    const askAgain = () => void queries.invalidateQueries();
    worker.addEventListener('controllerchange', askAgain, { once: true });
    return () => worker.removeEventListener('controllerchange', askAgain);
  }, [queries]);
}
