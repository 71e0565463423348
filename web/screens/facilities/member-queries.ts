import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SentQuery } from '#contract/endpoint.ts';
import { listMembers, membersPerPage } from '#contract/facilities.ts';
import { countCards } from '#contract/facility-adding-members.ts';
import { listUnits } from '#contract/facility-units.ts';
import { send } from '#web/data/api/client.ts';

/** What the list of members is searched, filtered and sorted by. */
export type MemberSearch = Omit<NonNullable<SentQuery<typeof listMembers>>, 'page'>;

const everything = ['members'];
/** What the list shows before anything is searched for. */
export const firstSearch = (showsResults: boolean): MemberSearch => ({
  order: showsResults ? 'lastPlayed' : 'userName',
});

export const unitsKey = ['members', 'units'];
export const memberListKey = (search: MemberSearch) => ['members', 'list', search];

/** The members page by page. While another search is read, the last one stays in view. */
export function useMemberPages(search: MemberSearch) {
  return useInfiniteQuery({
    queryKey: memberListKey(search),
    queryFn: ({ pageParam, signal }) =>
      send(listMembers, { query: { ...search, page: String(pageParam) }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ matching }, _pages, page) =>
      page * membersPerPage < matching ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  });
}

export function useUnits() {
  return useQuery({ queryKey: unitsKey, queryFn: ({ signal }) => send(listUnits, { signal }) });
}

/** How many members still need a card. */
export function useCardCount() {
  return useQuery({
    queryKey: ['members', 'cards'],
    queryFn: ({ signal }) => send(countCards, { signal }),
  });
}

/** After a change: reads members and units again. */
export function useRefetchMembers() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: everything });
}
