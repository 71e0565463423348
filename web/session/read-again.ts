import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * Asks again for reads, also for one that hangs: TanStack Query's own `refetch` only goes on waiting for the first
 * request as long as there is no data.
 */
export function useReadAgain(): (...reads: { queryKey: QueryKey }[]) => void {
  const queries = useQueryClient();
  return (...reads) => {
    for (const { queryKey } of reads) {
      const read = { queryKey, exact: true };
      void queries.cancelQueries(read).then(() => queries.refetchQueries(read));
    }
  };
}
