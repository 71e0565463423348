import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getAccount } from '#contract/own-account.ts';
import { queryFnFor } from './read.ts';
import { refreshUser } from './refresh-user.ts';

/** The data of the account page. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: queryFnFor(getAccount, {}),
});

/** After a change: reads the page and the stored user again. */
export function useRefetchAccount() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: accountQuery.queryKey }), refreshUser()]);
  };
}
