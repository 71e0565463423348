import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { type ClientCall, send } from '#web/data/api/client.ts';

/** Reads of the desk. None is stored on the device: they are about other people. */

export const deskKey = (name: string, search?: string) => ['desk', name, ...(search ? [search] : [])];

export function useDeskRead<E extends Endpoint>(queryKey: string[], endpoint: E, call: ClientCall<E>) {
  return useQuery<ResponseOf<E>>({
    queryKey,
    queryFn: ({ signal }) => send(endpoint, { ...call, signal }),
  });
}

/** After a change: reads this part of the desk again. */
export function useRefetchDesk(name: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: deskKey(name) });
}
