import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getAccount } from '#contract/own-account.ts';
import { readingOf } from '#web/session/read.ts';
import { refreshUser } from '#web/session/refresh-user.ts';

/** What the account page shows. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: readingOf(getAccount, {}),
});

/** After a change: the page, and the person as this device keeps it, are read anew. */
export function useReadAgain() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: accountQuery.queryKey }), refreshUser()]);
  };
}
