import { queryOptions } from '@tanstack/react-query';
import { listPlanChanges } from '#contract/plans.ts';
import { queryFnFor } from '#web/data/queries/read.ts';

/** All changes of the plan that have arrived at the server. Another device changes it seldom. */
export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: queryFnFor(listPlanChanges, {}),
  staleTime: 60_000,
});
