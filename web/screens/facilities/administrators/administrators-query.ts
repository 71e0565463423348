import { useQuery } from '@tanstack/react-query';
import { listAdministrators } from '#contract/facility-administrators.ts';
import { send } from '#web/data/api/client.ts';

export const administratorsKey = ['administrators'];

/** The administrators of the facility and its open invitations. */
export function useAdministrators() {
  return useQuery({
    queryKey: administratorsKey,
    queryFn: ({ signal }) => send(listAdministrators, { signal }),
  });
}
