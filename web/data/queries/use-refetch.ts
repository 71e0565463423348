import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * Starts reads again, also a read that hangs: as long as there is no data, TanStack Query's own `refetch` only keeps
 * waiting for the first request.
 */
export function useRefetch(): (...reads: { queryKey: QueryKey }[]) => void {
  const queries = useQueryClient();
  return (...reads) => {
    for (const { queryKey } of reads) {
      const read = { queryKey, exact: true };
      void queries.cancelQueries(read).then(() => queries.refetchQueries(read));
    }
  };
}
