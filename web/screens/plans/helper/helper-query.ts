import { queryOptions } from '@tanstack/react-query';
import { getHelper } from '#contract/helper.ts';
import { queryFnFor } from '#web/data/queries/read.ts';

/** The wishes for whoever helps, and until when the link to the plan works. */
export const helperQuery = queryOptions({
  queryKey: ['helper'],
  queryFn: queryFnFor(getHelper, {}),
});
