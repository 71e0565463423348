import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getOwnStudy } from '#contract/own-study.ts';
import { send } from '#web/data/api/client.ts';

/** The trial that the person takes part in. Not stored on the device: others may use it, too. */
export const ownStudyQuery = queryOptions({
  queryKey: ['own study'],
  queryFn: ({ signal }) => send(getOwnStudy, { signal }),
});

/** After joining, signing, leaving or answering. */
export function useRefetchStudy() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ownStudyQuery.queryKey });
}
