import { queryOptions } from '@tanstack/react-query';
import { listSurveys } from '#contract/surveys.ts';
import { send } from '#web/api/client.ts';

/** A list that cannot be fetched counts as empty: the game goes on (specification section 8). */
export const surveysQuery = queryOptions({
  queryKey: ['surveys'],
  queryFn: ({ signal }) => send(listSurveys, { signal }).catch(() => []),
  staleTime: Number.POSITIVE_INFINITY,
});
