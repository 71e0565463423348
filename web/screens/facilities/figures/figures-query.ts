import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { getFacilityFigures } from '#contract/facility-figures.ts';
import { send } from '#web/data/api/client.ts';

export type FacilityFigures = ResponseOf<typeof getFacilityFigures>;

/** What the facility measures itself; closed like all results until it is verified. */
export const figuresQuery = queryOptions({
  queryKey: ['facility figures'],
  queryFn: ({ signal }) => send(getFacilityFigures, { signal }),
});

/** After something was switched or entered. */
export function useRefetchFigures() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: figuresQuery.queryKey });
}
